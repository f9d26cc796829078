import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "RFC 4648, sections 9 and 10",
    date: "October 2006",
    url: "https://www.rfc-editor.org/rfc/rfc4648",
    cases: [
      ...(
        [
          ["f", "Zg==", "MY======", "66"],
          ["fo", "Zm8=", "MZXQ====", "666F"],
          ["foo", "Zm9v", "MZXW6===", "666F6F"],
          ["foob", "Zm9vYg==", "MZXW6YQ=", "666F6F62"],
          ["fooba", "Zm9vYmE=", "MZXW6YTB", "666F6F6261"],
          ["foobar", "Zm9vYmFy", "MZXW6YTBOI======", "666F6F626172"],
        ] as const
      ).flatMap(([input, base64, base32, base16]) => [
        [{ input }, { output: base64 }] as const,
        [{ input, alphabet: "base32" }, { output: base32 }] as const,
        [{ input, alphabet: "base16" }, { output: base16 }] as const,
      ]),
      [{ input: "14fb9c03d97e", inputType: "hex" }, { output: "FPucA9l+" }],
    ],
  },
] satisfies readonly PublishedSource[];
