import type { PublishedSource } from "../../../core/published";

/** All 94 characters of ASCII that print, and none of them required. */
const ASCII = {
  symbolSet: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
  minLowercase: 0,
  minUppercase: 0,
  minDigits: 0,
  minSymbols: 0,
  entropyHex: "5a".repeat(100),
};

export default [
  {
    title: "Cryptography Stack Exchange, errata for table A.1 of NIST SP 800-63",
    date: "April 2015",
    url: "https://crypto.stackexchange.com/questions/24972/errata-for-nist-sp-800-63",
    cases: (
      [
        [8, "52.4367108134"],
        [10, "65.5458885168"],
        [12, "78.6550662201"],
        [16, "104.873421627"],
        [20, "131.091777034"],
        [30, "196.63766555"],
        [40, "262.183554067"],
      ] as const
    ).map(([length, entropyBits]) => [
      { ...ASCII, length },
      { alphabetSize: 94, entropyBits },
    ]),
  },
] satisfies readonly PublishedSource[];
