import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALPHABETS, type BaseName } from "./base-alphabets";
import { BadBase, BaseDecoder, decodeBase } from "./base-decode";
import { encodeBase, encodeGroups, LineBreaker } from "./base-encode";
import { encodeText } from "./charsets";
import { textOfUnits } from "./code-points";
import { beginsDataUri, dataUriHead, readDataUri } from "./data-uri";
import { readJwt } from "./jwt";
import { mediaTypeOf, wholeCharacters } from "./media-type";

const ascii = (text: string) => encodeText(text, "latin1");
const names = Object.keys(ALPHABETS) as BaseName[];

describe("test vectors of RFC 4648, section 10", () => {
  const words = ["", "f", "fo", "foo", "foob", "fooba", "foobar"];
  const vectors: Partial<Record<BaseName, string[]>> = {
    base64: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"],
    base32: ["", "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", "MZXW6YTBOI======"],
    base32hex: ["", "CO======", "CPNG====", "CPNMU===", "CPNMUOG=", "CPNMUOJ1", "CPNMUOJ1E8======"],
    base16: ["", "66", "666F", "666F6F", "666F6F62", "666F6F6261", "666F6F626172"],
  };
  for (const [name, list] of Object.entries(vectors) as [BaseName, string[]][])
    it(name, () => {
      for (const [i, encoded] of list.entries()) {
        const bytes = ascii(words[i] as string);
        expect(encodeBase(bytes, name)).toBe(encoded);
        for (const strict of [true, false]) expect(decodeBase(encoded, name, strict).bytes).toEqual(bytes);
        const bare = encoded.replace(/=+$/, "");
        expect(encodeBase(bytes, name, { padding: false, lineLength: 0, lineEnding: "lf" })).toBe(bare);
        expect(decodeBase(bare, name).bytes).toEqual(bytes);
      }
    });
});

describe("decoding", () => {
  it("agrees with Buffer for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const buffer = Buffer.from(bytes);
        expect(encodeBase(bytes, "base64")).toBe(buffer.toString("base64"));
        expect(encodeBase(bytes, "base64url", { padding: false, lineLength: 0, lineEnding: "lf" })).toBe(
          buffer.toString("base64url"),
        );
        expect(encodeBase(bytes, "base16")).toBe(buffer.toString("hex").toUpperCase());
        for (const name of names)
          expect(Array.from(decodeBase(encodeBase(bytes, name), name, true).bytes)).toEqual(Array.from(bytes));
      }),
    );
  });

  it.each([
    ["Zm9v YmFy\r\n\t", "base64", "foobar", { variant: "base64", padded: false, canonical: true }],
    ["-_-_", "base64", "\xfb\xff\xbf", { variant: "base64url" }],
    ["+/+/", "base64url", "\xfb\xff\xbf", { variant: "base64" }],
    ["Zh==", "base64", "f", { padded: true, canonical: false }],
    ["Zg=", "base64", "f", { padded: true }],
    ["mzxw6", "base32", "foo", { variant: "base32", padded: false }],
    ["MZ======", "base32", "f", { canonical: false }],
    ["666f6F", "base16", "foo", { variant: "base16" }],
    [" \n", "base64", "", {}],
  ] as const)("decodes %j as lenient %s", (text, name, plain, facts) => {
    const decoded = decodeBase(text, name);
    expect(textOfUnits(decoded.bytes)).toBe(plain);
    expect(decoded).toMatchObject(facts);
  });

  it.each([
    ["Zm9v!mFy", "base64", "Character “!” at position 5 (line 1, column 5) is not in the Base64 alphabet."],
    ["Zm9v\r\nYm\nF👋", "base64", "Character “👋” at position 11 (line 3, column 2) is not in the Base64 alphabet."],
    ["Zm9v\u00a0", "base64", "Character U+00A0 at position 5 (line 1, column 5) is not in the Base64 alphabet."],
    ["Zm9vY", "base64", "The input ends in the middle of a group: 5 characters, 1 too many or 3 too few."],
    ["Z===", "base64", "The input ends in the middle of a group: 1 character, 1 too many or 3 too few."],
    ["MZX", "base32", "The input ends in the middle of a group: 3 characters, 1 too many or 5 too few."],
    ["MZXW6Y", "base32", "The input ends in the middle of a group: 6 characters, 1 too many or 2 too few."],
    ["666", "base16", "The input ends in the middle of a group: 3 characters, 1 too many or 1 too few."],
    ["Zg==Zg==", "base64", "The padding “=” at position 3 (line 1, column 3) appears before the end."],
    ["Zm8==", "base64", "The padding “=” at position 5 (line 1, column 5) is too much: the last group needs 1."],
    ["Zm9v=", "base64", "The padding “=” at position 5 (line 1, column 5) is too much: the last group is full."],
    ["=", "base64", "The padding “=” at position 1 (line 1, column 1) has no group to complete."],
    [" \n==", "base32", "The padding “=” at position 3 (line 2, column 1) has no group to complete."],
    ["66=", "base16", "Character “=” at position 3 (line 1, column 3) is not in the Base16 alphabet."],
    [
      "ab+cd-",
      "base64",
      "Character “-” at position 6 (line 1, column 6) is Base64url, but “+” at position 3 (line 1, column 3) is Base64: one input cannot be both.",
    ],
    ["MZXW1", "base32", "Character “1” at position 5 (line 1, column 5) is not in the Base32 alphabet."],
  ] as const)("rejects %j as %s", (text, name, message) => {
    expect(() => decodeBase(text, name)).toThrow(message);
  });

  it.each([
    ["Zm9v YmFy", "base64", "White space at position 5 (line 1, column 5) is not allowed in strict decoding."],
    [
      "Zg",
      "base64",
      "Padding is missing at position 3 (line 1, column 3). In strict decoding, the last group needs 2 “=”.",
    ],
    [
      "Zg=",
      "base64",
      "Padding is missing at position 4 (line 1, column 4). In strict decoding, the last group needs 2 “=”.",
    ],
    [
      "Zh==",
      "base64",
      "The last 4 bits of the character at position 2 (line 1, column 2) are unused. In strict decoding, they must be zero.",
    ],
    ["-_-_", "base64", "Character “-” at position 1 (line 1, column 1) is not in the Base64 alphabet."],
    ["+/+/", "base64url", "Character “+” at position 1 (line 1, column 1) is not in the Base64url alphabet."],
    ["mzxw6===", "base32", "Character “m” at position 1 (line 1, column 1) is not in the Base32 alphabet."],
    ["6f", "base16", "Character “f” at position 2 (line 1, column 2) is not in the Base16 alphabet."],
  ] as const)("rejects %j as strict %s", (text, name, message) => {
    expect(() => decodeBase(text, name, true)).toThrow(message);
  });

  it("works piece by piece, wherever the input is split", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom(...names),
        fc.nat(20),
        fc.array(fc.nat(90), { maxLength: 5 }),
        fc.boolean(),
        (bytes, name, lineLength, cuts, padding) => {
          const whole = encodeBase(bytes, name, { padding, lineLength, lineEnding: "crlf" });
          const codes = ascii(whole);
          const ends = [...cuts.filter((cut) => cut < codes.length).sort((a, b) => a - b), codes.length];
          const decoder = new BaseDecoder(name, false);
          const out: number[] = [];
          ends.forEach((end, i) => {
            out.push(...decoder.write(codes.subarray(ends[i - 1] ?? 0, end)));
          });
          expect(out).toEqual(Array.from(bytes));
          expect(decoder.end().canonical).toBe(true);
          // Encoding piece by piece gives the same text, if every piece but the last consists of whole groups.
          const { groupBytes } = ALPHABETS[name];
          const breaker = new LineBreaker(lineLength, "crlf");
          const parts: string[] = [];
          for (let at = 0; at < bytes.length; at += 2 * groupBytes)
            parts.push(
              textOfUnits(breaker.write(encodeGroups(bytes.subarray(at, at + 2 * groupBytes), name, padding))),
            );
          expect(parts.join("")).toBe(whole);
        },
      ),
    );
  });

  it("continues positions across pieces", () => {
    const decoder = new BaseDecoder("base64", false);
    decoder.write(ascii("Zm9v\r"));
    expect(() => decoder.write(ascii("\nZm\xe9v"))).toThrow("Byte E9 at position 9 (line 2, column 3)");
  });

  it("throws only BadBase for any text", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 20 }),
        fc.constantFrom(...names),
        fc.boolean(),
        (text, name, strict) => {
          try {
            decodeBase(text, name, strict);
          } catch (error) {
            expect(error).toBeInstanceOf(BadBase);
          }
        },
      ),
    );
  });
});

it("breaks lines as MIME does, with none after the last", () => {
  // Python 3.12, base64.encodebytes(bytes(range(100))), whose lines have 76 characters.
  const bytes = Uint8Array.from({ length: 100 }, (_, i) => i);
  const lines = encodeBase(bytes, "base64", { padding: true, lineLength: 76, lineEnding: "crlf" }).split("\r\n");
  expect(lines).toEqual([
    "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4",
    "OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiYw==",
  ]);
  expect(encodeBase(ascii("foobar"), "base64", { padding: true, lineLength: 8, lineEnding: "lf" })).toBe("Zm9vYmFy");
});

describe("data URIs", () => {
  it.each([
    ["data:image/png;base64,iVBO", { mediaType: "image/png", base64: true, dataFrom: 22 }],
    ["data:,A%20brief%20note", { mediaType: "text/plain;charset=US-ASCII", base64: false, dataFrom: 6 }],
    ["DATA:;charset=utf-8;BASE64,", { mediaType: "text/plain;charset=utf-8", base64: true, dataFrom: 27 }],
    [
      "data:text/plain;charset=iso-8859-7,%be%fg%be",
      { mediaType: "text/plain;charset=iso-8859-7", base64: false, dataFrom: 35 },
    ],
    [" \t\r\ndata:,", { mediaType: "text/plain;charset=US-ASCII", base64: false, dataFrom: 10 }],
    ["\u00a0data:,", null],
    ["\ufeffdata:,", null],
    ["data:;base64", null],
    ["dat:,", null],
  ])("parses the head of %s", (text, uri) => {
    expect(readDataUri(text)).toEqual(uri);
  });

  it("does not allow leading white space in strict mode", () => {
    expect(readDataUri(" data:,", true)).toBeNull();
    expect(readDataUri("data:,", true)).not.toBeNull();
    expect([beginsDataUri(" DATA:x"), beginsDataUri(" data:x", true), beginsDataUri("dat:")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("writes a head that can be parsed again", () => {
    expect(readDataUri(`${dataUriHead("text/html")}PGI+`)).toMatchObject({
      mediaType: "text/html",
      base64: true,
    });
  });
});

it("recognizes a token, and rejects other texts with dots", () => {
  // RFC 7515, appendix A.1.
  const token =
    "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const jwt = readJwt(` ${token}\n`);
  expect(JSON.parse(jwt?.header ?? "")).toEqual({ typ: "JWT", alg: "HS256" });
  expect(JSON.parse(jwt?.payload ?? "")).toMatchObject({ iss: "joe", exp: 1_300_819_380 });
  expect(jwt?.signatureBytes).toBe(32);
  for (const text of ["www.example.com", "a.b.c", "MQ.MQ.MQ", "", "eyJ9.e30.x"]) expect(readJwt(text)).toBeNull();
  // {} twice; then [1] in place of either (Python, base64.urlsafe_b64encode).
  expect(readJwt("e30.e30.")).toEqual({
    header: "{}",
    payload: "{}",
    bytes: encodeText("{}{}", "utf-8"),
    signatureBytes: 0,
  });
  for (const text of ["WzFd.e30.", "e30.WzFd."]) expect(readJwt(text)).toBeNull();
});

it.each([
  ["\x89PNG\r\n\x1a\n\0", "image/png"],
  ["\x89PNG", "application/octet-stream"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["GIF89a..", "image/gif"],
  ["GIF87a", "image/gif"],
  ["GIF88a", "text/plain"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "image/webp"],
  ["RIFF\x10\0\0\0WAVE", "application/octet-stream"],
  ["%PDF-1.7", "application/pdf"],
  ["PK\x03\x04", "application/zip"],
  ["\x1f\x8b\x08", "application/gzip"],
  ["<svg xmlns=", "image/svg+xml"],
  [`<?xml version="1.0"?>\n<!-- --><svg>`, "image/svg+xml"],
  [`<?xml version="1.0"?>${" ".repeat(1100)}<svg>`, "text/plain"],
  ["<html><svg>", "text/plain"],
  ["<svg\x7f\xff\0", "application/octet-stream"],
  [`<?xml version="1.0"?><svg>\xe9</svg>`, "application/octet-stream"],
  ["Gr\xc3\xbc\xc3\x9fe\t\r\n", "text/plain"],
  ["Gr\xfc\xdfe", "application/octet-stream"],
  ["a\x07", "application/octet-stream"],
  ["a\xc2\x85", "application/octet-stream"],
  ["", "text/plain"],
])("detects %j as %s", (bytes, type) => {
  expect(mediaTypeOf(ascii(bytes))).toBe(type);
});

it("detects the type of a sample that cuts off a character", () => {
  const text = encodeText("aé漢👋", "utf-8");
  for (let end = 1; end <= text.length; end++)
    expect(mediaTypeOf(wholeCharacters(text.subarray(0, end)))).toBe("text/plain");
  expect(mediaTypeOf(wholeCharacters(ascii("a\x80b")))).toBe("application/octet-stream");
  // Bytes that cannot be part of an incomplete character are kept.
  for (const bytes of ["\x80".repeat(65_536), "a\x80", "a\x80\x80\x80", "a\xc3\xa9\xa9", "a\xff"])
    expect(mediaTypeOf(wholeCharacters(ascii(bytes)))).toBe("application/octet-stream");
  // A complete character at the end is kept.
  expect(wholeCharacters(encodeText("aé", "utf-8"))).toHaveLength(3);
});
