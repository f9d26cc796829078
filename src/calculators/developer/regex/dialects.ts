/** How eight languages write patterns: what differs from JavaScript, and what they do not support. */
import {
  ASCII_SPACE,
  DIGITS,
  JAVASCRIPT_LINE_ENDS,
  JAVASCRIPT_SPACE,
  LINE_FEED,
  type Ranges,
  RE2_SPACE,
  WORD,
} from "./sets";

export interface Dialect {
  readonly language: string;
  /** Name of the regex engine, if it should be shown next to the language. */
  readonly engine?: string;
  readonly lookahead: boolean;
  /** `fixed`: one fixed length; `branches`: a fixed length for each alternative; `bounded`: some maximum length. */
  readonly lookbehind: "none" | "fixed" | "branches" | "bounded" | "any";
  readonly references: boolean;
  /** The opening of a named group. */
  readonly named: (name: string) => string;
  readonly reference: (to: number | string) => string;
  /** Converts a group name to one that is valid in this language. */
  readonly name: (name: string) => string;
  readonly start: string;
  readonly end: string;
  /** What `\d`, `\w` and `\s` match; null if that is more than they mean in either flavor of this page. */
  readonly digits: Ranges | null;
  readonly word: Ranges | null;
  readonly space: Ranges | null;
  /** What `.` does not match without flag s; null if that is a set neither flavor of this page uses. */
  readonly dotStops: Ranges | null;
  /** What ends a line for `^` and `$` under flag m; null if they do not match at the very end of a text. */
  readonly lineEnds: Ranges | null;
  /** Assertions for ASCII word boundaries; null if they must be written with lookaround. */
  readonly edge: string | null;
  readonly notEdge: string | null;
  /**
   * Which characters are equivalent under flag i: by simple case folding, by full case folding (`ss` and ß), or by
   * simple case folding plus the Turkish i.
   */
  readonly folding: "simple" | "full" | "turkish";
  /** Whether flag i can be limited to ASCII letters, for patterns that contain no others. */
  readonly asciiFolding: boolean;
  /** Whether a reference can match the empty string if its group did not participate: `(?(1)\1)`. */
  readonly conditions: boolean;
  /** Whether several groups may share a name. */
  readonly sameNames: boolean;
  /** Whether characters are UTF-16 code units, so that a character above U+FFFF counts as two. */
  readonly units: boolean;
  /** Start of a line comment. */
  readonly comment: string;
  readonly textStart: string;
  readonly textEnd: string;
  /** Escape for a character that cannot be written literally. */
  readonly character: (code: number) => string;
  /** `\p{…}`; null if the language has no property with that name. */
  readonly property: (name: string, negate: boolean) => string | null;
  /** Characters that must be escaped inside brackets. */
  readonly inClass: string;
  /** Class intersection and subtraction: written as in `rust`, as in `java`, with a lookahead, or unsupported. */
  readonly operations: "rust" | "java" | "look" | "none";
  /** A class that never matches. */
  readonly nothing: string;
  /** The letter of an inline flag in this language; null if it has none. */
  readonly inline: (flag: string) => string | null;
  /** Whether flags may change in the middle: `(?i)`. */
  readonly switches: boolean;
  /** Whether flags may change for a group: `(?i:…)`. */
  readonly groupFlags: boolean;
  /** Anchors a search to its starting position; null if the language has no such anchor. */
  readonly sticky: string | null;
}

const hex = (code: number, digits = 0) => code.toString(16).padStart(digits, "0");
const underscored = (name: string) => name.replace(/[^\w]/g, "_");
/** `first_name` → `firstName`, for languages that allow only letters and digits. */
const camel = (name: string) =>
  name.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase()).replace(/^(?=\d|$)/, "g");
const same = (flag: string) => flag;

/** `Letter` → `L`, `General_Category=Letter` → `L`, `Script=Greek` → `Greek`. */
function propertyParts(name: string): {
  readonly kind: "category" | "script" | "other";
  readonly name: string;
} {
  const [key, value] = name.includes("=") ? (name.split("=") as [string, string]) : ["", name];
  if (key === "" || /^(?:gc|General_Category)$/.test(key)) {
    const short = CATEGORIES[value] ?? (/^(?:[CLMNPSZ][a-z]?|LC)$/.test(value) ? value : undefined);
    if (short) return { kind: "category", name: short };
  }
  if (/^(?:sc|Script|scx|Script_Extensions)$/.test(key)) return { kind: "script", name: value };
  return { kind: "other", name: value };
}

/** Unicode general categories by their long names (PropertyValueAliases.txt). */
const CATEGORIES: Readonly<Record<string, string>> = {
  Other: "C",
  Control: "Cc",
  Format: "Cf",
  Unassigned: "Cn",
  Private_Use: "Co",
  Surrogate: "Cs",
  Letter: "L",
  Cased_Letter: "LC",
  Lowercase_Letter: "Ll",
  Modifier_Letter: "Lm",
  Other_Letter: "Lo",
  Titlecase_Letter: "Lt",
  Uppercase_Letter: "Lu",
  Mark: "M",
  Combining_Mark: "M",
  Spacing_Mark: "Mc",
  Enclosing_Mark: "Me",
  Nonspacing_Mark: "Mn",
  Number: "N",
  Decimal_Number: "Nd",
  digit: "Nd",
  Letter_Number: "Nl",
  Other_Number: "No",
  Punctuation: "P",
  punct: "P",
  Connector_Punctuation: "Pc",
  Dash_Punctuation: "Pd",
  Close_Punctuation: "Pe",
  Final_Punctuation: "Pf",
  Initial_Punctuation: "Pi",
  Other_Punctuation: "Po",
  Open_Punctuation: "Ps",
  Symbol: "S",
  Currency_Symbol: "Sc",
  Modifier_Symbol: "Sk",
  Math_Symbol: "Sm",
  Other_Symbol: "So",
  Separator: "Z",
  Line_Separator: "Zl",
  Paragraph_Separator: "Zp",
  Space_Separator: "Zs",
};

const sign = (negate: boolean) => (negate ? "P" : "p");
/** For engines that support categories and scripts but no other properties. */
const categoriesAndScripts = (name: string, negate: boolean) => {
  const part = propertyParts(name);
  return part.kind === "other" && /[a-z]_|^(?:ASCII|Any|Emoji|ID|XID|White)/.test(part.name)
    ? null
    : `\\${sign(negate)}{${part.name}}`;
};

const common: Omit<Dialect, "language" | "character" | "property" | "inClass" | "textEnd" | "end"> = {
  lookahead: true,
  lookbehind: "any",
  references: true,
  named: (name) => `(?<${name}>`,
  reference: (to) => (typeof to === "number" ? `\\${to}` : `\\k<${to}>`),
  name: underscored,
  start: "^",
  digits: null,
  word: null,
  space: null,
  dotStops: LINE_FEED,
  lineEnds: LINE_FEED,
  edge: null,
  notEdge: null,
  folding: "simple",
  asciiFolding: false,
  conditions: false,
  sameNames: false,
  units: false,
  comment: "//",
  textStart: "\\A",
  operations: "look",
  nothing: "(?!)",
  inline: same,
  switches: true,
  groupFlags: true,
  sticky: "\\G",
};

/** Used for RE2 patterns; JavaScript patterns are not translated. */
export const JAVASCRIPT: Dialect = {
  ...common,
  language: "JavaScript",
  name: (name) => name,
  digits: DIGITS,
  word: WORD,
  space: JAVASCRIPT_SPACE,
  dotStops: JAVASCRIPT_LINE_ENDS,
  lineEnds: JAVASCRIPT_LINE_ENDS,
  edge: "\\b",
  notEdge: "\\B",
  end: "$",
  textStart: "(?<![^])",
  textEnd: "(?![^])",
  character: (code) =>
    code > 0xffff ? `\\u{${hex(code)}}` : code > 0xff ? `\\u${hex(code, 4)}` : `\\x${hex(code, 2)}`,
  property: (name, negate) => {
    const part = propertyParts(name);
    return `\\${sign(negate)}{${part.kind === "category" ? part.name : `Script=${part.name}`}}`;
  },
  inClass: "\\]^-",
  nothing: "[]",
  switches: false,
  groupFlags: false,
};

export const DIALECTS: readonly Dialect[] = [
  {
    ...common,
    language: "Python",
    // Before Python 3.14, \B does not match in an empty text, so `notEdge` stays null.
    edge: "(?a:\\b)",
    folding: "turkish",
    asciiFolding: true,
    conditions: true,
    comment: "#",
    lookbehind: "fixed",
    named: (name) => `(?P<${name}>`,
    reference: (to) => (typeof to === "number" ? `\\${to}` : `(?P=${to})`),
    end: "\\Z",
    textEnd: "\\Z",
    character: (code) =>
      code > 0xffff ? `\\U${hex(code, 8)}` : code > 0xff ? `\\u${hex(code, 4)}` : `\\x${hex(code, 2)}`,
    property: () => null,
    inClass: "\\]^-[&~|",
    switches: false,
    sticky: null,
  },
  {
    ...common,
    language: "Java",
    digits: DIGITS,
    word: WORD,
    space: ASCII_SPACE,
    dotStops: null,
    lineEnds: null,
    folding: "turkish",
    asciiFolding: true,
    lookbehind: "bounded",
    name: camel,
    end: "\\z",
    textEnd: "\\z",
    character: (code) => `\\x{${hex(code)}}`,
    property: (name, negate) => {
      const part = propertyParts(name);
      const prefix = part.kind === "category" ? "" : "Is";
      return part.name === "Any" || part.name === "ASCII" ? null : `\\${sign(negate)}{${prefix}${part.name}}`;
    },
    inClass: "\\]^-[&",
    operations: "java",
  },
  {
    ...common,
    language: "C#",
    conditions: true,
    sameNames: true,
    units: true,
    reference: (to) => `\\k<${to}>`,
    end: "\\z",
    textEnd: "\\z",
    character: (code) => [...surrogates(code)].map((unit) => `\\u${hex(unit, 4)}`).join(""),
    property: (name, negate) => {
      const part = propertyParts(name);
      return part.kind === "category" && part.name !== "LC" ? `\\${sign(negate)}{${part.name}}` : null;
    },
    inClass: "\\]^-[",
  },
  {
    ...common,
    language: "Go",
    engine: "RE2",
    digits: DIGITS,
    word: WORD,
    space: RE2_SPACE,
    edge: "\\b",
    notEdge: "\\B",
    lookahead: false,
    lookbehind: "none",
    references: false,
    named: (name) => `(?P<${name}>`,
    end: "$",
    textEnd: "\\z",
    character: (code) => `\\x{${hex(code)}}`,
    property: categoriesAndScripts,
    inClass: "\\]^-[",
    operations: "none",
    nothing: "[^\\x00-\\x{10FFFF}]",
    sticky: null,
  },
  {
    ...common,
    language: "PHP",
    lineEnds: null,
    conditions: true,
    lookbehind: "branches",
    end: "\\z",
    textEnd: "\\z",
    character: (code) => `\\x{${hex(code)}}`,
    property: categoriesAndScripts,
    inClass: "\\]^-[",
  },
  {
    ...common,
    language: "Ruby",
    digits: DIGITS,
    word: WORD,
    space: ASCII_SPACE,
    lineEnds: null,
    folding: "full",
    conditions: true,
    sameNames: true,
    comment: "#",
    lookbehind: "branches",
    reference: (to) => (typeof to === "number" ? `\\${to}` : `\\k<${to}>`),
    start: "\\A",
    end: "\\z",
    textEnd: "\\z",
    character: (code) => (code > 0x7f ? `\\u{${hex(code)}}` : `\\x${hex(code, 2)}`),
    property: (name, negate) => `\\${sign(negate)}{${propertyParts(name).name}}`,
    inClass: "\\]^-[&",
    // Ruby's ^ and $ always match at lines, and its flag for s is called m.
    inline: (flag) => ({ i: "i", s: "m" })[flag] ?? null,
  },
  {
    ...common,
    language: "Rust",
    edge: "(?-u:\\b)",
    lookahead: false,
    lookbehind: "none",
    references: false,
    end: "$",
    textEnd: "\\z",
    character: (code) => `\\x{${hex(code)}}`,
    property: (name, negate) => `\\${sign(negate)}{${propertyParts(name).name}}`,
    inClass: "\\]^-[&~",
    operations: "rust",
    nothing: "[a&&b]",
    sticky: null,
  },
];

function surrogates(code: number): number[] {
  const text = String.fromCodePoint(code);
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}
