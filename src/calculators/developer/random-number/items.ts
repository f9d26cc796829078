/** The items of a list: one a line where there are lines, else between commas. Blanks are dropped, repeats kept. */
export function itemsOf(text: string): string[] {
  const trimmed = text.trim();
  const parts = /[\r\n]/.test(trimmed) ? trimmed.split(/\r\n|[\r\n]/) : trimmed.split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
