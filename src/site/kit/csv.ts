/** The grammar of CSV (RFC 4180). */

/** One cell, quoted if necessary. Text that a spreadsheet would run as a formula is kept as text. */
export function csvCell(text: string): string {
  const safe = /^[=+@\t\r]/.test(text) || /^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param lines cells that are already quoted */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return `${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}
