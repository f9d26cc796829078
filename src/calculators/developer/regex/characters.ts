/** Display names of characters. */

const CONTROLS: Readonly<Record<number, string>> = {
  0: "NUL",
  8: "backspace",
  9: "tab",
  10: "line feed",
  11: "vertical tab",
  12: "form feed",
  13: "carriage return",
  32: "space",
  160: "no-break space",
};

/** The character in quotes (`“a”`), or a name if it is invisible (`tab (U+0009)`). */
export function characterName(text: string): string {
  const code = text.codePointAt(0) as number;
  const hex = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  if (CONTROLS[code]) return `${CONTROLS[code]} (${hex})`;
  return /^[\p{C}\p{Z}\p{M}]/u.test(text) ? hex : `“${text}”`;
}
