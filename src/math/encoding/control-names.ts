/** Names of the ASCII control characters: ISO/IEC 646, ECMA-6. */

const NAMES = (
  "NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI " +
  "DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US"
).split(" ");

const DEL = 0x7f;

/** `NUL` for 0, `DEL` for 127; null if it is not an ASCII control character. */
export function controlName(codePoint: number): string | null {
  return codePoint === DEL ? "DEL" : (NAMES[codePoint] ?? null);
}
