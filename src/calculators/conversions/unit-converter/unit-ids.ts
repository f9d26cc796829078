/** Splits a list such as `foot,inch`. */
export function idsIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
}
