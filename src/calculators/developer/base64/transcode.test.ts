import { expect, it } from "vitest";
import { type Job, transcoder } from "./transcode";

const JOB: Job = {
  mode: "encode",
  alphabet: "base64",
  padding: true,
  lineLength: 76,
  lineEnding: "crlf",
  strict: false,
  dataUriType: null,
};

/** Converts a whole file piece by piece. */
function through(bytes: Uint8Array, job: Partial<Job>): Buffer {
  const coder = transcoder({ ...JOB, ...job });
  const out: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += coder.pieceBytes)
    out.push(coder.write(bytes.subarray(at, at + coder.pieceBytes)).slice());
  out.push(coder.end());
  return Buffer.concat(out);
}

const bytes = Uint8Array.from({ length: 2_500_001 }, (_, i) => (i * i) >> 3);

it("encodes a file in several pieces exactly as Node encodes it whole", () => {
  const whole = Buffer.from(bytes).toString("base64");
  expect(through(bytes, { lineLength: 0 }).equals(Buffer.from(whole))).toBe(true);
  const lines = whole.match(/.{1,76}/g)?.join("\r\n") ?? "";
  expect(through(bytes, {}).equals(Buffer.from(lines))).toBe(true);
  const uri = through(bytes, { dataUriType: "image/png" });
  expect(uri.equals(Buffer.from(`data:image/png;base64,${whole}`))).toBe(true);
  expect(through(uri, { mode: "decode" }).equals(Buffer.from(bytes))).toBe(true);
});

it.each(["base64", "base64url", "base32", "base32hex", "base16"] as const)(
  "encodes and decodes a file in %s",
  (alphabet) => {
    const encoded = through(bytes, { alphabet });
    expect(through(encoded, { alphabet, mode: "decode" }).equals(Buffer.from(bytes))).toBe(true);
  },
);

it("reports the position of an error in a later piece", () => {
  const encoded = through(bytes, { lineLength: 0 });
  encoded[2_000_000] = 0x21;
  expect(() => through(encoded, { mode: "decode" })).toThrow(
    "Character “!” at position 2000001 (line 1, column 2000001) is not in the Base64 alphabet.",
  );
  expect(() => through(encoded.subarray(0, 1_048_577), { mode: "decode" })).toThrow("1 too many or 3 too few");
  expect(() => through(Buffer.from("data:,x"), { mode: "decode" })).toThrow("not Base64");
});

const decoded = (text: string, job: Partial<Job> = {}) =>
  through(Buffer.from(text, "latin1"), { mode: "decode", ...job }).toString("latin1");

it("reads a data URI the same way as a pasted one", () => {
  expect(decoded("data:;base64,SGk%3D")).toBe("Hi");
  expect(decoded(" \r\ndata:;base64,SGk%3d\n", { alphabet: "base16" })).toBe("Hi");
  expect(() => decoded("data:;base64,SGk%3D!")).toThrow("Character “!” at position 20 (line 1, column 20)");
  expect(() => decoded(" data:;base64,SGk=", { strict: true })).toThrow("White space at position 1 ");
});

it("reads an escape at any position relative to a piece boundary", () => {
  // A head of 13 characters moves the escape across the end of the first piece; every byte is 0.
  for (const before of [1_048_561, 1_048_562, 1_048_563, 1_048_564]) {
    const text = `data:;base64,${"A".repeat(before)}%41${"A".repeat(4 - ((before + 1) % 4))}`;
    const length = ((text.length - 13 - 2) / 4) * 3;
    expect(through(Buffer.from(text), { mode: "decode" }).equals(Buffer.alloc(length))).toBe(true);
  }
  expect(() => decoded("data:;base64,SGk%3")).toThrow("“%3” at position 17 (line 1, column 17) needs two hex digits.");
});

it("reports the length limit of a data URI's head", () => {
  const uri = (length: number) => `data:${"a".repeat(length - 13)};base64,SGk=`;
  expect(decoded(uri(1024))).toBe("Hi");
  expect(() => decoded(uri(1025))).toThrow("more than 1,024 characters. Paste it as text");
  expect(() => decoded("data:;base64")).toThrow("Character “:” at position 5 ");
});

it("writes the head of a data URI even for an empty file", () => {
  const nothing = new Uint8Array();
  expect(through(nothing, { dataUriType: "image/png" }).toString()).toBe("data:image/png;base64,");
  expect(through(nothing, {})).toHaveLength(0);
  expect(through(nothing, { mode: "decode" })).toHaveLength(0);
});
