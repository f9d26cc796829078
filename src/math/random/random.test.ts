import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexText, inBlocks, inOrder, OutOfBytesError, readHex } from "./bytes";
import { fromBigEndian, Random } from "./random";

const from = (...bytes: number[]) => new Random(inOrder(Uint8Array.from(bytes)));
const endless = () => {
  let state = 1;
  return (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (state * 16_807) % 2_147_483_647;
      return state >> 8;
    });
};

describe("below", () => {
  it("is the remainder of big-endian bytes, using as few as can hold the range", () => {
    expect(from(250, 7).below(100)).toBe(7);
    expect(from(1, 2).below(256)).toBe(1);
    expect(from(1, 2).below(257)).toBe(258 % 257);
    expect(from(1, 0, 0, 0, 0, 0, 1).below(2 ** 53)).toBe(2 ** 48 + 1);
  });

  it("rejects values that would make some results more likely", () => {
    // 256 = 2 · 100 + 56, so 200 to 255 are rejected.
    expect(from(200, 255, 199).below(100)).toBe(99);
    // 65,536 = 6 · 10,000 + 5,536.
    expect(from(0xea, 0x60, 0xea, 0x5f).below(10_000)).toBe(9999);
  });

  it("reads nothing if there is only one choice", () => {
    expect(from().below(1)).toBe(0);
    expect(from().belowBig(1n)).toBe(0n);
  });

  it("gives the same results with numbers and bigints", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n) => {
        const [a, b] = [new Random(endless()), new Random(endless())];
        for (let i = 0; i < 5; i++) expect(BigInt(a.below(n))).toBe(b.belowBig(BigInt(n)));
      }),
    );
  });

  it("gives every number equally often over all possible bytes", () => {
    const counts = new Map<number, number>();
    for (let byte = 0; byte < 256; byte++) {
      const value = from(byte, 0).below(6);
      if (byte < 252) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual([42, 42, 42, 42, 42, 42]);
  });

  it("reports how a number was drawn", () => {
    const random = new Random(inOrder(Uint8Array.of(230, 47, 5)), 1);
    expect([random.below(100), random.below(10)]).toEqual([47, 5]);
    expect(random.draws).toEqual([{ n: 100n, bytes: 1, limit: 200n, read: [230n, 47n], result: 47n }]);
  });
});

describe("unit", () => {
  it("is strictly between 0 and 1 at both extremes", () => {
    expect(from(0, 0, 0, 0, 0, 0, 0x0f).unit()).toBe(2 ** -53);
    expect(from(255, 255, 255, 255, 255, 255, 255).unit()).toBe(1 - 2 ** -53);
    expect(from(128, 0, 0, 0, 0, 0, 0).unit()).toBe(0.5 + 2 ** -53);
  });
});

describe("lists", () => {
  it("shuffles from the end (Durstenfeld 1964)", () => {
    // i = 3: j = 0; i = 2: j = 2; i = 1: j = 0.
    expect(from(0, 2, 0).shuffle(["a", "b", "c", "d"])).toEqual(["b", "d", "c", "a"]);
  });

  it("draws without replacement, keeping the order of the rest", () => {
    const left = ["a", "b", "c", "d"];
    const random = from(1, 2);
    expect([random.take(left), random.take(left), left]).toEqual(["b", "d", ["a", "c"]]);
  });
});

describe("bytes", () => {
  it("are served in order, and report how many are missing when they run out", () => {
    const random = from(1, 2, 3);
    expect(random.bytes(2)).toEqual(Uint8Array.of(1, 2));
    expect(() => random.belowBig(2n ** 40n)).toThrow(OutOfBytesError);
    try {
      from(1).unit();
    } catch (error) {
      expect((error as OutOfBytesError).missing).toBe(6);
    }
  });

  it("are unchanged by reading in blocks", () => {
    const whole = endless()(5000);
    const next = inBlocks(endless());
    const read: number[] = [];
    for (const count of [1, 1022, 2, 7, 2500, 0, 3]) read.push(...next(count));
    expect(read).toEqual([...whole.slice(0, read.length)]);
  });

  it("are parsed from hex digits with any white space", () => {
    expect(readHex(" 0A1b\n ff")).toEqual({ bytes: Uint8Array.of(10, 27, 255) });
    expect(readHex("")).toEqual({ bytes: new Uint8Array(0) });
    expect(readHex("0a 1").problem).toBe("odd");
    expect(readHex("0a🙂").problem).toEqual({ sign: "🙂", position: 3 });
    expect(hexText(Uint8Array.of(0, 171))).toBe("00ab");
    expect(fromBigEndian(Uint8Array.of(1, 0, 2))).toBe(65_538n);
    expect(fromBigEndian(new Uint8Array(0))).toBe(0n);
  });
});
