/** JSON as a text (RFC 8259). */

/** All tokens but strings, of which this is the opening quote: a long one would be too much for a pattern. */
const TOKEN = /"|[{}[\],:]|[^\s{}[\],:"]+/g;

function* tokensOf(json: string): Generator<string> {
  const token = new RegExp(TOKEN);
  for (let match = token.exec(json); match; match = token.exec(json)) {
    if (match[0] === '"') token.lastIndex = endOfString(json, token.lastIndex);
    yield json.slice(match.index, token.lastIndex);
  }
}

/** Index behind the quote that closes a string. */
function endOfString(json: string, from: number): number {
  let at = from;
  while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Deeper levels are not indented further: the spaces would outgrow the text. */
const DEEPEST = 50;

/**
 * Every member and element on a line of its own, two spaces in for each level. Numbers, strings and repeated names
 * stay as they stand, which `JSON.parse` would not keep.
 *
 * @param json sound JSON: `JSON.parse` takes it
 */
export function indentJson(json: string): string {
  const parts: string[] = [];
  let depth = 0;
  const newLine = () => `\n${"  ".repeat(Math.min(depth, DEEPEST))}`;
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
