import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { encodeLink } from "../../../core/link";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { outputsOf, prepareChoices, problemsOf, testTools } from "../../../core/testing";
import { sha256 } from "../../../math/hashing/sha256";
import { hexText } from "../../../math/random/bytes";
import { Composition } from "./composition";
import { isWeakPin } from "./kinds";
import model from "./model";

beforeAll(() => prepareChoices(model), 60_000);

const ask = (inputs: JsonObject, seed = 1) => outputsOf(model, inputs, testTools(seed));
const complaint = (inputs: JsonObject) => {
  const [problem] = problemsOf(model, inputs, testTools());
  return [problem?.field, problem?.message];
};

/** Known bytes: SHA-256 of the name and a counter, one after the other. */
function bytesFor(name: string, count: number): string {
  let hex = "";
  for (let i = 0; hex.length < 2 * count; i++) hex += hexText(sha256(new TextEncoder().encode(name + i)));
  return hex.slice(0, 2 * count);
}

const NONE = { minLowercase: 0, minUppercase: 0, minDigits: 0, minSymbols: 0 };

describe("random characters, against an independent implementation in Python", () => {
  it.each([
    ["mixed", {}, "GuV{4^?OvRLuAPw.Bner", "354689946188576024249527795829276265600"],
    ["nodup", { length: 16, noDuplicates: true }, "HEz!KIq{d37;M=Z)", "1457406761921749197668229120000"],
    ["start", { length: 12, startWithLetter: true }, "h78e+&)rA&[q", "61383049798918221522720"],
    [
      "startnodup",
      { length: 10, symbols: false, minDigits: 3, startWithLetter: true, noDuplicates: true },
      "w95F8QbqsH",
      "50680852772659200",
    ],
    [
      "incl",
      {
        length: 15,
        include: "äöü🙂a",
        exclude: "xyz",
        excludeAmbiguous: true,
        ...NONE,
        minUppercase: 2,
        minDigits: 4,
      },
      "X63GL$de_E;:86@",
      "1791118535013478772137525248",
    ],
    [
      "plainnodup",
      { length: 12, uppercase: false, symbols: false, ...NONE, noDuplicates: true },
      "i0lkoxham7vj",
      "599555620984320000",
    ],
  ])("%s", (name, inputs, password, combinations) => {
    expect(ask({ ...inputs, entropyHex: bytesFor(name, 400) })).toMatchObject({ password, combinations });
  });

  it("the first of several is the one made alone", () => {
    const entropyHex = bytesFor("mixed", 400);
    const { passwords, passwordsText, password } = ask({ count: 3, entropyHex });
    expect(passwords[0]).toEqual({ n: 1, password: "GuV{4^?OvRLuAPw.Bner" });
    expect(password).toBe(passwords[0].password);
    expect(passwordsText.split("\n")).toHaveLength(3);
  });
});

describe("the number of possible passwords", () => {
  const abc = { characters: [..."abc"], least: 1 };
  const ones = { characters: [..."01"], least: 2 };
  const signs = { characters: [..."!?"], least: 0 };

  // Python, all 7^4 texts gone through
  it("agrees with going through all texts", () => {
    const counts = [false, true].map((distinct) => {
      const composition = new Composition([abc, ones, signs], distinct);
      return [composition.count(4), composition.countStartingWith([0], 4)];
    });
    expect(counts).toEqual([
      [600n, 204n],
      [216n, 72n],
    ]);
  });

  it("each comes up as often as any other", () => {
    // Texts of 3 with a letter and a digit at least: 36, over bytes in which every value is equally likely.
    const classes = [
      { characters: [..."ab"], least: 1 },
      { characters: [..."12"], least: 1 },
    ];
    expect(new Composition(classes, false).count(3)).toBe(48n);
    const seen = new Map<string, number>();
    const inputs = { mode: "random", length: 4, symbols: false, ...NONE, minDigits: 1, minLowercase: 1 };
    const narrow = { ...inputs, uppercase: false, exclude: "cdefghijklmnopqrstuvwxyz3456789" };
    const { passwords, combinations } = ask({ ...narrow, count: 1000 }, 7);
    for (const { password } of passwords) seen.set(password, (seen.get(password) ?? 0) + 1);
    // 5^4 texts of a, b, 0, 1, 2 less those without a letter (3^4) and those without a digit (2^4)
    expect(Number(combinations)).toBe(625 - 81 - 16);
    const expected = 1000 / Number(combinations);
    const chiSquared =
      [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) +
      (Number(combinations) - seen.size) * expected;
    // 527 degrees of freedom: mean 527, deviation 32.5
    expect(Math.abs(chiSquared - 527)).toBeLessThan(5 * 32.5);
  });

  it("has as many bits as log2 says", () => {
    expect(ask({ length: 12, ...NONE })).toMatchObject({
      combinations: String(85n ** 12n),
      alphabetSize: 85,
    });
    expect(ask({ length: 12, ...NONE }).entropyBits).toBeCloseTo(76.91269123365242, 9);
    expect(ask({ mode: "hex" })).toMatchObject({ entropyBits: 256, passwordLength: 64, alphabetSize: null });
  });
});

describe("passphrases", () => {
  it("take words from the list, then a digit, then a symbol (Python)", () => {
    const inputs = { mode: "passphrase", words: 5, separator: " ", capitalize: "first-letter" };
    expect(
      ask({ ...inputs, appendDigit: true, appendSymbol: true, entropyHex: bytesFor("phrase", 60) }),
    ).toMatchObject({
      password: "Chop Septum Subdivide[ Diffusion Ashen7",
      combinations: "163474156172095782912000",
    });
    const two = { mode: "passphrase", words: 3, count: 2, separator: ".", capitalize: "upper" };
    expect(ask({ ...two, entropyHex: bytesFor("two", 60) }).passwordsText).toBe(
      "PROVABLE.UPHELD.CITRIC\nCASE.LIKING.CERTIFY",
    );
  });

  it("take each symbol of the set once: 7776³ × 3 places × 2 symbols", () => {
    const inputs = { mode: "passphrase", words: 3, appendSymbol: true, symbolSet: "!!@" };
    // The places of the words, then below(3) and below(2): byte 3 is odd, so the second of ! and @.
    expect(ask({ ...inputs, entropyHex: "000000000000 00 03" })).toMatchObject({
      password: "abacus@-abacus-abacus",
      combinations: String(7776 ** 3 * 3 * 2),
    });
  });

  it("are read from real dice (EFF large list: 11111 abacus, 66666 zoom, 43621 partner)", () => {
    const rolled = ask({ mode: "passphrase", diceRolls: "11111 66666\n43621", count: 5 });
    expect(rolled).toMatchObject({
      password: "abacus-zoom-partner",
      combinations: String(7776n ** 3n),
      noticeCodes: "own-randomness",
    });
    expect(rolled.passwords).toHaveLength(1);
  });
});

describe("other kinds", () => {
  it("proquints of the proposal, arXiv:0901.4016", () => {
    const inputs = { mode: "pronounceable", quints: 2 };
    // 127.0.0.1, 63.84.220.193, 63.118.7.35 and 216.68.232.21
    for (const [entropyHex, password] of [
      ["7f000001", "lusab-babad"],
      ["3f54dcc1", "gutih-tugad"],
      ["3f760723", "gutuk-bisog"],
      ["d844e815", "todah-vobij"],
    ])
      expect(ask({ ...inputs, entropyHex }).password).toBe(password);
    expect(ask({ ...inputs, separator: "" }).passwordLength).toBe(10);
  });

  it("keys are the bytes themselves", () => {
    const bytes = bytesFor("key", 7);
    expect(ask({ mode: "hex", byteLength: 7, entropyHex: bytes }).password).toBe("a819408ce5010c");
    expect(ask({ mode: "base64url", byteLength: 7, entropyHex: bytes }).password).toBe("qBlAjOUBDA");
    for (const [byteLength, characters] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [1024, 1366],
    ])
      expect(ask({ mode: "base64url", byteLength }).passwordLength).toBe(characters);
  });

  it("PINs: the count agrees with going through all of them", () => {
    for (const [pinLength, strong] of [
      [3, 970],
      [4, 9682],
      [5, 99_970],
    ] as const) {
      let counted = 0;
      for (let pin = 0; pin < 10 ** pinLength; pin++)
        if (!isWeakPin([...String(pin).padStart(pinLength, "0")].map(Number))) counted++;
      expect(counted).toBe(strong);
      expect(ask({ mode: "pin", pinLength }).combinations).toBe(String(strong));
    }
    expect(ask({ mode: "pin" }).combinations).toBe("998980");
    expect(ask({ mode: "pin", pinLength: 4, avoidWeakPins: false }).combinations).toBe("10000");
    expect(ask({ mode: "pin", pinLength: 12 }).combinations).toBe(String(10n ** 12n - 20n - 10n ** 6n));
    // 1234 is drawn again, 0000 is thrown away; then 4710
    expect(ask({ mode: "pin", pinLength: 4, entropyHex: "01020304 00000000 04070100" }).password).toBe(
      "4710",
    );
  });
});

describe("checking", () => {
  const check = (password: string) => ask({ mode: "check", password });

  it("knows common passwords, whatever their capitals", () => {
    for (const password of ["password", "PassWord", "123456", "qwerty"])
      expect(check(password)).toMatchObject({
        onCommonList: true,
        nistMultiFactor: false,
        nistSingleFactor: false,
      });
    expect(check("password")).toMatchObject({ score: 0, noticeCodes: "common" });
    expect(check("password").feedback[0]).toMatchObject({ kind: "warning" });
  });

  it("goes by length and list only, as NIST says", () => {
    expect(check("q7V!z-Lw29#TmXr+8dKp")).toMatchObject({
      score: 4,
      onCommonList: false,
      nistSingleFactor: true,
      nistMultiFactor: true,
    });
    expect(check("vhkdwqpz")).toMatchObject({ nistSingleFactor: false, nistMultiFactor: true });
    expect(check("vhkdwqp")).toMatchObject({ nistMultiFactor: false });
    // One code point each
    expect(check("🙂".repeat(15))).toMatchObject({ passwordLength: 15, nistSingleFactor: true });
  });

  it("says the guesses as bits, and nothing that was not made", () => {
    const answer = check("correct horse battery staple");
    expect(answer.entropyBits).toBeCloseTo(answer.guessesLog10 * Math.log2(10), 9);
    expect(answer).toMatchObject({
      password: null,
      passwords: [],
      passwordsText: null,
      combinations: null,
      alphabetSize: null,
    });
    const [throttled] = answer.crackTimes;
    expect(throttled.seconds / (10 ** answer.guessesLog10 / (100 / 3600))).toBeCloseTo(1, 9);
  });
});

describe("time to guess", () => {
  it("is half the space at each speed, in this order", () => {
    const { crackTimes } = ask({ mode: "hex", byteLength: 16 });
    expect(crackTimes.map((row: { guessesPerSecond: number }) => row.guessesPerSecond)).toEqual([
      100 / 3600,
      10,
      1e4,
      1e10,
      1e12,
    ]);
    expect(crackTimes[3].seconds).toBe(2 ** 127 / 1e10);
    // 2^127 / 10^10 / 31,557,600 s = 5.39 × 10^20 (Python)
    expect(crackTimes[3].display).toBe("5 × 10^20 years");
  });

  it("has words where a double has no number", () => {
    const { crackTimes } = ask({ mode: "hex", byteLength: 1024 });
    expect(crackTimes[0].seconds).toBeNull();
    // 2^8191 / 10^10 s: log10 = 8191 × 0.30103 − 10 − 7.4991
    expect(crackTimes[3].display).toBe("2 × 10^2448 years");
    expect(ask({ mode: "pin", pinLength: 3 }).crackTimes[3].display).toBe("less than a second");
    expect(ask({ mode: "pin", pinLength: 4 }).crackTimes[0].display).toBe("2 days");
  });
});

describe("options", () => {
  it("say what they bring", () => {
    const { optionBits, entropyBits } = ask({ ...NONE });
    const change = (option: string) => optionBits.find((row: { option: string }) => row.option === option);
    expect(change("One more character").change).toBeCloseTo(Math.log2(85), 9);
    expect(change("No symbols").entropyBits).toBeCloseTo(20 * Math.log2(62), 9);
    expect(change("No symbols").change).toBeCloseTo(20 * Math.log2(62) - entropyBits, 9);
    const words = ask({ mode: "passphrase" }).optionBits;
    expect(words[0]).toMatchObject({ option: "One more word" });
    expect(words[0].change).toBeCloseTo(Math.log2(7776), 9);
    expect(ask({ mode: "check" }).optionBits).toEqual([]);
  });
});

describe("solve", () => {
  const solved = (inputs: JsonObject, input: string, target: number) => {
    const parsed = parseInputs(model, inputs);
    if (parsed.problems) throw new Error("right inputs");
    return solveFor(model, parsed.inputs, { input, output: "entropyBits", target }, testTools()).value;
  };

  it("gives the shortest password with the bits wanted, own bytes or not", () => {
    // 128 / log2 85 = 19.97
    expect(solved({ ...NONE }, "length", 128)).toBe(20);
    expect(solved({ ...NONE, length: 12, entropyHex: "00".repeat(12) }, "length", 128)).toBe(20);
    const length = Number(solved({}, "length", 200));
    expect(ask({ length }).entropyBits).toBeGreaterThanOrEqual(200);
    expect(ask({ length: length - 1 }).entropyBits).toBeLessThan(200);
    // 100 / log2 7776 = 7.74
    expect(solved({ mode: "passphrase" }, "words", 100)).toBe(8);
  });
});

describe("own bytes", () => {
  it("are mapped in the working, and belong to whoever has them", () => {
    const { firstDraws, noticeCodes } = ask({
      length: 12,
      ...NONE,
      entropyHex: "fc28d74210f9c346ee13097421858562b07a287f199ad0e1449bb1db9bcc46f5",
    });
    // 252 mod 85 = 82, the 21st symbol
    expect(firstDraws[0]).toMatchObject({
      read: "252",
      limit: "255",
      choices: "85",
      result: "82",
      character: ",",
    });
    expect(firstDraws).toHaveLength(4);
    expect(noticeCodes).toBe("short own-randomness");
    expect(ask({}).firstDraws).toEqual([]);
  });

  it("run out", () => {
    expect(complaint({ mode: "hex", entropyHex: "00ff" })).toEqual([
      "entropyHex",
      "The random bytes given run out; add at least 30 more bytes.",
    ]);
    expect(complaint({ entropyHex: "0" })[0]).toBe("entropyHex");
  });
});

describe("secrets", () => {
  it("stay out of links", () => {
    const secrets = { password: "hunter2", entropyHex: "00ff", diceRolls: "11111" };
    const all = () => true;
    for (const mode of ["random", "passphrase", "check"])
      expect(encodeLink(model, { mode, ...secrets, length: 21 }, all)).not.toMatch(/hunter2|00ff|11111/);
  });
});

describe("wrong questions", () => {
  it.each([
    [{ length: 257 }, "length", "Length must be between 4 and 256 characters."],
    [{ length: 6, minDigits: 4 }, "length", "Length must be at least 7, the sum of the minimum counts."],
    [
      { lowercase: false, uppercase: false, symbols: false, length: 11, noDuplicates: true },
      "length",
      undefined,
    ],
    [{ symbols: false, length: 20, minDigits: 11, noDuplicates: true }, "length", undefined],
    [
      {
        length: 4,
        minDigits: 4,
        ...{ minLowercase: 0, minUppercase: 0, minSymbols: 0 },
        startWithLetter: true,
      },
      "length",
      "Length must be at least 5: the minimum counts leave no place for a letter in front.",
    ],
    [
      { lowercase: false, uppercase: false, digits: false, symbols: false },
      "lowercase",
      "Choose at least one kind of character.",
    ],
    [
      { lowercase: false, uppercase: false, digits: true, symbols: false, exclude: "0123456789" },
      "exclude",
      undefined,
    ],
    [{ lowercase: false, uppercase: false, digits: false, symbolSet: "" }, "symbolSet", undefined],
    [
      { lowercase: false, uppercase: false, startWithLetter: true },
      "startWithLetter",
      "A password cannot start with a letter when letters are off.",
    ],
    [{ count: 0 }, "count", "Count must be between 1 and 1,000."],
    [{ mode: "passphrase", words: 2 }, "words", "Words must be between 3 and 20."],
    [{ mode: "pin", pinLength: 13 }, "pinLength", undefined],
    [{ mode: "pronounceable", quints: 17 }, "quints", undefined],
    [{ mode: "hex", byteLength: 1025 }, "byteLength", undefined],
    [
      { mode: "passphrase", diceRolls: "11117" },
      "diceRolls",
      "Dice rolls must be digits 1 to 6, five for each word; roll 5 is 7.",
    ],
    [{ mode: "passphrase", diceRolls: "111111" }, "diceRolls", undefined],
    [{ mode: "passphrase", appendSymbol: true, symbolSet: "" }, "symbolSet", undefined],
    [{ mode: "passphrase", separator: "---------" }, "separator", undefined],
    [{ mode: "check", password: "" }, "password", "Enter a password to check."],
    [{ mode: "check", password: "x".repeat(257) }, "password", undefined],
    [{ guessesPerSecond: 0 }, "guessesPerSecond", undefined],
  ])("%o", (inputs, field, message) => {
    const [named, said] = complaint(inputs as JsonObject);
    expect(named).toBe(field);
    if (message) expect(said).toBe(message);
  });

  it("minimum counts of kinds that are off do not count", () => {
    expect(complaint({ digits: false, minDigits: 200 })).toEqual([undefined, undefined]);
    expect(
      ask({ lowercase: false, uppercase: false, digits: false, symbols: false, include: "01" }).combinations,
    ).toBe(String(2 ** 20));
  });
});

describe("any password", () => {
  it("has what was asked for, whatever the bytes", () => {
    fc.assert(
      fc.property(
        fc.record({
          length: fc.integer({ min: 8, max: 60 }),
          minLowercase: fc.integer({ min: 0, max: 2 }),
          minUppercase: fc.integer({ min: 0, max: 2 }),
          minDigits: fc.integer({ min: 0, max: 2 }),
          minSymbols: fc.integer({ min: 0, max: 2 }),
          noDuplicates: fc.boolean(),
          startWithLetter: fc.boolean(),
          excludeAmbiguous: fc.boolean(),
        }),
        fc.integer(),
        (inputs, seed) => {
          const { password } = ask(inputs, seed);
          const count = (form: RegExp) => password.match(form)?.length ?? 0;
          expect(password).toHaveLength(inputs.length);
          expect(count(/[a-z]/g)).toBeGreaterThanOrEqual(inputs.minLowercase);
          expect(count(/[A-Z]/g)).toBeGreaterThanOrEqual(inputs.minUppercase);
          expect(count(/\d/g)).toBeGreaterThanOrEqual(inputs.minDigits);
          expect(count(/[^a-z\dA-Z]/g)).toBeGreaterThanOrEqual(inputs.minSymbols);
          if (inputs.noDuplicates) expect(new Set(password).size).toBe(inputs.length);
          if (inputs.startWithLetter) expect(password).toMatch(/^[a-z]/i);
          if (inputs.excludeAmbiguous) expect(password).not.toMatch(/[0Oo1lI|]/);
        },
      ),
    );
  });
});
