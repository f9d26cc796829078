import { describe, expect, it } from "vitest";
import { hexText } from "../random/bytes";
import { md5 } from "./md5";
import { sha1 } from "./sha1";
import { sha256 } from "./sha256";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("md5", () => {
  // RFC 1321, appendix A.5
  it.each([
    ["", "d41d8cd98f00b204e9800998ecf8427e"],
    ["a", "0cc175b9c0f1b6a831c399e269772661"],
    ["abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
    ["abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"],
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"],
    [
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a",
    ],
  ])("of “%s”", (message, digest) => {
    expect(hexText(md5(utf8(message)))).toBe(digest);
  });
});

// FIPS 180-4 example messages, as published by NIST (“Examples with intermediate values”)
const TWO_BLOCKS = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";

describe("sha1", () => {
  it.each([
    ["abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    [TWO_BLOCKS, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"],
    ["", "da39a3ee5e6b4b0d3255bfef95601890afd80709"],
  ])("of “%s”", (message, digest) => {
    expect(hexText(sha1(utf8(message)))).toBe(digest);
  });
});

describe("sha256", () => {
  it.each([
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [TWO_BLOCKS, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ])("of “%s”", (message, digest) => {
    expect(hexText(sha256(utf8(message)))).toBe(digest);
  });
});

describe("messages of 0 to 200 bytes", () => {
  // The digest of all digests, from Python's hashlib.
  it.each([
    ["md5", md5, "8efa0f5e776610e66bdffd69e9b2d334"],
    ["sha1", sha1, "3ee365db4c4b3b28b64bcc8ba98c0911318fe6b6"],
    ["sha256", sha256, "32303155fd559154e9864a1a20465bec9c02a331664e818c25da8c35d8ee2c9a"],
  ] as const)("%s", (_, hash, all) => {
    const digests = Array.from({ length: 201 }, (_, n) => [...hash(new Uint8Array(n).fill(0xab))]);
    expect(hexText(hash(Uint8Array.from(digests.flat())))).toBe(all);
  });
});
