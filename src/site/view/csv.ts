/** The grammar of CSV (RFC 4180). */

/** A cell. A text that a spreadsheet would run as a formula is kept a text. */
export function csvQuoted(text: string): string {
  const safe = /^[=+@\t\r]/.test(text) || /^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param lines cells that have their quotes */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return `${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}
