/** Explains a syntax error in a pattern: the engine's reason in plain words, with the position if it is known. */
import { RegExpSyntaxError } from "@eslint-community/regexpp";
import { readJavaScript } from "./javascript-tree";

/** Error message for a JavaScript pattern that the engine rejected. */
export function javaScriptFault(source: string, flags: string): string {
  try {
    readJavaScript(source, flags);
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return sentence(source, reasonOf(error), error.index);
    if (error instanceof RangeError) return TOO_DEEP;
    throw error;
  }
  return "The pattern uses syntax newer than this JavaScript engine supports.";
}

export const TOO_DEEP = "The pattern’s groups are nested too deeply.";

function reasonOf({ message }: RegExpSyntaxError): string {
  return message.slice(message.lastIndexOf("/") + 1).replace(/^\w*: /, "");
}

/** @param index offset at which the parser stopped; positions in messages count from 1 */
function sentence(source: string, reason: string, index: number): string {
  const { groups, classes, closed } = openings(source);
  const before = (sign: string) => source.lastIndexOf(sign, index - 1);
  const at = (offset: number) => `at position ${offset + 1}`;
  const here = index < source.length ? at(index) : "at the end";
  switch (reason) {
    case "Unterminated group":
      return `The group opened ${at(groups.at(-1) ?? 0)} is never closed.`;
    case "Unmatched ')'":
      return `The parenthesis ${at(closed ?? index)} closes a group that was never opened.`;
    case "Unterminated character class":
      return `The character class opened ${at(classes.at(-1) ?? 0)} is never closed.`;
    case "Nothing to repeat": {
      const sign = repeatBefore(source, index);
      return `There is nothing for ${sign.text} ${at(sign.start)} to repeat.`;
    }
    case "Incomplete quantifier":
      return `The brace ${at(before("{"))} starts an incomplete repeat. Write \\{ for a literal brace.`;
    case "Lone quantifier brackets": {
      // When it reports this error, the parser has consumed an opening brace but not a closing one.
      const start = /(?<!\\)(?:\\\\)*\{$/.test(source.slice(0, index)) ? index - 1 : index;
      return `The “${source[start]}” ${at(start)} is unmatched. Write \\${source[start]} for the character itself.`;
    }
    case "numbers out of order in {} quantifier":
      return `The numbers in ${source.slice(before("{"), index)} ${at(before("{"))} are in the wrong order.`;
    case "Range out of order in character class":
      return `The range ${rangeBefore(source, index)} ${at(index - rangeBefore(source, index).length)} is in the wrong order.`;
    case "Invalid character class":
      return `A range in the character class ${at(before("["))} needs a single character at both ends.`;
    case "Invalid character in character class":
      return source[index] === undefined
        ? `The character class opened ${at(classes.at(-1) ?? 0)} is never closed.`
        : `“${source[index]}” ${here} must be escaped in a character class with flag v.`;
    case "Invalid set operation in character class":
      return `The set operation ${here} cannot be combined with what comes before it. Put one of them in brackets.`;
    case "Negated character class may contain strings":
      return `The character class that ends ${at(index - 1)} is negated and contains strings, which is not allowed.`;
    case "Unterminated class string disjunction":
      return `The \\q{ ${at(source.lastIndexOf("\\q{", index))} is never closed.`;
    case "Invalid unicode escape":
    case "Invalid escape":
      return escapeFault(source, before("\\"));
    case "Invalid property name":
      return `No Unicode property is called ${source.slice(before("\\"), index + 1)} (${at(before("\\")).slice(3)}).`;
    case "Invalid capture group name":
      return `The group name ${at(before("<") + 1)} is not valid or not closed with >.`;
    case "Duplicate capture group name":
      return `The group name “${source.slice(before("<") + 1, index - (source[index - 1] === ">" ? 1 : 0))}” ${at(before("<") + 1)} is used twice.`;
    case "Invalid named capture referenced":
      return missingGroup(source);
    case "Invalid named reference":
      return `\\k ${at(source.lastIndexOf("\\k", index))} needs the name of a group, as in \\k<name>.`;
    case "Invalid group":
      return `The group ${at(before("("))} starts with “${source.slice(before("("), before("(") + 3)}”, which is not valid syntax.`;
    case "\\ at end of pattern":
      return `The backslash ${at(index)} has nothing after it to escape.`;
    default:
      return `${reason.replace(/[.:]?$/, "")} ${here}.`;
  }
}

/**
 * Message for the first named reference without a group. The parser only reports it at the end of the pattern, so its
 * position must be found here.
 */
function missingGroup(source: string): string {
  // Character classes and escapes are skipped, because they contain neither groups nor references.
  const parts = [...source.matchAll(/\[(?:\\.|[^\]\\])*\]|\\k<([^>]*)>|\\.|\(\?<(?![=!])([^>]*)>/gs)];
  const names = new Set(parts.map(([, , name]) => name && unescaped(name)));
  for (const { 0: text, 1: name, index } of parts)
    if (name !== undefined && !names.has(unescaped(name)))
      return `${text} at position ${index + 1} refers to a group that does not exist.`;
  return "A named reference refers to a group that does not exist.";
}

/** A group name with its \u escapes decoded; two of them may be the halves of a surrogate pair. */
function unescaped(name: string): string {
  return name.replace(/\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))/g, (_, point, unit) =>
    String.fromCodePoint(Number.parseInt(point ?? unit, 16)),
  );
}

function escapeFault(source: string, start: number): string {
  const [text] = /^\\(?:u\{?[\da-f]*\}?|x[\da-f]?|[1-9]\d*|c?.?)/is.exec(source.slice(start)) ?? ["\\"];
  const place = `at position ${start + 1}`;
  if (/^\\u\{[\da-f]+\}$/i.test(text)) return `${text} ${place} is beyond the last character, U+10FFFF.`;
  if (/^\\[1-9]/.test(text)) return `${text} ${place} refers to a group that does not exist.`;
  if (/^\\[ux]/.test(text)) return `${text} ${place} is missing hexadecimal digits.`;
  return `${text} ${place} is not a valid escape. With flags u and v, only special characters may be escaped.`;
}

/** Offsets of parentheses and brackets still open at the end, and of the first unmatched closing parenthesis. */
function openings(source: string): { groups: number[]; classes: number[]; closed: number | undefined } {
  const groups: number[] = [];
  const classes: number[] = [];
  let closed: number | undefined;
  for (let i = 0; i < source.length; i++) {
    const sign = source[i];
    if (sign === "\\") i++;
    else if (classes.length > 0) {
      if (sign === "]") classes.pop();
    } else if (sign === "[") classes.push(i);
    else if (sign === "(") groups.push(i);
    else if (sign === ")" && groups.pop() === undefined) closed ??= i;
  }
  return { groups, classes, closed };
}

function repeatBefore(source: string, index: number): { start: number; text: string } {
  const text = /(?:[*+?]|\{\d*,?\d*\})$/.exec(source.slice(0, index))?.[0] ?? "";
  return { start: index - text.length, text };
}

function rangeBefore(source: string, index: number): string {
  return /(?:\\.[^-]*|.)-(?:\\[^-]+|.)$/su.exec(source.slice(0, index))?.[0] ?? source.slice(0, index);
}

const LOOKS: Readonly<Record<string, string>> = {
  "(?=": "lookahead",
  "(?!": "lookahead",
  "(?<=": "lookbehind",
  "(?<!": "lookbehind",
};

/** Message for the first feature in a pattern that RE2 deliberately does not support, or null if there is none. */
export function re2Missing(source: string): string | null {
  // Quoted text and character classes cannot contain these features, so they are matched first and skipped.
  const token =
    /\\Q[\s\S]*?(?:\\E|$)|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]?|\\[1-9]|\\k(?:<[^>]*>|\{[^}]*\})?|\\[\s\S]|\(\?P=\w*\)?|\(\?(?:<?[=!]|>)|(?:[*+?]|\{\d+(?:,\d*)?\})\+/g;
  for (const { 0: text, index } of source.matchAll(token)) {
    const place = `${text} at position ${index + 1}`;
    if (/^\\[1-9k]|^\(\?P=/.test(text)) return `RE2 has no backreferences (${place}).`;
    if (LOOKS[text]) return `RE2 has no ${LOOKS[text]} (${place}).`;
    if (text === "(?>") return `RE2 has no atomic groups (${place}).`;
    if (/[^\\]\+$/.test(text) && !text.startsWith("[") && !text.startsWith("\\"))
      return `RE2 has no possessive repeats (${place}).`;
  }
  return null;
}

/** Error message for a pattern that RE2 rejected, from RE2's own description. */
export function re2Fault(source: string, description: string): string {
  const [, reason = description, part = ""] =
    /^(?:error parsing regexp: )?(.*?)(?:: `(.*)`)?$/s.exec(description) ?? [];
  const found = part === "" ? -1 : source.indexOf(part);
  const at = (offset: number) => (offset < 0 ? "" : ` at position ${offset + 1}`);
  const { groups, classes, closed } = openings(source);
  switch (reason) {
    case "missing closing )":
      return `The group opened${at(groups.at(-1) ?? -1)} is never closed.`;
    case "unexpected )":
      return `The parenthesis${at(closed ?? -1)} closes a group that was never opened.`;
    case "missing closing ]":
      return `The character class opened${at(classes.at(-1) ?? found)} is never closed.`;
    case "missing argument to repetition operator":
      return `There is nothing for ${part}${at(found)} to repeat.`;
    case "invalid nested repetition operator":
      return `${part}${at(found)} repeats a repeat. Put the inner one in a group.`;
    case "invalid repeat count":
      return `The repeat ${part}${at(found)} is too large or in the wrong order; RE2 allows at most 1,000 repetitions in total.`;
    case "invalid escape sequence":
      return `RE2 does not support ${part}${at(found)}.`;
    case "invalid character class range":
      return part.startsWith("\\p")
        ? `RE2 has no Unicode property ${part}${at(found)}.`
        : `The range ${part}${at(found)} is in the wrong order.`;
    case "duplicate capture group name":
      return `The group name “${part}”${at(source.lastIndexOf(`<${part}>`))} is used twice.`;
    case "invalid named capture":
      return `The group name${at(found)} is not valid or not closed with >.`;
    case "invalid or unsupported Perl syntax":
      return `RE2 does not support groups that start with ${part}${at(found)}.`;
    case "trailing backslash at end of expression":
      return `The backslash${at(source.length - 1)} has nothing after it to escape.`;
    default:
      return `RE2 rejects the pattern: ${reason}${part && ` (${part}${at(found)})`}.`;
  }
}
