import type { PublishedSource } from "../../../core/published";

const NAMES = [
  [
    "8,165,432,098,710",
    "eight trillion, one hundred sixty-five billion, four hundred thirty-two million, ninety-eight thousand, seven hundred ten",
  ],
  [
    "9,258,137,904,061",
    "nine trillion, two hundred fifty-eight billion, one hundred thirty-seven million, nine hundred four thousand, sixty-one",
  ],
  [
    "17,864,325,619,004",
    "seventeen trillion, eight hundred sixty-four billion, three hundred twenty-five million, six hundred nineteen thousand, four",
  ],
  ["327,577,529", "three hundred twenty-seven million, five hundred seventy-seven thousand, five hundred twenty-nine"],
  ["31,536,000", "thirty-one million, five hundred thirty-six thousand"],
] as const;

export default [
  {
    title: "OpenStax, Prealgebra 2e, section 1.1",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: [
      // The book has commas between the groups.
      ...NAMES.map(([number, words]) => [{ number }, { words: words.replaceAll(",", "") }] as const),
      ...NAMES.map(([grouped, words]) => [{ mode: "words-to-number", words }, { grouped }] as const),
      [
        {
          mode: "words-to-number",
          words: "nine billion, two hundred forty-six million, seventy-three thousand, one hundred eighty-nine",
        },
        { grouped: "9,246,073,189" },
      ],
      [
        { mode: "words-to-number", words: "eleven million, forty-four thousand, one hundred sixty-seven" },
        { grouped: "11,044,167" },
      ],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 4.2",
    date: "2023",
    url: "https://openstax.org/details/books/contemporary-mathematics",
    cases: [
      ...(
        [
          ["38", "XXXVIII"],
          ["94", "XCIV"],
          ["2987", "MMCMLXXXVII"],
        ] as const
      ).map(([number, roman]) => [{ mode: "roman", number }, { roman }] as const),
      ...(
        [
          ["XXVII", 27],
          ["XXXIV", 34],
          ["MMCMXLVIII", 2948],
        ] as const
      ).map(([words, value]) => [{ mode: "roman-to-number", words }, { value }] as const),
    ],
  },
] satisfies readonly PublishedSource[];
