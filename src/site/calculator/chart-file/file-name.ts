/** `mortgage-calculator-balance`, and a number for a second chart with the same label. */
export function fileName(id: string, label: string, index = 0): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [id, ...words, ...(index > 0 ? [index + 1] : [])].join("-");
}
