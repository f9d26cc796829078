import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "RFC 3629, section 7",
    date: "November 2003",
    url: "https://www.rfc-editor.org/rfc/rfc3629",
    cases: (
      [
        ["A\u2262\u0391.", "41 E2 89 A2 CE 91 2E"],
        ["\ud55c\uad6d\uc5b4", "ED 95 9C EA B5 AD EC 96 B4"],
        ["\u65e5\u672c\u8a9e", "E6 97 A5 E6 9C AC E8 AA 9E"],
        ["\u{233b4}", "F0 A3 8E B4"],
      ] as const
    ).map(([input, output]) => [{ input, format: "hex", charset: "utf-8" }, { output }]),
  },
] satisfies readonly PublishedSource[];
