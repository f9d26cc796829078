/** A number that was written already, as what is divided by: `(1.5 × 10⁻⁷ F)` if it is written with a power of ten. */
export function divisor(text: string): string {
  return text.includes("×") ? `(${text})` : text;
}
