import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as references from "../../data/html-references";
import { decodeText, encodeText } from "./charsets";
import { codePointCount, UnwritableCharacter } from "./code-points";
import { escapeMarkup } from "./escape-markup";
import { graphemeCount } from "./graphemes";
import { decodeHtml, encodeHtmlDecimal, encodeHtmlHex } from "./html";
import { IllFormed } from "./ill-formed";
import { decodeJs, encodeJs } from "./js-escape";
import { decodeMorse, encodeMorse } from "./morse";
import { decodePercent, encodePercent } from "./percent";
import { decodeUnits, encodeUnits } from "./unit-codes";
import { utf8ByteCount } from "./utf8";

const bytesOf = (hex: string) => Uint8Array.from(hex.split(" "), (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");
const replaced = (hex: string) => decodeText(bytesOf(hex), "utf-8", () => {});
const anyText = fc.string({ unit: "binary", maxLength: 40 });

describe("UTF-8", () => {
  it.each([
    ["A≢Α.", "41 E2 89 A2 CE 91 2E", "RFC 3629, section 7"],
    ["한국어", "ED 95 9C EA B5 AD EC 96 B4", "RFC 3629, section 7"],
    ["日本語", "E6 97 A5 E6 9C AC E8 AA 9E", "RFC 3629, section 7"],
    ["\ufeff𣎴", "EF BB BF F0 A3 8E B4", "RFC 3629, section 7"],
    [
      "\0\x7f\x80\u07ff\u0800\uffff\u{10000}\u{10ffff}",
      "00 7F C2 80 DF BF E0 A0 80 EF BF BF F0 90 80 80 F4 8F BF BF",
      "ends of the ranges",
    ],
  ])("encodes and decodes %j", (text, hex) => {
    expect(hexOf(encodeText(text, "utf-8"))).toBe(hex);
    expect(decodeText(bytesOf(hex), "utf-8")).toBe(text);
    expect(utf8ByteCount(text)).toBe(hex.split(" ").length);
  });

  // Unicode Standard 16, section 3.9, tables 3-8 to 3-11.
  it.each([
    ["C0 AF E0 80 BF F0 81 82 41", "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdA"],
    ["ED A0 80 ED BF BF ED AF 41", "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdA"],
    ["F4 91 92 93 FF 41 80 BF 42", "\ufffd\ufffd\ufffd\ufffd\ufffdA\ufffd\ufffdB"],
    ["E1 80 E2 F0 91 92 F1 BF 41", "\ufffd\ufffd\ufffd\ufffdA"],
  ])("replaces each maximal part of %s with U+FFFD", (hex, text) => {
    expect(replaced(hex)).toBe(text);
    expect(() => decodeText(bytesOf(hex), "utf-8")).toThrow(IllFormed);
  });

  it.each([
    ["C3 28", "Byte C3 (number 1) starts a 2-byte character, but byte 28 cannot continue it."],
    ["41 80", "Byte 80 (number 2) continues a character, but none has begun."],
    ["C1 81", "Byte C1 (number 1) never occurs in UTF-8: it would start a longer form than is needed."],
    ["F5 80", "Byte F5 (number 1) never occurs in UTF-8."],
    ["E2 82", "Byte E2 (number 1) starts a 3-byte character, but the bytes end before it is complete."],
    [
      "E0 80 80",
      "Byte E0 (number 1) starts a 3-byte character, but byte 80 cannot continue it: the form is longer than needed.",
    ],
    [
      "ED A0 80",
      "Byte ED (number 1) starts a 3-byte character, but byte A0 cannot continue it: UTF-8 has no surrogates (U+D800–U+DFFF).",
    ],
    [
      "F4 90 80 80",
      "Byte F4 (number 1) starts a 4-byte character, but byte 90 cannot continue it: the last code point is U+10FFFF.",
    ],
  ])("reports what is wrong with %s", (hex, message) => {
    expect(() => decodeText(bytesOf(hex), "utf-8")).toThrow(message);
  });

  it("decodes any bytes as TextDecoder does", () => {
    const lax = new TextDecoder("utf-8", { ignoreBOM: true });
    const strict = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xf1), {
          maxLength: 12,
        })
        .map((list) => Uint8Array.from(list)),
    );
    fc.assert(
      fc.property(bytes, (some) => {
        expect(decodeText(some, "utf-8", () => {})).toBe(lax.decode(some));
        let sound = true;
        try {
          strict.decode(some);
        } catch {
          sound = false;
        }
        if (sound) expect(decodeText(some, "utf-8")).toBe(strict.decode(some));
        else expect(() => decodeText(some, "utf-8")).toThrow(IllFormed);
      }),
      { numRuns: 3000 },
    );
  });

  it("encodes any text as TextEncoder does, but rejects lone surrogates", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(hexOf(encodeText(text, "utf-8"))).toBe(hexOf(new TextEncoder().encode(text)));
        expect(utf8ByteCount(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
    for (const text of ["a\ud83d", "\udc4b\ud83d", "\ud83dx"])
      expect(() => encodeText(text, "utf-8")).toThrow(UnwritableCharacter);
    expect(decodeText(encodeText("x".repeat(100_000), "utf-8"), "utf-8")).toHaveLength(100_000);
  });
});

describe("UTF-16", () => {
  it("encodes the text of RFC 2781, section 5", () => {
    expect(hexOf(encodeText("\u{12345}=Ra", "utf-16be"))).toBe("D8 08 DF 45 00 3D 00 52 00 61");
    expect(hexOf(encodeText("\u{12345}=Ra", "utf-16le"))).toBe("08 D8 45 DF 3D 00 52 00 61 00");
  });

  it.each([
    ["D8 3D", "Unit D83D (number 1) is the first half of a pair, but no second half follows."],
    ["00 41 DC 4B", "Unit DC4B (number 2) is the second half of a pair, but no first half precedes it."],
    ["00 41 42", "Byte 42 (number 3) is left over: UTF-16 uses bytes in pairs."],
  ])("rejects %s", (hex, message) => {
    expect(() => decodeText(bytesOf(hex), "utf-16be")).toThrow(message);
  });

  it("decodes any bytes as TextDecoder does", () => {
    const lax = new TextDecoder("utf-16le", { ignoreBOM: true });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 9 }), fc.uint8Array({ maxLength: 3 }), (some, more) => {
        const bytes = Uint8Array.from([...some, 0x3d, 0xd8, ...more, 0x4b, 0xdc]);
        expect(decodeText(bytes, "utf-16le", () => {})).toBe(lax.decode(bytes));
      }),
    );
  });
});

describe("single-byte encodings", () => {
  it("follows the windows-1252 index", () => {
    // WHATWG Encoding Standard, index-windows-1252.txt: € at 0, ‚ at 2, Œ at 12, Ž at 14, ™ at 25, Ÿ at 31, ÿ at 127.
    expect(decodeText(bytesOf("80 82 8C 8E 99 9F FF 81"), "windows-1252")).toBe("€‚ŒŽ™Ÿÿ\u0081");
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(encodeText(decodeText(all, "windows-1252"), "windows-1252")).toEqual(all);
    expect(() => encodeText("\u0080", "windows-1252")).toThrow(UnwritableCharacter);
  });

  it("maps Latin-1 one to one", () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(decodeText(all, "latin1")).toBe(String.fromCharCode(...all));
    expect(encodeText(decodeText(all, "latin1"), "latin1")).toEqual(all);
  });

  it("names the missing character", () => {
    const refused = (text: string, charset: "ascii" | "latin1") => {
      try {
        encodeText(text, charset);
        return null;
      } catch (error) {
        const { codePoint, position, isHalf } = error as UnwritableCharacter;
        return { codePoint, position, isHalf };
      }
    };
    expect(refused("café", "ascii")).toEqual({ codePoint: 0xe9, position: 4, isHalf: false });
    expect(refused("é👋漢", "latin1")).toEqual({ codePoint: 0x1f44b, position: 2, isHalf: false });
    expect(refused("a\ud83d", "latin1")).toEqual({ codePoint: 0xd83d, position: 2, isHalf: true });
    expect(() => decodeText(bytesOf("41 C3"), "ascii")).toThrow("Byte C3 (number 2) is not in ASCII");
  });
});

describe("digits", () => {
  const style = { padded: true, prefix: false, uppercase: true, separator: " " } as const;

  it("writes full width, prefixes and separators", () => {
    const bytes = Uint8Array.of(5, 255);
    expect(encodeUnits(bytes, { ...style, radix: 2, bits: 8 })).toBe("00000101 11111111");
    expect(encodeUnits(bytes, { ...style, radix: 8, bits: 8 })).toBe("005 377");
    expect(encodeUnits(bytes, { ...style, radix: 10, bits: 8 })).toBe("5 255");
    expect(encodeUnits(bytes, { ...style, radix: 16, bits: 8, prefix: true, separator: ", " })).toBe("0x05, 0xFF");
    expect(encodeUnits(bytes, { ...style, radix: 16, bits: 8, padded: false, uppercase: false })).toBe("5 ff");
    expect(encodeUnits(Uint16Array.of(5, 0xd83d), { ...style, radix: 2, bits: 16 })).toBe(
      "0000000000000101 1101100000111101",
    );
    expect(encodeUnits(Uint16Array.of(0xffff), { ...style, radix: 8, bits: 16 })).toBe("177777");
  });

  it.each([
    ["01001000 01101001", 2, [72, 105]],
    ["0100100001101001", 2, [72, 105]],
    ["0b1001000,1101001;0B1", 2, [72, 105, 1]],
    ["0o110 151", 8, [72, 105]],
    ["72\n105\t 33", 10, [72, 105, 33]],
    ["\\x48\\x69", 16, [72, 105]],
    ["0x48 0X69 U+21 4869 0x4869 0b", 16, [72, 105, 33, 72, 105, 72, 105, 11]],
    [" , ", 16, []],
    ["48:65:6C", 16, [72, 101, 108]],
    ["48-65-6c", 16, [72, 101, 108]],
    ["[72, 101]", 10, [72, 101]],
    ["{0x48, 0x65};", 16, [72, 101]],
  ] as const)("reads %j in base %i", (text, radix, units) => {
    expect(decodeUnits(text, { radix, bits: 8 })).toEqual(units);
  });

  it.each([
    ["01001000 01101021", 2, "Group 2 “01101021” has the character 2, which is not a binary digit."],
    ["010010001", 2, "Group 1 “010010001” has 9 binary digits, which is not a multiple of 8."],
    ["72 256", 10, "256 in group 2 is more than a byte can hold (0–255)."],
    ["400", 8, "400 in group 1 is more than a byte can hold (0–377)."],
    ["4\\x", 16, "Group 2 “\\x” has no digits."],
    ["\\", 16, "Group 1 “\\” has the character \\, which is not a hex digit."],
    ["9", 8, "Group 1 “9” has the character 9, which is not an octal digit."],
  ] as const)("rejects %j in base %i", (text, radix, message) => {
    expect(() => decodeUnits(text, { radix, bits: 8 })).toThrow(message);
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(65_535), { maxLength: 8 }),
        fc.constantFrom(2, 8, 10, 16),
        fc.boolean(),
        fc.boolean(),
        (list, radix, padded, prefix) => {
          const layout = {
            radix: radix as 2,
            bits: 16,
            padded,
            prefix,
            uppercase: false,
            separator: " ",
          } as const;
          expect(decodeUnits(encodeUnits(Uint16Array.from(list), layout), layout)).toEqual(list);
        },
      ),
    );
  });
});

describe("HTML", () => {
  it.each([
    // HTML Living Standard, section 13.2.5.73.
    ["I'm &notit; I tell you", "I'm ¬it; I tell you"],
    ["I'm &notin; I tell you", "I'm ∉ I tell you"],
    // Python 3, html.unescape.
    ["&eacute;&#233;&#xE9;&#XE9 &amp;lt;", "éééé &lt;"],
    ["AT&T &nosuch; &#; &#x; & &amp", "AT&T &nosuch; &#; &#x; & &"],
    ["&#128;&#x99;", "€™"],
    ["&NotEqualTilde;&fjlig;&#x1F44B;", "≂̸fj👋"],
    ["&rarrhk;&DownTeeArrow;&ThickSpace;", "↪↧\u205f\u200a"],
  ])("decodes %j", (text, plain) => {
    expect(decodeHtml(text, references)).toBe(plain);
  });

  it("replaces numbers that are not characters with U+FFFD", () => {
    expect(decodeHtml("&#0;&#xD800;&#x110000;", references, () => {})).toBe("\ufffd\ufffd\ufffd");
    expect(() => decodeHtml("a&#xD800;", references)).toThrow("“&#xD800;” at position 2 means U+D800");
    expect(() => decodeHtml(`&#${"9".repeat(400)};`, references)).toThrow("is beyond U+10FFFF");
  });

  it("has the 2,125 names of the standard, 106 of them without semicolon", () => {
    expect(Object.keys(references.references)).toHaveLength(2125);
    expect(references.withoutSemicolon).toHaveLength(106);
  });

  it("encodes", () => {
    expect(encodeHtmlDecimal("aé👋")).toBe("&#97;&#233;&#128075;");
    expect(encodeHtmlHex("aé👋")).toBe("&#x61;&#xE9;&#x1F44B;");
    expect(escapeMarkup(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
  });
});

describe("percent-encoding", () => {
  it("keeps unreserved characters of RFC 3986", () => {
    // RFC 3986, section 2.5, and Python urllib.parse.quote(…, safe="").
    expect(encodePercent("À ア")).toBe("%C3%80%20%E3%82%A2");
    expect(encodePercent("Az09-._~ !*'()/+%")).toBe("Az09-._~%20%21%2A%27%28%29%2F%2B%25");
    expect(decodePercent("%c3%80+x%20é", false)).toBe("À+x é");
    expect(decodePercent("a+b%2B", true)).toBe("a b+");
  });

  it.each([
    ["a%2", "“%2” at position 2 needs two hex digits."],
    ["é%", "“%” at position 2 needs two hex digits."],
    ["%zz", "“%zz” at position 1 needs two hex digits."],
    ["%C3%28", "Byte C3 (number 1) starts a 2-byte character, but byte 28 cannot continue it."],
  ])("rejects %s", (text, message) => {
    expect(() => decodePercent(text, false)).toThrow(message);
  });
});

describe("JavaScript escapes", () => {
  it("encodes and decodes", () => {
    expect(encodeJs("a\\\"'\n\r\t\0\x7fé👋")).toBe("a\\\\\"'\\n\\r\\t\\u0000\\u007f\\u00e9\\ud83d\\udc4b");
    expect(decodeJs("\\x41\\u00e9\\ud83d\\udc4b\\u{1F44B}\\n\\r\\t\\b\\f\\v\\0\\'\\\"\\\\")).toBe(
      "Aé👋👋\n\r\t\b\f\v\0'\"\\",
    );
  });

  it.each([
    ["ab\\q", "“\\q” at position 3 is not an escape."],
    ["\\", "“\\” at position 1 has nothing after it."],
    ["\\x4g", "“\\x4” at position 1 needs two hex digits."],
    ["👋\\u12", "“\\u12” at position 2 needs four hex digits."],
    ["\\u{}", "“\\u{” at position 1 needs hex digits and a closing brace."],
    ["\\u{110000}", "“\\u{110000}” at position 1 is beyond U+10FFFF, the last code point."],
    ["\\u{d800}", "“\\u{d800}” at position 1 is half of a pair (U+D800), not a character."],
    ["\\ud83d!", "Unit D83D (number 1) is the first half of a pair"],
    ["\\N", "“\\N” at position 1 is not an escape."],
  ])("rejects %s", (text, message) => {
    expect(() => decodeJs(text)).toThrow(message);
  });

  it("round-trips, and agrees with JavaScript itself", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeJs(encodeJs(text))).toBe(text);
        expect(JSON.parse(`"${encodeJs(text).replaceAll('"', '\\"')}"`)).toBe(text);
      }),
    );
  });
});

describe("Morse", () => {
  it("encodes and decodes", () => {
    expect(encodeMorse("Paris é  SOS\n1×2")).toBe(".--. .- .-. .. ... / ..-.. / ... --- ... / .---- -..- ..---");
    expect(decodeMorse("... --- ... / –··· −")).toBe("SOS BT");
    expect(decodeMorse(".../---\n-..-")).toBe("S O X");
    expect(decodeMorse(" / ")).toBe("");
    const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉ0123456789.,:?'-/()\"=+@";
    expect(decodeMorse(encodeMorse(all))).toBe(all);
  });

  it("reports characters and signals it lacks", () => {
    expect(() => encodeMorse("ab!")).toThrow(UnwritableCharacter);
    expect(() => decodeMorse("... ......")).toThrow("Group 2 “......” is not a Morse signal.");
    expect(() => decodeMorse("... x")).toThrow("“x” (U+0078) at position 5 is not Morse code");
  });
});

describe("counting", () => {
  it("counts code points and clusters", () => {
    expect(codePointCount("a👋é\ud83d")).toBe(4);
    expect(graphemeCount("Hello, World!")).toBe(13);
    expect(graphemeCount("é👨‍👩‍👧‍👦🇩🇪\r\n각1️⃣")).toBe(6);
    expect(graphemeCount("")).toBe(0);
  });

  it("counts clusters as Intl.Segmenter does", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const bits = [
      "a",
      " ",
      "\n",
      "\r",
      "\u0301",
      "é",
      "👋",
      "🏽",
      "\u200d",
      "🇩",
      "\u1100",
      "\u1161",
      "가",
      "\u11a8",
      "क",
      "\u094d",
      "ष",
      "漢",
      "©",
      "\u0600",
      "1",
      "\ufe0f",
      "\u20e3",
      "🇪",
      "\u0e33",
      "\u200c",
      "\u{e0067}",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 12 }), (list) => {
        const text = list.join("");
        expect(graphemeCount(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 2000 },
    );
  });

  it("knows which characters bind to a neighbor, in agreement with Intl.Segmenter", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const differing: number[] = [];
    for (let code = 0; code < 0xe_02_00; code = code === 0x1_ff_ff ? 0xe_00_00 : code + 1) {
      // Tens of thousands of Han and Hangul characters behave alike.
      if (code > 0x4e_10 && code < 0xd7_00 && code % 256 > 0) continue;
      const text = `a${String.fromCodePoint(code)}a`;
      if (graphemeCount(text) !== [...segmenter.segment(text)].length) differing.push(code);
    }
    expect(differing).toEqual([]);
  });
});
