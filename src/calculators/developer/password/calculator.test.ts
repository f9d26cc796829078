import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { answer } from "../../../core/answer";
import type { Step } from "../../../core/calculator";
import { resolve } from "../../../core/conditions";
import { readOutputs } from "../../../core/evaluate";
import type { Field } from "../../../core/fields";
import { encodeLink } from "../../../core/link";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf, testTools } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { hexText } from "../../../math/random/bytes";
import generator from "./calculator";
import { Composition } from "./composition";
import { isWeakPin } from "./makers";
import { oneMore } from "./options";

beforeAll(async () => {
  await loadWorking(generator);
});

beforeAll(() => prepareChoices(generator), 60_000);

const ask = (inputs: JsonObject, seed = 1) => outputsOf(generator, inputs, testTools(seed));
const problemOf = (inputs: JsonObject) => {
  const [problem] = problemsOf(generator, inputs, testTools());
  return [problem?.field, problem?.message];
};

/** Reproducible bytes: concatenated SHA-256 hashes of the name and a counter. */
function bytesFor(name: string, count: number): string {
  let hex = "";
  for (let i = 0; hex.length < 2 * count; i++) hex += hexText(sha256(new TextEncoder().encode(name + i)));
  return hex.slice(0, 2 * count);
}

const NONE = { minLowercase: 0, minUppercase: 0, minDigits: 0, minSymbols: 0 };

describe("random characters match an independent implementation in Python", () => {
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

  it("gives the same first password whether one or several are generated", () => {
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

  // Python, by enumerating all 7^4 strings.
  it("agrees with an enumeration of all strings", () => {
    const counts = [false, true].map((distinct) => {
      const composition = new Composition([abc, ones, signs], distinct);
      return [composition.count(4), composition.countStartingWith([0], 4)];
    });
    expect(counts).toEqual([
      [600n, 204n],
      [216n, 72n],
    ]);
  });

  it("matches the draws, in which every password is equally likely", () => {
    // Strings of 3 with at least one letter and one digit: 4^3 minus those without a letter (2^3) or a digit (2^3).
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
    // 5^4 strings of a, b, 0, 1, 2 minus those without a letter (3^4) or without a digit (2^4).
    expect(Number(combinations)).toBe(625 - 81 - 16);
    const expected = 1000 / Number(combinations);
    const chiSquared =
      [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) +
      (Number(combinations) - seen.size) * expected;
    // 527 degrees of freedom: mean 527, standard deviation 32.5.
    expect(Math.abs(chiSquared - 527)).toBeLessThan(5 * 32.5);
  });

  it("determines the bits by its log2", () => {
    expect(ask({ length: 12, ...NONE })).toMatchObject({
      combinations: String(85n ** 12n),
      alphabetSize: 85,
    });
    expect(ask({ length: 12, ...NONE }).entropyBits).toBeCloseTo(76.91269123365242, 9);
    expect(ask({ mode: "hex" })).toMatchObject({ entropyBits: 256, passwordLength: 64, alphabetSize: null });
  });
});

describe("passphrases", () => {
  it("draw words from the list, then a digit, then a symbol (Python)", () => {
    const inputs = { mode: "passphrase", words: 5, separator: " ", capitalize: "first-letter" };
    expect(ask({ ...inputs, appendDigit: true, appendSymbol: true, entropyHex: bytesFor("phrase", 60) })).toMatchObject(
      {
        password: "Chop Septum Subdivide[ Diffusion Ashen7",
        combinations: "163474156172095782912000",
      },
    );
    const two = { mode: "passphrase", words: 3, count: 2, separator: ".", capitalize: "upper" };
    expect(ask({ ...two, entropyHex: bytesFor("two", 60) }).passwordsText).toBe(
      "PROVABLE.UPHELD.CITRIC\nCASE.LIKING.CERTIFY",
    );
  });

  it("count each symbol of the set once: 7776³ × 3 positions × 2 symbols", () => {
    const inputs = { mode: "passphrase", words: 3, appendSymbol: true, symbolSet: "!!@" };
    // Three word indices, then below(3) and below(2): byte 3 is odd, so it gives the second of ! and @.
    expect(ask({ ...inputs, entropyHex: "000000000000 00 03" })).toMatchObject({
      password: "abacus@-abacus-abacus",
      combinations: String(7776 ** 3 * 3 * 2),
    });
  });

  it("can come from real dice (EFF large list: 11111 abacus, 66666 zoom, 43621 partner)", () => {
    const rolled = ask({ mode: "passphrase", diceRolls: "11111 66666\n43621", count: 5 });
    expect(rolled).toMatchObject({
      password: "abacus-zoom-partner",
      combinations: String(7776n ** 3n),
      noticeCodes: "own-randomness one-phrase",
    });
    expect(rolled.passwords).toHaveLength(1);
    expect(rolled.notices[1].message).toBe("Your dice make one phrase, not 5. Roll again for each additional one.");
    expect(ask({ mode: "passphrase", diceRolls: "11111 66666\n43621" }).noticeCodes).toBe("own-randomness");
  });

  it("are as many as requested if dice give the words and bytes the rest", () => {
    const rolled = { mode: "passphrase", diceRolls: "11111 66666 43621", appendDigit: true, count: 2 };
    // below(3) and below(10) for each phrase: 0 and 7, 2 and 12 mod 10.
    expect(ask({ ...rolled, entropyHex: "0007 020c" })).toMatchObject({
      passwordsText: "abacus7-zoom-partner\nabacus-zoom-partner2",
      noticeCodes: "own-randomness",
    });
  });

  it("need fresh bytes only if something is left to draw", () => {
    const isFresh = (inputs: JsonObject) => {
      const parsed = parseInputs(generator, { mode: "passphrase", ...inputs });
      if (parsed.problems) throw new Error("the inputs must be valid");
      return generator.draws?.needsRandomBytes(parsed.inputs);
    };
    expect(isFresh({})).toBe(true);
    expect(isFresh({ diceRolls: " " })).toBe(true);
    expect(isFresh({ diceRolls: "11111" })).toBe(false);
    expect(isFresh({ diceRolls: "11111", appendDigit: true })).toBe(true);
    expect(isFresh({ diceRolls: "11111", appendSymbol: true })).toBe(true);
    expect(isFresh({ mode: "random", diceRolls: "11111" })).toBe(true);
    expect(isFresh({ entropyHex: "00" })).toBe(false);
  });
});

describe("other modes", () => {
  it("generate the proquints of the proposal, arXiv:0901.4016", () => {
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

  it("use the bytes themselves as keys", () => {
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

  it("count PINs in agreement with an enumeration", () => {
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
    // 1234 and 0000 are discarded; then 4710 is drawn.
    expect(ask({ mode: "pin", pinLength: 4, entropyHex: "01020304 00000000 04070100" }).password).toBe("4710");
  });
});

describe("checking", () => {
  const check = (password: string) => ask({ mode: "check", password });

  it("recognizes common passwords regardless of case", () => {
    for (const password of ["password", "PassWord", "123456", "qwerty"])
      expect(check(password)).toMatchObject({
        onCommonList: true,
        nistMultiFactor: false,
        nistSingleFactor: false,
      });
    expect(check("password")).toMatchObject({ score: 0, noticeCodes: "common" });
    expect(check("password").feedback[0]).toMatchObject({
      kind: "warning",
      text: expect.stringMatching(/^[A-Z].* .*\.$/),
    });
  });

  it("gives a model of plain data, which the worker sends to the page", () => {
    const model = modelOf(generator, { mode: "check", password: "hunter2" }, testTools());
    const read = (from: unknown) => readOutputs(generator, from, testTools().format);
    expect(read(structuredClone(model))).toEqual(read(model));
  });

  it("loads all its dictionaries once", async () => {
    vi.resetModules();
    const { default: opened } = await import("./calculator");
    const parsed = parseInputs(opened, { mode: "check" });
    if (parsed.problems) throw new Error("the inputs must be valid");
    const missing = opened.prepare?.(parsed.inputs);
    expect(missing?.needed).toBe(true);
    await missing?.load();
    expect(opened.prepare?.(parsed.inputs)).toBeNull();
  });

  it("applies only the length and the list for NIST", () => {
    expect(check("q7V!z-Lw29#TmXr+8dKp")).toMatchObject({
      score: 4,
      onCommonList: false,
      nistSingleFactor: true,
      nistMultiFactor: true,
    });
    expect(check("vhkdwqpz")).toMatchObject({ nistSingleFactor: false, nistMultiFactor: true });
    expect(check("vhkdwqp")).toMatchObject({ nistMultiFactor: false });
    // One code point each.
    expect(check("🙂".repeat(15))).toMatchObject({ passwordLength: 15, nistSingleFactor: true });
  });

  it("gives the guesses in bits, and no outputs of generated passwords", () => {
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

  it("divides the guesses by the speed: 3 guesses for “password” take 3 × 36 s at 100 an hour", () => {
    const { guessesLog10, crackTimes } = check("password");
    expect(guessesLog10).toBeCloseTo(Math.log10(3), 12);
    expect(crackTimes[0].seconds).toBe(108);
  });

  it("gives a finite number for the longest passwords: 10 guesses for each of 256 characters", () => {
    const different = Array.from({ length: 256 }, (_, i) => String.fromCodePoint(0x20000 + ((i * 9973) % 40_000)));
    expect(check(different.join("")).entropyBits).toBeCloseTo(256 * Math.log2(10), 9);
  });
});

it("says whose length it is when phrases differ in theirs", () => {
  const { label } = generator.outputs.passwordLength as Field;
  expect(resolve(label, { mode: "passphrase", count: 3 })).toBe("Length of the first");
  expect(resolve(label, { mode: "passphrase", count: 1 })).toBe("Length");
  expect(resolve(label, { mode: "random", count: 3 })).toBe("Length");
});

describe("time to crack", () => {
  it("is for half the passwords at each speed, in this order", () => {
    const { crackTimes } = ask({ mode: "hex", byteLength: 16 });
    expect(crackTimes.map((row: { guessesPerSecond: number }) => row.guessesPerSecond)).toEqual([
      100 / 3600,
      10,
      1e4,
      1e10,
      1e12,
    ]);
    const own = (guessesPerSecond: number) => ask({ mode: "hex", guessesPerSecond }).crackTimes[4].scenario;
    expect(own(1e12)).toBe("1 trillion per second (your own)");
    expect(own(2.5e9)).toBe("2.5 billion per second (your own)");
    expect(own(1_234_567)).toBe("1,234,567 per second (your own)");
    expect(crackTimes[3].seconds).toBe(2 ** 127 / 1e10);
    // 2^127 / 10^10 / 31,557,600 s = 5.39 × 10^20 (Python)
    expect(crackTimes[3].display).toBe("5 × 10^20 years");
  });

  it("has its powers raised in the headline, the table and the working", () => {
    const inputs = { mode: "hex", byteLength: 16 };
    expect(headlineOf(generator, inputs, testTools()).second).toMatch(/ 5 × 10²⁰ years on average\.$/);
    const { crackTimes, combinations } = generator.outputs;
    expect(crackTimes.columns?.display?.written?.("5 × 10^20 years")).toBe("5 × 10²⁰ years");
    expect(combinations.written?.("998980")).toBe("998,980");
    // 256^16
    expect(combinations.written?.("340282366920938463463374607431768211456")).toBe("3.402824 × 10³⁸");
    const shown = answer(generator, { inputs, working: true }, testTools());
    expect(JSON.stringify(shown)).toContain('"expression":"256¹⁶","value":"3.40282… × 10³⁸"');
  });

  it("is written in words even if it is too large for a double", () => {
    const { crackTimes } = ask({ mode: "hex", byteLength: 1024 });
    expect(crackTimes[0].seconds).toBeNull();
    // 2^8191 / 10^10 s: log10 = 8191 × 0.30103 − 10 − 7.4991
    expect(crackTimes[3].display).toBe("2 × 10^2448 years");
    expect(ask({ mode: "pin", pinLength: 3 }).crackTimes[3].display).toBe("less than a second");
    expect(ask({ mode: "pin", pinLength: 4 }).crackTimes[0].display).toBe("2 days");
  });
});

describe("options", () => {
  it("show how many bits they add", () => {
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

  it("include one more character or word, unless the limit is reached or dice set the words", () => {
    const named = (inputs: JsonObject) => oneMore(ask(inputs).optionBits)?.option;
    expect(named({})).toBe("One more character");
    expect(named({ mode: "passphrase" })).toBe("One more word");
    expect(named({ mode: "pronounceable" })).toBe("One more syllable pair");
    expect(named({ mode: "pin" })).toBe("One more digit");
    expect(named({ mode: "hex" })).toBe("One more byte");
    expect(named({ mode: "passphrase", diceRolls: "11111" })).toBeUndefined();
    expect(named({ length: 256 })).toBeUndefined();
    expect(named({ mode: "pin", pinLength: 12 })).toBeUndefined();
    expect(named({ mode: "check" })).toBeUndefined();
  });
});

describe("solve", () => {
  const solved = (inputs: JsonObject, input: string, target: number) => {
    const parsed = parseInputs(generator, inputs);
    if (parsed.problems) throw new Error("the inputs must be valid");
    return solveFor(generator, parsed.inputs, { input, output: "entropyBits", target }, testTools()).value;
  };

  it("gives the shortest password with the target bits, with or without the user's own bytes", () => {
    // 128 / log2 85 = 19.97
    expect(solved({ ...NONE }, "length", 128)).toBe(20);
    expect(solved({ ...NONE, length: 12, entropyHex: "00".repeat(12) }, "length", 128)).toBe(20);
    const length = Number(solved({}, "length", 200));
    expect(ask({ length }).entropyBits).toBeGreaterThanOrEqual(200);
    expect(ask({ length: length - 1 }).entropyBits).toBeLessThan(200);
    // 100 / log2 7776 = 7.74
    expect(solved({ mode: "passphrase" }, "words", 100)).toBe(8);
  });

  // Counted in Python over all distributions of the length among the kinds.
  it("finds the smallest value even at the minimum, and if the minimum already exceeds the target", () => {
    expect(solved({ minDigits: 10 }, "length", 72)).toBe(15);
    expect(solved({ minDigits: 3 }, "length", 38.83)).toBe(7);
    expect(solved({ noDuplicates: true }, "length", 426)).toBe(84);
    expect(solved({}, "length", 20)).toBe(4);
    expect(solved({ mode: "passphrase" }, "words", 10)).toBe(3);
  });
});

describe("the user's own bytes", () => {
  it("are traced in the first draws, with a warning", () => {
    const { firstDraws, noticeCodes } = ask({
      length: 12,
      ...NONE,
      entropyHex: "fc28d74210f9c346ee13097421858562b07a287f199ad0e1449bb1db9bcc46f5",
    });
    // 252 mod 85 = 82, the 21st symbol.
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

  it("are marked if they belong to a discarded password", () => {
    const drawsOf = (inputs: JsonObject) => {
      const answered = answer(generator, { inputs, working: true }, testTools());
      if ("errors" in answered) throw new Error("the inputs must be valid");
      const { password, firstDraws } = answered.outputs;
      const steps = (answered.working as Step[]).filter(({ label }) => label.startsWith("Your own bytes"));
      const kept = (firstDraws as { result: string; kept: boolean }[]).map((row) => [row.result, row.kept]);
      return { password, kept, expressions: steps.map(({ expression }) => expression) };
    };
    // 123 is weak, so the bytes after it give 471.
    expect(drawsOf({ mode: "pin", pinLength: 3, entropyHex: "010203 040701" })).toEqual({
      password: "471",
      kept: [
        ["1", false],
        ["2", false],
        ["3", false],
        ["4", true],
      ],
      expressions: [
        "1 mod 10 = 1; weak PIN discarded",
        "2 mod 10 = 2; weak PIN discarded",
        "3 mod 10 = 3; weak PIN discarded",
        "4 mod 10 = 4",
      ],
    });
    // Of 26 letters and 10 digits, 30 is the digit 4.
    const letters = { length: 4, uppercase: false, symbols: false, ...NONE, startWithLetter: true };
    const drawn = drawsOf({ ...letters, entropyHex: "1e010203 00010203" });
    expect(drawn.password).toBe("abcd");
    expect(drawn.kept).toEqual([
      ["30", false],
      ["1", false],
      ["2", false],
      ["3", false],
    ]);
    expect(drawn.expressions[0]).toBe("30 mod 36 = 30; password not starting with a letter discarded");
    expect(drawsOf({ ...letters, entropyHex: "00010203" }).kept.every(([, kept]) => kept)).toBe(true);
  });

  it("are rejected if they run out", () => {
    expect(problemOf({ mode: "hex", entropyHex: "00ff" })).toEqual([
      "entropyHex",
      "Not enough random bytes. Add at least 30 more bytes.",
    ]);
    expect(problemOf({ entropyHex: "0" })[0]).toBe("entropyHex");
  });
});

describe("starting with a letter", () => {
  /** Reads only the strength, so that nothing is drawn. */
  const isAccepted = (inputs: JsonObject) =>
    "outputs" in answer(generator, { inputs, outputs: ["entropyBits"] }, testTools());
  const rare = { length: 256, ...NONE, minDigits: 127, minSymbols: 128, startWithLetter: true };

  it("is rejected if nearly all passwords would be discarded", () => {
    // Python: N / N_start = 257.26, and floor(1,000,000 × N_start / (256 × N)) = 15.
    expect(problemOf({ ...rare, count: 1000 })).toEqual([
      "startWithLetter",
      "Only 1 in 257 of these passwords starts with a letter. Generate at most 15 passwords at a time, or require fewer characters of other kinds.",
    ]);
    expect(isAccepted({ ...rare, count: 16 })).toBe(false);
    expect(isAccepted({ ...rare, count: 15 })).toBe(true);
    expect(ask(rare).password).toMatch(/^[a-z]/i);
  });

  it("is rejected even for a single password if that takes millions of characters", () => {
    // One free position of 256, for a, 23 symbols or 60 additional characters:
    // N = 23^255 × (256 × 61 + 23), of which 23^255 start with a, so 1 in 15,639.
    const include = String.fromCodePoint(...Array.from({ length: 60 }, (_, i) => 0x4e00 + i));
    const single = { ...rare, uppercase: false, digits: false, minSymbols: 255, include };
    expect(problemOf({ ...single, exclude: "bcdefghijklmnopqrstuvwxyz" })).toEqual([
      "startWithLetter",
      "Only 1 in 15,639 of these passwords starts with a letter. Require fewer characters of other kinds.",
    ]);
  });

  it("is not limited with the user's own bytes, which run out", () => {
    expect(problemOf({ ...rare, count: 1000, entropyHex: "00" })[0]).toBe("entropyHex");
  });

  it("is accepted for usual options, even for a thousand passwords of maximum length", () => {
    for (const more of [{}, { uppercase: false }, { noDuplicates: true, length: 85 }, NONE])
      expect(isAccepted({ length: 256, startWithLetter: true, count: 1000, ...more })).toBe(true);
  });
});

describe("secrets", () => {
  it("stay out of links", () => {
    const secrets = { password: "hunter2", entropyHex: "00ff", diceRolls: "11111" };
    const all = () => true;
    for (const mode of ["random", "passphrase", "check"])
      expect(encodeLink(generator, { mode, ...secrets, length: 21 }, all)).not.toMatch(/hunter2|00ff|11111/);
  });
});

const NOTHING_LEFT = "No characters are left. Exclude fewer, or choose another kind.";

describe("invalid inputs", () => {
  it.each([
    [{ length: 257 }, "length", "Length must be between 4 and 256 characters."],
    [{ length: 6, minDigits: 4 }, "length", "Length must be at least 7, the sum of the minimum counts."],
    [
      { lowercase: false, uppercase: false, symbols: false, length: 11, noDuplicates: true },
      "length",
      "Length can be at most 10, because there are only 10 different characters.",
    ],
    [
      { symbols: false, length: 20, minDigits: 11, noDuplicates: true },
      "length",
      "Without repeated characters, digits can be used at most 10 times, not 11.",
    ],
    [
      {
        length: 4,
        minDigits: 4,
        ...{ minLowercase: 0, minUppercase: 0, minSymbols: 0 },
        startWithLetter: true,
      },
      "length",
      "Length must be at least 5: the minimum counts leave no room for a letter at the start.",
    ],
    [
      { lowercase: false, uppercase: false, digits: false, symbols: false },
      "lowercase",
      "Choose at least one kind of character.",
    ],
    [
      { lowercase: false, uppercase: false, digits: true, symbols: false, exclude: "0123456789" },
      "exclude",
      NOTHING_LEFT,
    ],
    [{ lowercase: false, uppercase: false, digits: false, symbolSet: "" }, "symbolSet", NOTHING_LEFT],
    // The set itself is empty, so the exclusion is not the cause.
    [{ lowercase: false, uppercase: false, digits: false, symbolSet: "", exclude: "a" }, "symbolSet", NOTHING_LEFT],
    // Symbols are off, so their set is not in use.
    [
      {
        ...{ lowercase: false, uppercase: false, digits: false, symbols: false },
        include: "0O",
        excludeAmbiguous: true,
        symbolSet: "",
      },
      "excludeAmbiguous",
      NOTHING_LEFT,
    ],
    [
      { lowercase: false, uppercase: false, startWithLetter: true },
      "startWithLetter",
      "A password cannot start with a letter if letters are turned off.",
    ],
    [{ count: 0 }, "count", "Count must be between 1 and 1,000."],
    [{ mode: "passphrase", words: 2 }, "words", "Words must be between 3 and 20."],
    [{ mode: "pin", pinLength: 13 }, "pinLength", "Digits must be between 3 and 12."],
    [{ mode: "pronounceable", quints: 17 }, "quints", "Syllable pairs must be between 1 and 16."],
    [{ mode: "hex", byteLength: 1025 }, "byteLength", "Bytes must be between 1 and 1,024."],
    [
      { mode: "passphrase", diceRolls: "11117" },
      "diceRolls",
      "Dice rolls must be digits 1 to 6, five for each word. Roll 5 is 7.",
    ],
    [
      { mode: "passphrase", diceRolls: "111111" },
      "diceRolls",
      "Dice rolls must be digits 1 to 6, five for each word. There are 6.",
    ],
    [{ mode: "passphrase", appendSymbol: true, symbolSet: "" }, "symbolSet", "Enter at least one symbol to add."],
    [{ mode: "passphrase", separator: "---------" }, "separator", "Separator must have at most 8 characters."],
    [{ mode: "check", password: "" }, "password", "Enter a password to check."],
    [
      { mode: "check", password: "x".repeat(257) },
      "password",
      "A password to check can have at most 256 characters. This one has 257.",
    ],
    [{ guessesPerSecond: 0 }, "guessesPerSecond", "Your own attacker speed must be between 1 and 1 × 10¹⁸ per second."],
  ])("%o", (inputs, field, message) => {
    expect(problemOf(inputs as JsonObject)).toEqual([field, message]);
  });

  it("do not include minimum counts of kinds that are off", () => {
    expect(problemOf({ digits: false, minDigits: 200 })).toEqual([undefined, undefined]);
    expect(ask({ lowercase: false, uppercase: false, digits: false, symbols: false, include: "01" }).combinations).toBe(
      String(2 ** 20),
    );
  });
});

describe("any password", () => {
  it("satisfies its options for any bytes", () => {
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

describe("headline", () => {
  it("shows the password as a secret, with its strength below", () => {
    const made = headlineOf(generator, { count: 2, length: 12 }, testTools());
    expect(made).toMatchObject({ secret: true, label: "2 passwords" });
    expect(made.text).toMatch(/^\S{12}\n\S{12}$/);
    expect(made.second).toMatch(/^Strong, \d\d bits\. Cracking it at 10 billion guesses/);
  });

  it.each([
    [4, "Very weak"],
    [6, "Weak"],
    [9, "Fair"],
    [12, "Strong"],
    [20, "Very strong"],
  ])("rates %i random characters “%s”", (length, word) => {
    expect(headlineOf(generator, { length }, testTools()).second).toMatch(new RegExp(`^${word}, `));
  });
});

describe("the strength of a checked password", () => {
  it("is on the scale of drawn ones, so that seconds to crack are never strong", () => {
    const ratings = ["password", "Tr0ub4dour&3", "correcthorsebattery", "qW9!zrT7pL", "q7V!z-Lw29#TmXr+8dKp"].map(
      (password) => {
        const inputs = { mode: "check", password };
        const { crackTimes } = outputsOf(generator, inputs, testTools());
        return { word: headlineOf(generator, inputs, testTools()).figure, seconds: crackTimes[3].seconds };
      },
    );
    // A minute and 30 years at 10 billion guesses a second.
    for (const { word, seconds } of ratings) {
      expect(/weak/.test(word), `${word}, ${seconds} s`).toBe(seconds < 2 ** 39 / 1e10);
      expect(/strong/.test(word), `${word}, ${seconds} s`).toBe(seconds >= 2 ** 63 / 1e10);
    }
    expect(new Set(ratings.map(({ word }) => word)).size).toBeGreaterThan(2);
  });
});
