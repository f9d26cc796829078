import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import textToBinary from "./calculator";
import { references } from "./decode";
import { FORMATS } from "./inputs";

const encoded = (input: string, format: string, more = {}) =>
  outputsOf(textToBinary, { input, format, ...more }).output;
const decoded = (input: string, format: string, more = {}) =>
  outputsOf(textToBinary, { mode: "decode", input, format, ...more }).output;
const refused = (inputs: object) =>
  problemsOf(textToBinary, { ...inputs }).map(({ field, message }) => `${field}: ${message}`);

// Expected codes: Python 3.12, str.encode, urllib.parse.quote and json.dumps.
describe("text to codes", () => {
  it("encodes the default Hello, World!", () => {
    const outputs = outputsOf(textToBinary, {});
    expect(outputs.output).toMatch(/^01001000 01100101 .* 00100001$/);
    expect(outputs).toMatchObject({
      characterCount: 13,
      graphemeCount: 13,
      utf16Length: 13,
      byteCount: 13,
      asciiOnly: true,
      noticeCodes: null,
    });
    expect(outputs.characters).toHaveLength(13);
    expect(outputs.allFormats).toHaveLength(11);
  });

  it.each([
    ["hex", "utf-8", "48 C3 A9 6C 6C 6F 20 F0 9F 91 8B"],
    ["hex", "utf-16", "0048 00E9 006C 006C 006F 0020 D83D DC4B"],
    ["hex", "utf-16le", "48 00 E9 00 6C 00 6C 00 6F 00 20 00 3D D8 4B DC"],
    ["hex", "utf-16be", "00 48 00 E9 00 6C 00 6C 00 6F 00 20 D8 3D DC 4B"],
    ["decimal", "utf-8", "72 195 169 108 108 111 32 240 159 145 139"],
    ["octal", "utf-8", "110 303 251 154 154 157 040 360 237 221 213"],
    ["codepoint", "utf-8", "U+0048 U+00E9 U+006C U+006C U+006F U+0020 U+1F44B"],
    ["html-decimal", "utf-8", "&#72;&#233;&#108;&#108;&#111;&#32;&#128075;"],
    ["html-hex", "utf-8", "&#x48;&#xE9;&#x6C;&#x6C;&#x6F;&#x20;&#x1F44B;"],
    ["html-escape", "utf-8", "Héllo 👋"],
    ["percent", "utf-8", "H%C3%A9llo%20%F0%9F%91%8B"],
    ["js-escape", "utf-8", "H\\u00e9llo \\ud83d\\udc4b"],
  ])("writes Héllo 👋 as %s in %s", (format, charset, output) => {
    expect(encoded("Héllo 👋", format, { charset })).toBe(output);
  });

  it("counts characters, graphemes, UTF-16 units and bytes", () => {
    expect(outputsOf(textToBinary, { input: "Héllo 👋" })).toMatchObject({
      characterCount: 7,
      utf16Length: 8,
      byteCount: 11,
      asciiOnly: false,
    });
    expect(outputsOf(textToBinary, { input: "👩‍🚀" })).toMatchObject({
      characterCount: 3,
      graphemeCount: 1,
      utf16Length: 5,
      byteCount: 11,
    });
  });

  it("applies the options for digits", () => {
    expect(encoded("é\n", "hex", { uppercase: false, prefix: true, separator: ", " })).toBe("0xc3, 0xa9, 0x0a");
    expect(encoded("\n", "binary", { padded: false })).toBe("1010");
    expect(encoded("Hi", "hex", { separator: "" })).toBe("4869");
    expect(encoded("€", "octal", { charset: "windows-1252", prefix: true })).toBe("0o200");
    expect(encoded("Hi", "decimal", { prefix: true, padded: true })).toBe("72 105");
    expect(encoded("é👋", "codepoint", { separator: "|", uppercase: false })).toBe("U+00E9|U+1F44B");
  });

  it("describes every character", () => {
    const { characters } = outputsOf(textToBinary, { input: "\u007fé👋" });
    expect(characters).toEqual([
      {
        n: 1,
        character: "\u007f",
        codePoint: "U+007F",
        decimal: 127,
        hex: "7F",
        binary: "01111111",
        utf16: "007F",
        html: "&#127;",
        name: "DEL",
      },
      {
        n: 2,
        character: "é",
        codePoint: "U+00E9",
        decimal: 233,
        hex: "C3 A9",
        binary: "11000011 10101001",
        utf16: "00E9",
        html: "&#233;",
        name: null,
      },
      {
        n: 3,
        character: "👋",
        codePoint: "U+1F44B",
        decimal: 128075,
        hex: "F0 9F 91 8B",
        binary: "11110000 10011111 10010001 10001011",
        utf16: "D83D DC4B",
        html: "&#128075;",
        name: null,
      },
    ]);
    expect(outputsOf(textToBinary, { input: "\0\u001f" }).characters.map((row: { name: string }) => row.name)).toEqual([
      "NUL",
      "US",
    ]);
  });

  it("lists every format at once, with null for those that cannot represent the text", () => {
    const all = outputsOf(textToBinary, { input: "é!", charset: "ascii", format: "percent" }).allFormats;
    expect(all.map((row: { format: string }) => row.format)).toEqual(Object.keys(FORMATS));
    const byFormat = Object.fromEntries(all.map((row: { format: string; output: string }) => [row.format, row.output]));
    // The percent format has no charset option, so ASCII is ignored.
    expect(byFormat).toMatchObject({ hex: "C3 A9 21", morse: null, codepoint: "U+00E9 U+0021" });
    expect(outputsOf(textToBinary, { mode: "decode", input: "01000001" }).allFormats).toEqual([]);
  });

  it.each([
    [{ input: "café", charset: "ascii" }, "input: “é” (U+00E9) at position 4 is not in ASCII."],
    [{ input: "👋漢", charset: "latin1", format: "hex" }, "input: “👋” (U+1F44B) at position 1 is not in Latin-1."],
    [{ input: "a漢", charset: "windows-1252" }, "input: “漢” (U+6F22) at position 2 is not in windows-1252."],
    [{ input: "SOS!", format: "morse" }, "input: “!” (U+0021) at position 4 is not in Morse code."],
    [{ input: "" }, "input: Enter some text."],
    [{ input: "x\ud83d" }, "input: U+D83D at position 2 is half of a surrogate pair; the other half is missing."],
    [
      { input: "x\ud83d", format: "js-escape" },
      "input: U+D83D at position 2 is half of a surrogate pair; the other half is missing.",
    ],
    [{ separator: "12345678901" }, "separator: Separator must have at most 10 characters."],
    [
      { format: "base64" },
      "format: Choose one of binary, octal, decimal, hex, codepoint, html-decimal, html-hex, html-escape, percent, js-escape or morse for “Codes”.",
    ],
  ])("rejects %j", (inputs, message) => {
    expect(refused(inputs)).toEqual([message]);
  });

  it("warns of codes that cannot be separated again", () => {
    expect(outputsOf(textToBinary, { separator: "", padded: false }).noticeCodes).toBe("codes-run-together");
    expect(outputsOf(textToBinary, { separator: "", format: "decimal" }).noticeCodes).toBe("codes-run-together");
    expect(outputsOf(textToBinary, { separator: "" }).noticeCodes).toBeNull();
  });
});

describe("codes to text", () => {
  it.each([
    ["01001000 01101001", "binary", {}, "Hi"],
    ["0100100001101001", "binary", {}, "Hi"],
    ["48 C3 A9", "hex", {}, "Hé"],
    ["\\x48\\xc3\\xa9", "hex", {}, "Hé"],
    ["48 E9", "hex", { charset: "latin1" }, "Hé"],
    ["80", "hex", { charset: "windows-1252" }, "€"],
    ["D83DDC4B", "hex", { charset: "utf-16" }, "👋"],
    ["3D D8 4B DC", "hex", { charset: "utf-16le" }, "👋"],
    ["55357, 56395", "decimal", { charset: "utf-16" }, "👋"],
    ["U+0048,U+00e9;u+1F44B", "codepoint", {}, "Hé👋"],
    ["U+48U+49", "codepoint", {}, "HI"],
    ["a+b%20%C3%A9", "percent", {}, "a+b é"],
    ["a+b%20%C3%A9", "percent", { plusAsSpace: true }, "a b é"],
    ["\\u00e9\\u{1F44B}\\x41\\n", "js-escape", {}, "é👋A\n"],
    [".... .. / ... --- ...", "morse", {}, "HI SOS"],
    ["&#72;&#xe9;&#128;", "html-decimal", {}, "Hé€"],
  ])("decodes %j from %s %j", (input, format, more, text) => {
    expect(decoded(input, format, more)).toBe(text);
  });

  it("loads the HTML references only if the input may contain one", async () => {
    expect(references.ready).toBe(false);
    const question = {
      inputs: { mode: "decode", format: "html-escape", input: "&lt;&eacute;&hellip;&notin;" },
      outputs: ["output"],
    };
    await prepare(textToBinary, question);
    expect(answer(textToBinary, question)).toEqual({ outputs: { output: "<é…∉" } });
    expect(references.ready).toBe(true);
  });

  it("replaces ill-formed parts if that option is chosen", () => {
    expect(
      outputsOf(textToBinary, { mode: "decode", format: "hex", input: "C3 28 FF 41", invalid: "replace" }),
    ).toMatchObject({
      output: "\ufffd(\ufffdA",
      noticeCodes: "replaced",
    });
    expect(decoded("%C3(", "percent", { invalid: "replace" })).toBe("\ufffd(");
    expect(decoded("\\ud83d!", "js-escape", { invalid: "replace" })).toBe("\ufffd!");
    expect(decoded("&#xD800;", "html-hex", { invalid: "replace" })).toBe("\ufffd");
    expect(decoded("41 C3", "hex", { charset: "ascii", invalid: "replace" })).toBe("A\ufffd");
  });

  it.each([
    ["C3 28", "hex", {}, "Byte C3 (number 1) starts a 2-byte character, but byte 28 cannot continue it."],
    ["01001000 01101021", "binary", {}, "Group 2 “01101021” has the character 2, which is not a binary digit."],
    ["72 256", "decimal", {}, "256 in group 2 is more than a byte can hold (0–255)."],
    ["65536", "decimal", { charset: "utf-16" }, "65536 in group 1 is more than a 16-bit unit can hold (0–65535)."],
    ["72105", "decimal", {}, "72105 in group 1 is more than a byte can hold (0–255)."],
    ["0100100", "codepoint", {}, "Group 1 “0100100” is not a code point: write U+ and hex digits."],
    ["U+41 U+D800", "codepoint", {}, "U+D800 in group 2 is half of a pair, not a character."],
    ["U+110000", "codepoint", {}, "“U+110000” in group 1 is beyond U+10FFFF, the last code point."],
    ["a%2", "percent", {}, "“%2” at position 2 needs two hex digits."],
    ["\\q", "js-escape", {}, "“\\q” at position 1 is not an escape."],
    ["&#xD800;", "html-hex", {}, "“&#xD800;” at position 1 means U+D800, which is not a character in HTML."],
    ["......", "morse", {}, "Group 1 “......” is not a Morse signal."],
    ["  ", "binary", {}, "Enter some text."],
    ["/", "morse", {}, "Enter some text."],
    ["C3", "hex", { charset: "ascii" }, "Byte C3 (number 1) is not in ASCII, which ends at 7F."],
  ])("rejects %j as %s", (input, format, more, message) => {
    expect(refused({ mode: "decode", input, format, ...more })).toEqual([`input: ${message}`]);
  });
});

describe("references that browsers read as a different character", () => {
  const notice = (input: string, format: string) => {
    const { notices } = outputsOf(textToBinary, { input, format });
    return notices.map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`);
  };

  // HTML Living Standard, 13.2.5.80, numeric character reference end state: 0 → FFFD, 0x96 → 2013, 0x80 → 20AC.
  it.each([
    ["\x96", "html-decimal", "Browsers read &#150; as “–” (U+2013), not as U+0096."],
    ["\x96", "html-hex", "Browsers read &#x96; as “–” (U+2013), not as U+0096."],
    ["a\0b\0", "html-decimal", "Browsers read &#0; as “\ufffd” (U+FFFD), not as U+0000."],
    [
      "\0\x80",
      "html-hex",
      "Browsers read &#x0; as “\ufffd” (U+FFFD), not as U+0000. Another reference is misread the same way.",
    ],
    [
      "\x80\x82\x83",
      "html-decimal",
      "Browsers read &#128; as “€” (U+20AC), not as U+0080. 2 other references are misread the same way.",
    ],
  ])("are reported for %j as %s", (input, format, message) => {
    expect(notice(input, format)).toEqual([`html-misread: ${message}`]);
  });

  // 0x81 has no entry in that table, and references such as &amp; are not numeric.
  it.each([
    ["\x7f\x81\x8d\x8f\x90\x9d\xa0é\r👋", "html-decimal"],
    ["\0\x96", "html-escape"],
    ["\0\x96", "hex"],
  ])("are not reported for %j as %s", (input, format) => {
    expect(notice(input, format)).toEqual([]);
  });
});

it("decodes what it encodes, in every lossless format", async () => {
  await references.load();
  const formats = [
    "binary",
    "octal",
    "decimal",
    "hex",
    "codepoint",
    "html-decimal",
    "html-hex",
    "html-escape",
    "percent",
    "js-escape",
  ];
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
      fc.constantFrom(...formats),
      fc.constantFrom("utf-8", "utf-16", "utf-16le", "utf-16be"),
      fc.boolean(),
      fc.boolean(),
      (input, format, charset, padded, prefix) => {
        // Some references are read as other characters, as the notice says.
        if (outputsOf(textToBinary, { input, format }).noticeCodes === "html-misread") return;
        const codes = encoded(input, format, { charset, padded, prefix });
        expect(decoded(codes, format, { charset })).toBe(input);
      },
    ),
  );
});

describe("words", () => {
  it("states the size of the text", () => {
    const sentence = (inputs: object) => headlineOf(textToBinary, { ...inputs }).second;
    expect(sentence({})).toBe("13 characters = 13 bytes = 104 bits.");
    expect(sentence({ input: "é", charset: "latin1" })).toBe("1 character = 1 byte = 8 bits in Latin-1.");
    expect(sentence({ input: "👋", charset: "utf-16" })).toBe("1 character = 4 bytes = 32 bits in UTF-16.");
  });

  it("answers with the codes or the text itself", () => {
    expect(headlineOf(textToBinary, { input: "Hi" })).toMatchObject({
      label: "Binary",
      figure: "01001000 01101001",
      text: "01001000 01101001",
    });
    expect(headlineOf(textToBinary, { mode: "decode", input: "01001000 01101001" })).toMatchObject({
      label: "Text",
      figure: "Hi",
      text: "Hi",
    });
    // The figure is limited to one line.
    const sentence = "abcdefghij".repeat(20);
    const { figure, text } = headlineOf(textToBinary, { input: sentence, format: "percent" });
    expect([figure, text]).toEqual(["abcdefghij".repeat(8), sentence]);
  });

  it("builds UTF-8 bit by bit", () => {
    const working = (inputs: object) =>
      workingOf(textToBinary, modelOf(textToBinary, { input: "Hé👋", ...inputs }), new Format()).map(
        (step) => step.value,
      );
    expect(working({})).toEqual(["233", "11101001", "110xxxxx 10xxxxxx", "11000011 10101001", "C3 A9"]);
    expect(working({ character: 3 })).toEqual([
      "128075",
      "11111010001001011",
      "11110xxx 10xxxxxx 10xxxxxx 10xxxxxx",
      "11110000 10011111 10010001 10001011",
      "F0 9F 91 8B",
      "D83D DC4B",
    ]);
    expect(working({ character: 99 })).toEqual(working({ character: 3 }));
  });
});
