/** Splits a list at line breaks if it has any, otherwise at commas. Blank items are dropped, repeats are kept. */
export function itemsOf(text: string): string[] {
  const trimmed = text.trim();
  const parts = /[\r\n]/.test(trimmed) ? trimmed.split(/\r\n|[\r\n]/) : trimmed.split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
