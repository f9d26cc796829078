/** Formatting of JSON text (RFC 8259). */

/**
 * Matches all tokens, but only the opening quote of strings, since a long string would be too much for a regular
 * expression.
 */
const TOKEN = /"|[{}[\],:]|[^\s{}[\],:"]+/g;

function* tokensOf(json: string): Generator<string> {
  const token = new RegExp(TOKEN);
  for (let match = token.exec(json); match; match = token.exec(json)) {
    if (match[0] === '"') token.lastIndex = endOfString(json, token.lastIndex);
    yield json.slice(match.index, token.lastIndex);
  }
}

/** Index after the closing quote of a string. */
function endOfString(json: string, from: number): number {
  let at = from;
  while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Levels beyond this are not indented further; otherwise the indentation could outgrow the text. */
const MAX_INDENT = 50;

/**
 * Puts every member and element on its own line, indented two spaces per level. Numbers, strings and duplicate names
 * are kept as written, unlike with `JSON.parse`.
 *
 * @param json must be valid JSON
 */
export function indentJson(json: string): string {
  const parts: string[] = [];
  let depth = 0;
  const newLine = () => `\n${"  ".repeat(Math.min(depth, MAX_INDENT))}`;
  let before = "";
  for (const token of tokensOf(json)) {
    const closes = token === "}" || token === "]";
    const empty = closes && (before === "{" || before === "[");
    if (closes) depth--;
    if ((closes && !empty) || (!closes && (before === "{" || before === "["))) parts.push(newLine());
    parts.push(token);
    if (token === "{" || token === "[") depth++;
    if (token === ",") parts.push(newLine());
    if (token === ":") parts.push(" ");
    before = token;
  }
  return parts.join("");
}
