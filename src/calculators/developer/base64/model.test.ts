import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { outputsOf, problemsOf } from "../../../core/testing";
import { bitGroup } from "./group";
import { hexLines } from "./hex";
import model from "./model";

const format = new Format();
const encode = (inputs: object) => outputsOf(model, { ...inputs });
const decode = (input: string, more: object = {}) => outputsOf(model, { mode: "decode", input, ...more });
const refused = (inputs: object) =>
  problemsOf(model, { ...inputs }).map(({ field, message }) => `${field}: ${message}`);
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

// Expected texts: Python 3.12, base64, binascii and str.encode.
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

  it("gives a data URI with its media type", () => {
    expect(encode({ input: "<svg/>", dataUri: true, mediaType: "image/svg+xml" })).toMatchObject({
      mediaType: "image/svg+xml",
      dataUri: "data:image/svg+xml;base64,PHN2Zy8+",
      detectedType: "image/svg+xml",
    });
  });

  it.each([
    [{ input: "" }, "input: Enter text or drop a file."],
    [
      { input: "Hello, 漢", charset: "latin1" },
      "input: “漢” (U+6F22) at position 8 cannot be written in Latin-1.",
    ],
    [{ input: "👋é", charset: "ascii" }, "input: “👋” (U+1F44B) at position 1 cannot be written in ASCII."],
    [
      { input: "a\ud83d" },
      "input: U+D83D at position 2 is half of a surrogate pair; the other half is missing.",
    ],
    [{ input: "4g", inputType: "hex" }, "input: Character “g” at position 2 is not a hex digit."],
    [
      { input: "48 6", inputType: "hex" },
      "input: Two hex digits make a byte: the last one, at position 4, is alone.",
    ],
    [{ input: " ", inputType: "hex" }, "input: Enter text or drop a file."],
    [{ lineLength: 999 }, "lineLength: Line length must be between 0 and 998."],
    [{ lineLength: -1 }, "lineLength: Line length must be between 0 and 998."],
    [
      { dataUri: true, mediaType: "text/plain, x" },
      "mediaType: A media type such as image/png or text/plain;charset=utf-8 has no spaces, commas or quotes.",
    ],
  ])("refuses %j", (inputs, message) => {
    expect(refused(inputs)).toEqual([message]);
  });
});

describe("decoding", () => {
  it("reads the example back", () => {
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

  it("says what bytes are that are not text", () => {
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
    expect(refused({ mode: "decode", input: "data:,%4" })).toEqual([
      "input: “%4” at position 7 needs two hex digits.",
    ]);
  });

  it("tells of what a strict reader would refuse", () => {
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

  it("turns any encoding around", { timeout: 60_000 }, () => {
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
    const outputs = outputsOf(model, { ...inputs });
    const { before, figure, after } = model.headline(
      { mode: "encode", input: "", ...inputs } as never,
      outputs,
      format,
    );
    return `${before} ${figure} ${after}`;
  };

  it("says what became of what", () => {
    expect(sentence({})).toBe("18 bytes become 24 characters (+33 %).");
    expect(sentence({ input: "a", padding: false })).toBe("1 byte becomes 2 characters (+100 %).");
    expect(sentence({ mode: "decode", input: "SGk=" })).toBe("4 characters become 2 bytes of text.");
    expect(sentence({ mode: "decode", input: PNG })).toBe("96 characters become 70 bytes of image/png.");
  });

  it("works the first group out", () => {
    const values = (inputs: object) => {
      const given = {
        mode: "encode",
        inputType: "text",
        alphabet: "base64",
        charset: "utf-8",
        padding: true,
        ...inputs,
      };
      return model
        .working(given as never, { variantUsed: "base64" } as never, format)
        .map((step) => step.value);
    };
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

  it("draws groups and lines", () => {
    expect(bitGroup(Uint8Array.of(0x66, 0x6f), 0, "base64")).toEqual({
      bytes: [0x66, 0x6f],
      bits: "011001100110111100",
      filled: 2,
      chars: [
        { letter: "Z", value: 25, bits: "011001" },
        { letter: "m", value: 38, bits: "100110" },
        { letter: "8", value: 60, bits: "111100" },
      ],
      pads: 1,
    });
    expect(bitGroup(new Uint8Array(), 0, "base32")).toBeNull();
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
