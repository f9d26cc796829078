const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text in bytes; null if they are not UTF-8: with some of them replaced, they would say something else. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
