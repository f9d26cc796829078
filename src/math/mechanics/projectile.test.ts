import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RungeKutta } from "../solve/runge-kutta";
import { aim, type Flight, fly, type Throw } from "./projectile";

const thrown = (speed: number, degrees: number, rest: Partial<Throw> = {}): Throw => ({
  vx: speed * Math.cos((degrees * Math.PI) / 180),
  vy: speed * Math.sin((degrees * Math.PI) / 180),
  height: 0,
  gravity: 9.8,
  drag: 0,
  ...rest,
});
const flight = (given: Throw): Flight => fly(given) as Flight;

describe("without air resistance", () => {
  it("agrees with published examples", () => {
    // OpenStax, University Physics 1, example 4.7: a shell at 70.0 m/s and 75.0°.
    const shell = flight(thrown(70, 75)).peak;
    expect(shell.y).toBeCloseTo(233, 0);
    expect(shell.time).toBeCloseTo(6.9, 1);
    expect(shell.x).toBeCloseTo(125, 0);
    // Example 4.8: a tennis ball at 30 m/s and 45° lands 10 m higher after 3.79 s; this one starts 10 m above the
    // ground.
    const { time, y } = flight(thrown(30, 45, { height: 10 })).landing;
    expect(y).toBe(0);
    expect(time).toBeCloseTo((21.2132 + Math.sqrt(21.2132 ** 2 + 196)) / 9.8, 4);
    // Example 4.9, a golf ball: the range is v² sin 2θ ÷ g, here for 25 m/s and 70°.
    expect(flight(thrown(25, 70)).landing.x).toBeCloseTo((625 * Math.sin((140 * Math.PI) / 180)) / 9.8, 10);
  });

  it("falls straight down, and stays on the ground", () => {
    expect(flight({ vx: 0, vy: 0, height: 19.6, gravity: 9.8, drag: 0 }).landing).toMatchObject({
      time: 2,
      vy: -19.6,
    });
    expect(flight(thrown(5, -30)).landing.time).toBe(0);
  });
});

describe("with drag", () => {
  it("falls as in the closed form v = vₜ tanh(g t ÷ vₜ)", () => {
    const [gravity, drag, height] = [9.81, 0.02, 500];
    const terminal = Math.sqrt(gravity / drag);
    const time = (terminal / gravity) * Math.acosh(Math.exp(drag * height));
    const { landing } = flight({ vx: 0, vy: 0, height, gravity, drag });
    expect(landing.time).toBeCloseTo(time, 8);
    expect(landing.vy).toBeCloseTo(-terminal * Math.tanh((gravity * time) / terminal), 8);
  });

  it("rises as in the closed form", () => {
    const [gravity, drag, speed] = [9.81, 0.01, 80];
    const terminal = Math.sqrt(gravity / drag);
    const { peak, landing } = flight({ vx: 0, vy: speed, height: 0, gravity, drag });
    expect(peak.y).toBeCloseTo(Math.log(1 + (speed / terminal) ** 2) / (2 * drag), 8);
    expect(peak.time).toBeCloseTo((terminal / gravity) * Math.atan(speed / terminal), 8);
    // It returns at a lower speed: 1/v² = 1/u² + 1/vₜ².
    expect(landing.vy).toBeCloseTo(-1 / Math.sqrt(1 / speed ** 2 + 1 / terminal ** 2), 8);
  });

  it("agrees with another method in very small steps", () => {
    const given = thrown(30, 45, { height: 1.8, gravity: 9.81, drag: 0.0063 });
    const { landing } = flight(given);
    const state = Float64Array.of(0, given.height, given.vx, given.vy);
    const other = new RungeKutta((now, slope) => {
      const [, , vx = 0, vy = 0] = now;
      const speed = Math.sqrt(vx * vx + vy * vy);
      slope.set([vx, vy, -given.drag * speed * vx, -given.gravity - given.drag * speed * vy]);
    }, 4);
    for (let i = 0; i < 20_000; i++) other.step(state, landing.time / 20_000);
    expect(state[1]).toBeCloseTo(0, 8);
    expect(state[0]).toBeCloseTo(landing.x, 8);
    expect(state[2]).toBeCloseTo(landing.vx, 8);
    expect(state[3]).toBeCloseTo(landing.vy, 8);
  });

  it("approaches the drag-free flight as drag goes to zero", () => {
    for (const given of [thrown(1, 60), thrown(30, 45, { height: 2 }), thrown(9, -20, { height: 30 })]) {
      const free = flight(given).landing;
      const { landing } = flight({ ...given, drag: 1e-12 });
      expect(landing.x / free.x).toBeCloseTo(1, 9);
      expect(landing.time / free.time).toBeCloseTo(1, 9);
    }
  });

  it("follows the long steady fall of a feather", () => {
    const { landing, places } = flight({ vx: 3, vy: 0, height: 1e6, gravity: 9.81, drag: 1000 });
    expect(landing.time).toBeCloseTo(1e6 / Math.sqrt(9.81 / 1000), -3);
    const rows = places(101);
    expect((rows[50]?.y ?? 0) / 5e5).toBeCloseTo(1, 4);
  });

  it("handles any throw: never farther or higher than without drag, with points from start to end", () => {
    const size = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true }).map(Math.exp);
    fc.assert(
      fc.property(
        size(-7, 7),
        fc.integer({ min: -90, max: 90 }),
        fc.oneof(fc.constant(0), size(-5, 8)),
        size(-12, 4),
        (speed, degrees, height, drag) => {
          const given = thrown(speed, degrees, { height, drag });
          const { landing, peak, places } = flight(given);
          const free = flight({ ...given, drag: 0 });
          expect(landing.x).toBeLessThanOrEqual(free.landing.x * (1 + 1e-8));
          expect(peak.y).toBeLessThanOrEqual(free.peak.y * (1 + 1e-8));
          const rows = places(11);
          expect(rows).toHaveLength(11);
          expect([rows[0]?.y, rows[10]]).toEqual([height, landing]);
          for (const [i, row] of rows.entries()) {
            expect(row.y).toBeGreaterThanOrEqual(-1e-8 * (height + peak.y));
            expect(row.time).toBeCloseTo((landing.time * i) / 10, 6);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("aim", () => {
  const range = (speed: number, height: number, drag: number) => (angle: number) =>
    flight({ vx: speed * Math.cos(angle), vy: speed * Math.sin(angle), height, gravity: 9.81, drag }).landing.x;

  it("finds both angles, which add up to 90° from the ground without drag", () => {
    const target = (30 ** 2 * Math.sin(Math.PI / 3)) / 9.81;
    const { flat, steep, best } = aim(range(30, 0, 0), target);
    expect(((flat ?? 0) * 180) / Math.PI).toBeCloseTo(30, 7);
    expect(((steep ?? 0) * 180) / Math.PI).toBeCloseTo(60, 7);
    expect(best.range).toBeCloseTo(900 / 9.81, 7);
  });

  it("reaches the distance, with drag and from a height", () => {
    const of = range(30, 1.8, 0.006);
    const { flat, steep } = aim(of, 50);
    expect(of(flat ?? 0)).toBeCloseTo(50, 7);
    expect(of(steep ?? 0)).toBeCloseTo(50, 7);
    expect(flat ?? 0).toBeLessThan(steep ?? 0);
  });

  it("gives the longest range if the distance cannot be reached", () => {
    const { flat, steep, best } = aim(range(30, 0, 0), 100);
    expect([flat, steep]).toEqual([null, null]);
    expect((best.angle * 180) / Math.PI).toBeCloseTo(45, 4);
  });
});
