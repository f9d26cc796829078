import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import base64 from "./calculator";
import { bitGroup, bitGroups } from "./group";
import { hexLines } from "./hex";

beforeAll(async () => {
  await loadWorking(base64);
});

const format = new Format();
const encode = (inputs: object) => outputsOf(base64, { ...inputs });
const decode = (input: string, more: object = {}) => outputsOf(base64, { mode: "decode", input, ...more });
const refused = (inputs: object) =>
  problemsOf(base64, { ...inputs }).map(({ field, message }) => `${field}: ${message}`);
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

// Expected texts: Python 3.12 with base64, binascii and str.encode.
describe("encoding", () => {
  it("opens with the example", () => {
    expect(encode({})).toMatchObject({
      output: "SGVsbG8sIOS4lueVjCDwn5GL",
      outputLength: 24,
      byteLength: 18,
      isText: null,
      hex: null,
      canonical: null,
      padded: null,
      variantUsed: "base64",
      detectedType: "text/plain",
      mediaType: null,
      dataUri: null,
      noticeCodes: null,
    });
    expect(encode({}).expansionPercent).toBeCloseTo(100 / 3, 12);
  });

  it.each([
    [{ alphabet: "base32" }, "JBSWY3DPFQQOJOEW46KYYIHQT6IYW==="],
    [{ alphabet: "base32hex", padding: false }, "91IMOR3F5GGE9E4MSUAOO87GJU8OM"],
    [{ alphabet: "base16", padding: true }, "48656C6C6F2C20E4B896E7958C20F09F918B"],
    [{ input: "fb ff:FE", inputType: "hex", alphabet: "base64url" }, "-__-"],
    [{ input: "ü", charset: "latin1" }, "/A=="],
    [{ input: "ü", charset: "utf-16le", padding: false }, "/AA"],
    [{ input: "👋", charset: "utf-16be" }, "2D3cSw=="],
    [{ lineLength: 10 }, "SGVsbG8sIO\r\nS4lueVjCDw\r\nn5GL"],
    [{ lineLength: 12, lineEnding: "lf" }, "SGVsbG8sIOS4\nlueVjCDwn5GL"],
    [{ input: "Hi", dataUri: true }, "data:text/plain;charset=utf-8;base64,SGk="],
    [{ input: "Hi", dataUri: true, mediaType: "", lineLength: 2 }, "data:;base64,SGk="],
    [{ input: "Hi", dataUri: true, alphabet: "base64url" }, "SGk="],
  ])("with %j", (inputs, output) => {
    expect(encode(inputs)).toMatchObject({ output, outputLength: output.length });
  });

  it("writes a data URI with its media type", () => {
    expect(encode({ input: "<svg/>", dataUri: true, mediaType: "image/svg+xml" })).toMatchObject({
      mediaType: "image/svg+xml",
      dataUri: "data:image/svg+xml;base64,PHN2Zy8+",
      detectedType: "image/svg+xml",
    });
  });

  it.each([
    [{ input: "" }, "input: Enter text or drop a file."],
    [{ input: "Hello, 漢", charset: "latin1" }, "input: “漢” (U+6F22) at position 8 cannot be encoded in Latin-1."],
    [{ input: "👋é", charset: "ascii" }, "input: “👋” (U+1F44B) at position 1 cannot be encoded in ASCII."],
    [{ input: "a\ud83d" }, "input: U+D83D at position 2 is half of a surrogate pair; the other half is missing."],
    [{ input: "4g", inputType: "hex" }, "input: Character “g” at position 2 is not a hex digit."],
    [
      { input: "48 6", inputType: "hex" },
      "input: Each byte takes two hex digits. The last one, at position 4, is unpaired.",
    ],
    [{ input: " ", inputType: "hex" }, "input: Enter text or drop a file."],
    [{ input: "a\u200b", charset: "ascii" }, "input: U+200B at position 2 cannot be encoded in ASCII."],
    [{ lineLength: 999 }, "lineLength: Line length must be between 0 and 998."],
    [{ lineLength: -1 }, "lineLength: Line length must be between 0 and 998."],
    [
      { dataUri: true, mediaType: "text/plain, x" },
      "mediaType: A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.",
    ],
  ])("rejects %j", (inputs, message) => {
    expect(refused(inputs)).toEqual([message]);
  });

  it("reports an invalid media type along with problems of the input", () => {
    expect(refused({ input: "漢", charset: "latin1", dataUri: true, mediaType: "a b" })).toEqual([
      "input: “漢” (U+6F22) at position 1 cannot be encoded in Latin-1.",
      "mediaType: A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.",
    ]);
    expect(refused({ input: "4g", inputType: "hex", dataUri: true, mediaType: '"' })).toHaveLength(2);
    expect(refused({ input: "漢", charset: "latin1", mediaType: "a b" })).toHaveLength(1);
  });

  it("computes the size increase without rounding noise", () => {
    // RFC 4648: 16 characters for 10 bytes in Base32, 4 for 3 in Base64; 60 and 100/3 as Python computes them.
    expect(encode({ input: "0123456789", alphabet: "base32" }).expansionPercent).toBe(60);
    expect(encode({ input: "abc" }).expansionPercent).toBe(33.333333333333336);
  });
});

describe("decoding", () => {
  it("decodes the encoded example", () => {
    expect(decode("SGVsbG8sIOS4lueVjCDwn5GL")).toMatchObject({
      output: "Hello, 世界 👋",
      byteLength: 18,
      hex: "48656c6c6f2c20e4b896e7958c20f09f918b",
      isText: true,
      canonical: true,
      padded: false,
      variantUsed: "base64",
      detectedType: "text/plain",
      outputLength: null,
      expansionPercent: null,
      mediaType: null,
      dataUri: null,
    });
  });

  it("detects the type of bytes that are not text", () => {
    expect(decode(PNG)).toMatchObject({
      output: null,
      isText: false,
      byteLength: 70,
      detectedType: "image/png",
      dataUri: `data:image/png;base64,${PNG}`,
      noticeCodes: "not-text",
    });
    expect(decode("/w==", { charset: "latin1" })).toMatchObject({ output: "ÿ", isText: true });
    expect(decode("2D0=", { charset: "utf-16be" })).toMatchObject({ output: null, isText: false });
    expect(decode("77u/QQ==")).toMatchObject({ output: "\ufeffA" });
  });

  it("reads data URIs", () => {
    expect(decode(`data:image/png;base64,${PNG}`)).toMatchObject({ mediaType: "image/png", byteLength: 70 });
    expect(decode("data:,A%20brief%20note")).toMatchObject({
      output: "A brief note",
      mediaType: "text/plain;charset=US-ASCII",
      variantUsed: null,
      canonical: null,
      padded: null,
    });
    expect(decode("data:;base64,SGk%3D", { alphabet: "base32" })).toMatchObject({
      output: "Hi",
      variantUsed: "base64",
      padded: true,
    });
    expect(decode("data:,")).toMatchObject({ output: null, byteLength: 0, isText: true, hex: null });
    expect(refused({ mode: "decode", input: "data:;base64,SG!k" })).toEqual([
      "input: Character “!” at position 16 (line 1, column 16) is not in the Base64 alphabet.",
    ]);
    expect(refused({ mode: "decode", input: "data:,%4" })).toEqual(["input: “%4” at position 7 needs two hex digits."]);
  });

  it("reports positions in a data URI as typed", () => {
    expect(refused({ mode: "decode", input: "data:;base64,SGk%3D!" })).toEqual([
      "input: Character “!” at position 20 (line 1, column 20) is not in the Base64 alphabet.",
    ]);
    expect(refused({ mode: "decode", input: "data:;base64,é%3D" })).toEqual([
      "input: Character “é” at position 14 (line 1, column 14) is not in the Base64 alphabet.",
    ]);
    expect(refused({ mode: "decode", input: "\n\n data:;base64,SG!k" })).toEqual([
      "input: Character “!” at position 19 (line 3, column 17) is not in the Base64 alphabet.",
    ]);
    // The same message as when encoding.
    expect(refused({ mode: "decode", input: "data:,\ud83d" })).toEqual([
      "input: U+D83D at position 7 is half of a surrogate pair; the other half is missing.",
    ]);
  });

  it("skips only white space before a data URI, and none in strict decoding", () => {
    const input = " \t\r\ndata:;base64,SGk=";
    expect(decode(input)).toMatchObject({ output: "Hi" });
    expect(refused({ mode: "decode", input, strict: true })).toEqual([
      "input: White space at position 1 (line 1, column 1) is not allowed in strict decoding.",
    ]);
    for (const [mark, name] of [
      ["\u00a0", "U+00A0"],
      ["\ufeff", "U+FEFF"],
    ])
      expect(refused({ mode: "decode", input: `${mark}data:;base64,SGk=` })).toEqual([
        `input: Character ${name} at position 1 (line 1, column 1) is not in the Base64 alphabet.`,
      ]);
  });

  it("notes what strict decoding would reject", () => {
    expect(decode("Zh")).toMatchObject({ canonical: false, padded: false, noticeCodes: "non-canonical" });
    expect(decode("-_-_", { charset: "latin1" })).toMatchObject({
      variantUsed: "base64url",
      noticeCodes: "other-alphabet",
    });
    expect(refused({ mode: "decode", input: "Zh==", strict: true })).toHaveLength(1);
    expect(refused({ mode: "decode", input: "Zm9v!mFy" })).toEqual([
      "input: Character “!” at position 5 (line 1, column 5) is not in the Base64 alphabet.",
    ]);
    expect(refused({ mode: "decode", input: " \n" })).toEqual(["input: Enter text or drop a file."]);
  });

  it("keeps the first 64 KB as hex", () => {
    const { hex } = decode("A".repeat(4 * 30_000), { charset: "latin1" });
    expect(hex).toBe("00".repeat(65_536));
  });

  it("decodes any encoded text back to the original", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
        fc.constantFrom("base64", "base64url", "base32", "base32hex", "base16"),
        fc.constantFrom("utf-8", "utf-16le", "utf-16be"),
        fc.boolean(),
        fc.nat(20),
        (input, alphabet, charset, padding, lineLength) => {
          const { output } = encode({ input, alphabet, charset, padding, lineLength });
          expect(decode(output, { alphabet, charset }).output).toBe(input);
          if (padding && lineLength === 0)
            expect(decode(output, { alphabet, charset, strict: true }).output).toBe(input);
        },
      ),
    );
  });
});

describe("words", () => {
  const sentence = (inputs: object) => {
    const { before, figure, after, second } = headlineOf(base64, { ...inputs });
    return second ?? `${before} ${figure} ${after}`;
  };

  const steps = (inputs: object) => workingOf(base64, modelOf(base64, { ...inputs }), format);

  it("states the sizes before and after", () => {
    expect(sentence({})).toBe("18 bytes become 24 characters (+33%).");
    expect(sentence({ input: "a", padding: false })).toBe("1 byte becomes 2 characters (+100%).");
    expect(sentence({ mode: "decode", input: "SGk=" })).toBe("4 characters become 2 bytes of text.");
    expect(sentence({ mode: "decode", input: PNG })).toBe(
      "96 characters become 70 bytes of image/png, which is not text.",
    );
  });

  it("answers with the text itself, to read and to copy", () => {
    expect(headlineOf(base64, { input: "foobar" })).toMatchObject({ figure: "Zm9vYmFy", text: "Zm9vYmFy" });
    expect(headlineOf(base64, { mode: "decode", input: "Zm9v\nYmFy" }).text).toBe("foobar");
    expect(headlineOf(base64, { mode: "decode", input: PNG }).text).toBeUndefined();
    expect(headlineOf(base64, { mode: "decode", input: "data:," })).toMatchObject({
      figure: "Nothing",
      tone: "plain",
      copy: "",
    });
    // The figure is limited to one line.
    expect(headlineOf(base64, { input: "a".repeat(9000) }).figure.length).toBeLessThan(100);
  });

  it("works out the first group", () => {
    const values = (inputs: object) => steps(inputs).map((step) => step.value);
    // RFC 4648, section 9.
    expect(values({ input: "14fb9c03d97e", inputType: "hex" })).toEqual([
      "14 FB 9C",
      "00010100 11111011 10011100",
      "000101 001111 101110 011100",
      "5, 15, 46, 28",
      "FPuc",
      "none",
    ]);
    expect(values({ input: "f" })).toEqual(["66", "01100110", "011001 100000", "25, 32", "Zg", "=="]);
    expect(values({ input: "f", padding: false }).at(-1)).toBe("none");
    expect(values({ mode: "decode", input: "Zg", strict: false }).slice(0, 2)).toEqual(["66", "01100110"]);
  });

  it("works out the input as given, not what an encoder would write", () => {
    const lines = (inputs: object) =>
      steps({ mode: "decode", ...inputs }).map((step) => `${step.expression}: ${step.value}`);
    // h is number 33, 100001.
    expect(lines({ input: "Zh==" }).slice(2)).toEqual([
      "The last 4 bits, 0001, are unused: 011001 100001",
      "Each from 0 to 63: 25, 33",
      "Letter number 25, 33: Zh",
      "1 = 3 × 0 + 1: 1 byte takes 2 of 4 characters: ==",
    ]);
    expect(lines({ input: "Zg=" }).at(-1)).toBe("1 = 3 × 0 + 1: 1 byte takes 2 of 4 characters; 1 “=” is left out: =");
    expect(lines({ input: "data:;base64,Z%67%3D=" }).at(-2)).toBe("Letter number 25, 32: Zg");
    // Python: "foo" is MZXW6 in Base32, numbers 12, 25, 23, 22 and 30.
    expect(lines({ input: " m\nzxw6", alphabet: "base32" }).slice(3, 5)).toEqual([
      "Each from 0 to 31: 12, 25, 23, 22, 30",
      "Letter number 12, 25, 23, 22, 30: mzxw6",
    ]);
    expect(lines({ input: "data:,A%20bc" })).toEqual([
      "In hex: 41 20 62",
      "Eight per byte: 01000001 00100000 01100010",
    ]);
    expect(lines({ input: "data:," })).toEqual(["None: 0"]);
  });

  it("draws groups as encoded, or as they are in the input", () => {
    const first = (inputs: object, index = 0) => {
      const group = bitGroups(modelOf(base64, { ...inputs }), "base64").at(index);
      return (group?.chars.map(({ letter }) => letter).join("") ?? "") + "=".repeat(group?.pads ?? 0);
    };
    expect(first({ mode: "encode", input: "f" })).toBe("Zg==");
    expect(first({ mode: "encode", input: "f", padding: false })).toBe("Zg");
    expect(first({ mode: "encode", input: "foobar" }, 1)).toBe("YmFy");
    expect(first({ mode: "decode", input: "Zh=" })).toBe("Zh=");
    expect(first({ mode: "decode", input: "data:;base64,Zm9v Ym%46y" }, 1)).toBe("YmFy");
    expect(first({ mode: "decode", input: "Zm9v" }, 1)).toBe("");
  });

  it("computes bit groups and hex lines", () => {
    expect(bitGroup("Zm8=", "base64")).toEqual({
      bytes: [0x66, 0x6f],
      bits: "011001100110111100",
      filled: 2,
      chars: [
        { letter: "Z", value: 25 },
        { letter: "m", value: 38 },
        { letter: "8", value: 60 },
      ],
      pads: 1,
    });
    expect(bitGroup("", "base32")).toBeNull();
    expect(bitGroup("====", "base64")).toBeNull();
    expect(
      hexLines(
        Uint8Array.from({ length: 18 }, (_, i) => 0x41 + i * 8),
        0,
        9,
      ),
    ).toMatchObject([
      { offset: "000000", text: "AIQYaiqy·········".slice(0, 16) },
      { offset: "000010", hex: ["c1", "c9"], text: "··" },
    ]);
  });
});
