/** Names of the characters that cannot be seen: spaces, marks of direction, joiners and the like. Unicode 17.0. */

const NAMES: Readonly<Record<number, string>> = {
  32: "space",
  133: "next line",
  160: "no-break space",
  173: "soft hyphen",
  847: "combining grapheme joiner",
  1564: "Arabic letter mark",
  4447: "Hangul choseong filler",
  4448: "Hangul jungseong filler",
  5760: "ogham space mark",
  6158: "Mongolian vowel separator",
  8192: "en quad",
  8193: "em quad",
  8194: "en space",
  8195: "em space",
  8196: "three-per-em space",
  8197: "four-per-em space",
  8198: "six-per-em space",
  8199: "figure space",
  8200: "punctuation space",
  8201: "thin space",
  8202: "hair space",
  8203: "zero width space",
  8204: "zero width non-joiner",
  8205: "zero width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8232: "line separator",
  8233: "paragraph separator",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "pop directional formatting",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8239: "narrow no-break space",
  8287: "medium mathematical space",
  8288: "word joiner",
  8289: "function application",
  8290: "invisible times",
  8291: "invisible separator",
  8292: "invisible plus",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "pop directional isolate",
  10240: "braille pattern blank",
  12288: "ideographic space",
  12644: "Hangul filler",
  65279: "byte order mark",
  65440: "halfwidth Hangul filler",
  917505: "language tag",
  917631: "cancel tag",
};

/** `zero width joiner` for U+200D; null for a character that shows itself, and for the ASCII control characters. */
export function invisibleName(codePoint: number): string | null {
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `variation selector-${codePoint - 0xfe00 + 1}`;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `variation selector-${codePoint - 0xe0100 + 17}`;
  if (codePoint >= 0xe0020 && codePoint <= 0xe007e) return `tag ${String.fromCodePoint(codePoint - 0xe0000)}`.trim();
  if (codePoint >= 0x80 && codePoint <= 0x9f && codePoint !== 0x85) return "control character";
  return NAMES[codePoint] ?? null;
}
