import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { catching, meeting, relativeSpeed, streamFrom, streamOf } from "./relative";

const n = (value: number) => Rational.fromNumber(value);
const bodies = (distance: number, speedA: number, speedB: number, delay = 0) => ({
  distance: n(distance),
  speedA: n(speedA),
  speedB: n(speedB),
  delay: n(delay),
});

describe("meeting", () => {
  it.each([
    // Closing at 150: a textbook example, in km and hours.
    [[300, 70, 80, 0], "2", "140", "160"],
    [[300, 70, 80, 1], "38/15", "532/3", "368/3"],
    // A arrives before B starts.
    [[300, 70, 80, 10], "30/7", "300", "0"],
    [[300, 0, 80, 1], "19/4", "0", "300"],
    [[0, 0, 0, 0], "0", "0", "0"],
  ] as const)("of %j", ([distance, a, b, delay], seconds, fromA, fromB) => {
    const met = meeting(bodies(distance, a, b, delay));
    expect([met?.seconds, met?.metersFromA, met?.metersFromB].map(String)).toEqual([seconds, fromA, fromB]);
  });

  it("never happens if neither moves", () => {
    expect(meeting(bodies(10, 0, 0))).toBeNull();
  });

  it("is where both are at that time", () => {
    const size = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(size, size, size, fc.nat(100), (distance, a, b, delay) => {
        const met = meeting(bodies(distance, a, b, delay));
        const moved = Math.max(0, (met as NonNullable<typeof met>).seconds.toNumber() - delay);
        expect(met?.metersFromB.toNumber()).toBeCloseTo(b * moved, 6);
      }),
    );
  });
});

describe("catching", () => {
  it("closes the lead at the difference in speeds", () => {
    // A thief at 8 km/h is chased at 10 km/h from 100 m behind, and caught after running another 400 m.
    const caught = catching({ ...bodies(100, 0, 0), speedA: Rational.of(20, 9), speedB: Rational.of(25, 9) });
    expect(caught.seconds?.toString()).toBe("180");
    expect(caught.meters?.toString()).toBe("500");
  });

  it("includes the distance A covers before B starts", () => {
    expect(catching(bodies(0, 40, 60, 1)).seconds?.toString()).toBe("2");
    expect(catching(bodies(5, 40, 60, 1)).lead.toString()).toBe("45");
  });

  it("never happens if B is not faster", () => {
    expect(catching(bodies(5, 60, 60)).seconds).toBeNull();
  });

  it("gains at the difference of the speeds, also without a distance", () => {
    expect(catching(bodies(0, 40, 60)).gain.toString()).toBe("20");
    expect(catching(bodies(0, 60, 40)).gain.toString()).toBe("-20");
  });
});

it("adds the stream to the boat and subtracts it", () => {
  expect(Object.values(streamOf(n(12), n(3))).map(String)).toEqual(["12", "3", "15", "9"]);
  expect(Object.values(streamFrom(n(11), n(7))).map(String)).toEqual(["9", "2", "11", "7"]);
});

it.each([
  ["stationary", "20"],
  ["same", "5"],
  ["opposite", "45"],
] as const)("relative speed, %s", (direction, speed) => {
  expect(relativeSpeed(n(20), n(25), direction).toString()).toBe(speed);
});
