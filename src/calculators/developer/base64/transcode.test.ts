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

/** The whole way of a file through pieces. */
function through(bytes: Uint8Array, job: Partial<Job>): Buffer {
  const coder = transcoder({ ...JOB, ...job });
  const out: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += coder.pieceBytes)
    out.push(coder.write(bytes.subarray(at, at + coder.pieceBytes)).slice());
  coder.end();
  return Buffer.concat(out);
}

const bytes = Uint8Array.from({ length: 2_500_001 }, (_, i) => (i * i) >> 3);

it("encodes a file of several pieces as Node does a whole one", () => {
  const whole = Buffer.from(bytes).toString("base64");
  expect(through(bytes, { lineLength: 0 }).equals(Buffer.from(whole))).toBe(true);
  const lines = whole.match(/.{1,76}/g)?.join("\r\n") ?? "";
  expect(through(bytes, {}).equals(Buffer.from(lines))).toBe(true);
  const uri = through(bytes, { dataUriType: "image/png" });
  expect(uri.equals(Buffer.from(`data:image/png;base64,${whole}`))).toBe(true);
  expect(through(uri, { mode: "decode" }).equals(Buffer.from(bytes))).toBe(true);
});

it.each(["base64", "base64url", "base32", "base32hex", "base16"] as const)(
  "turns a file around in %s",
  (alphabet) => {
    const encoded = through(bytes, { alphabet });
    expect(through(encoded, { alphabet, mode: "decode" }).equals(Buffer.from(bytes))).toBe(true);
  },
);

it("names the place in a later piece", () => {
  const encoded = through(bytes, { lineLength: 0 });
  encoded[2_000_000] = 0x21;
  expect(() => through(encoded, { mode: "decode" })).toThrow(
    "Character “!” at position 2000001 (line 1, column 2000001) is not in the Base64 alphabet.",
  );
  expect(() => through(encoded.subarray(0, 1_048_577), { mode: "decode" })).toThrow(
    "1 too many or 3 too few",
  );
  expect(() => through(Buffer.from("data:,x"), { mode: "decode" })).toThrow("not in Base64");
});
