/** Splits two columns copied from a spreadsheet, without their headings; null if the text is anything else. */
export function twoColumns(text: string): { readonly data: string; readonly weights: string } | null {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  if (rows.length === 0 || rows.some((cells) => cells.length !== 2)) return null;
  const [first, ...rest] = rows;
  const isHeading = rest.length > 0 && first?.every((cell) => !/\d/.test(cell));
  const kept = isHeading ? rest : rows;
  const column = (place: 0 | 1) => kept.map((cells) => cells[place]).join("\n");
  return { data: column(0), weights: column(1) };
}
