/** Drawings and charts of the physics tools. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import type { AnyView, Chart } from "../../../site/kit";
import { caption, circles, DrawnTools, lines, texts } from "../../../site/testing/read-drawing";

const tools = new DrawnTools(
  import.meta.glob<AnyCalculator>("./tools/*.ts", { import: "default", eager: true }),
  import.meta.glob<AnyView>("./tools/*.view.tsx", { import: "default", eager: true }),
);
const draw = tools.draw.bind(tools);
const sketch = tools.sketch.bind(tools);

beforeAll(() => tools.prepare());

const near = (value: number, digits = 6) => expect.closeTo(value, digits);
type Lines = Extract<Chart, { kind: "lines" }>;
/** First and last value of the x axis, and of the first line. */
const ends = ({ x, series }: Lines) => [
  [x.values[0], x.values.at(-1)],
  [series[0]?.values[0], series[0]?.values.at(-1)],
];
const labels = ({ x, y, series }: Lines) => [x.label, y.label, series[0]?.label, series[0]?.color];

describe("forces and motion", () => {
  it("draws a floating and a sunken body", () => {
    // 60 of 62.5 kg: 96% of the side of 80 is under the surface, which is at 88.
    const floats = sketch("buoyancy");
    expect(caption(floats)).toBe("96% of the body is under the surface.");
    expect(floats).toContain('area-ochre" d="M150 84.8L230 84.8L230 164.8L150 164.8Z"');
    expect(floats).toContain('area-blue" d="M0 88L380 88L380 184L0 184Z"');
    expect(lines(floats, "blue")).toEqual(["M0 88L380 88"]);
    expect(lines(floats, "ink")).toEqual(["M150 84.8L230 84.8L230 164.8L150 164.8L150 84.8"]);
    expect(texts(floats)).toEqual(["Surface at 12 78"]);
    const sinks = sketch("buoyancy", { objectMass: 125, gravity: 10 });
    expect(caption(sinks)).toBe("The body weighs 1,250 N, and the fluid supports only 625 N of it.");
    expect(sinks).toContain('area-ochre" d="M150 104L230 104L230 184L150 184Z"');
    expect(draw("buoyancy").figures).toEqual([
      "submergedFraction",
      "apparentWeight",
      "objectDensity",
      "buoyantForce",
      "floats",
    ]);
  });

  it("draws both bodies before and after a collision", () => {
    // The center of mass of 3 and 1 kg moves at 1 m/s: 2 becomes 0, and −2 becomes 4.
    const html = sketch("collision", { massA: 3, velocityA: 2, massB: 1, velocityB: -2 });
    expect(caption(html)).toBe("Before: A (green) 2 m/s, B (ochre) −2 m/s. After: A 0 m/s, B 4 m/s.");
    expect(lines(html, "green")[0]).toBe("M130 22L165 22");
    expect(lines(html, "ochre")).toEqual(["M280 22L245 22", "M280 122L350 122"]);
    expect(circles(html, "line-green")).toEqual([
      [130, 56, 28],
      [130, 156, 28],
    ]);
    // A third of the mass has the cube root of a third of the radius.
    expect(circles(html, "line-ochre")).toEqual([
      [280, 56, near(28 / Math.cbrt(3), 1)],
      [280, 156, near(28 / Math.cbrt(3), 1)],
    ]);
    expect(texts(html)).toEqual([
      ...["Before at 12 60", "A at 130 60", "B at 280 60"],
      ...["After at 12 160", "A at 130 160", "B at 280 160"],
    ]);
    expect(circles(sketch("collision", { massA: 1, massB: 1e6 }), "line-green")[0]?.[2]).toBe(3);
    expect(sketch("collision", { velocityA: 0, velocityB: 0 })).not.toContain("NaN");
    expect(draw("collision").figures).toEqual(["velocityAfterA", "velocityAfterB", "energyLost", "momentumTotal"]);
  });

  it("draws the forces on a slope to scale", () => {
    // 100 N is 80 long. On 30°, 86.6 N press on the slope, 50 N pull along it, and friction is a fifth of 86.6 N.
    const html = sketch("inclined-plane", { mass: 10, gravity: 10, angle: 30, frictionCoefficient: 0.2 });
    expect(caption(html)).toBe(
      "Weight 100 N (straight down), normal force 86.60 N (blue), friction 17.32 N (ochre); along the slope gravity pulls with 50 N (green).",
    );
    // The slope is 300 long; its midpoint is at 190, 157, and the center of the body 18 above it.
    expect(lines(html, "ink")).toEqual(["M60.1 232L319.9 82", "M181 141.41L181 221.41"]);
    expect(lines(html, "blue")).toEqual(["M181 141.41L146.36 81.41"]);
    expect(lines(html, "ochre")).toEqual(["M181 141.41L193 134.48"]);
    expect(lines(html, "green")).toEqual(["M181 141.41L146.36 161.41"]);
    expect(lines(html, "soft")).toEqual(["M0 232L380 232"]);
    expect(html).toContain('area-soft" d="M60.1 232L319.9 82L319.9 232Z"');
    expect(html).toContain('area-blue" d="M174.41 166L205.59 148L187.59 116.82L156.41 134.82Z"');
    expect(circles(html, "disc-ink")).toEqual([[181, 141.41, 3]]);
    expect(texts(html)).toEqual(["30° at 104.1 249"]);
    // A flat slope takes up the whole width, with the body at its midpoint.
    const flat = sketch("inclined-plane", { mass: 10, gravity: 10, angle: 0 });
    expect(lines(flat, "ink")[0]).toBe("M60 232L320 232");
    expect(lines(flat, "ink")[1]).toBe("M190 214L190 294");
    expect(draw("inclined-plane").figures).toEqual(["gravityAlong", "normalForce", "frictionForce", "slides"]);
  });

  it("draws a circular path with its radius, velocity and acceleration", () => {
    // 25² ÷ 500
    const html = sketch("circular-motion");
    expect(caption(html)).toBe("At 25 m/s on a radius of 500 m, the acceleration of 1.25 m/s² points to the center.");
    expect(circles(html, "line-soft")).toEqual([[130, 130, 90]]);
    expect(circles(html, "disc-soft")).toEqual([[130, 130, 3]]);
    expect(circles(html, "disc-ochre")).toEqual([[220, 130, 7]]);
    expect(lines(html, "soft")).toEqual(["M130 130L220 130"]);
    expect(lines(html, "blue")).toEqual(["M220 130L220 50"]);
    expect(lines(html, "green")).toEqual(["M220 130L170 130"]);
    expect(texts(html)).toEqual(["r at 150 148", "v at 232 60", "a at 176 120"]);
    expect(html).toContain('viewBox="0 0 320 260"');
  });

  it("draws the force on an arm, and its line of action", () => {
    const html = sketch("torque", { force: 50, distance: 0.3, angle: 30 });
    expect(caption(html)).toBe(
      "50 N at 0.3 m from the axis. Its line of action passes the axis at 0.15 m, the lever arm.",
    );
    // 90 long, at 30° upward.
    expect(lines(html, "green")).toEqual(["M260 120L337.94 75"]);
    expect(lines(html, "ink")).toEqual(["M60 120L260 120"]);
    expect(lines(html, "soft")).toEqual(["M-207.65 390L727.65 -150"]);
    expect(circles(html, "disc-ink")).toEqual([[60, 120, 7]]);
    expect(texts(html)).toEqual(["Axis at 60 146", "30° at 274 142"]);
    expect(lines(sketch("torque", { force: -50, angle: 90 }), "green")).toEqual(["M260 120L260 210"]);
  });

  it("charts a fall, a spring and a liquid", () => {
    const fall = draw("free-fall", { height: 20 }).lines("Height over time");
    expect(labels(fall)).toEqual(["Time (s)", "Height (m)", "Height", "green"]);
    // √(2 × 20 ÷ 9.80665); in half the time it falls a quarter of the height.
    const time = Math.sqrt(40 / 9.80665);
    expect(ends(fall)).toEqual([
      [0, near(time)],
      [20, near(0)],
    ]);
    expect(fall.series[0]?.values[50]).toBeCloseTo(15, 9);
    expect(fall.points).toEqual([{ x: near(time), y: near(0) }]);
    expect(fall.caption).toBe("It speeds up all the way: in half the time it falls only a quarter of the height.");
    expect([fall.x.format(1.23456), fall.y.format(1.23456)]).toEqual(["1.235", "1.235"]);
    const spring = draw("hooke", { force: 25, springConstant: 400 }).lines("Force vs. extension");
    expect(labels(spring)).toEqual(["Extension (m)", "Force (N)", "Force", "green"]);
    expect(ends(spring)).toEqual([
      [0, near(0.0625)],
      [0, near(25)],
    ]);
    expect(spring.series[0]?.area).toBe(true);
    expect(spring.points).toEqual([{ x: near(0.0625), y: near(25) }]);
    expect(spring.caption).toBe("The area between the line and zero is the energy stored in the spring.");
    const pressed = draw("hooke", { force: -25, springConstant: 400 }).lines("Force vs. extension");
    expect(ends(pressed)).toEqual([
      [near(-0.0625), near(0)],
      [near(-25), near(0)],
    ]);
    expect(draw("hooke", { force: 0 }).charts("Force vs. extension")).toEqual([]);
    const liquid = draw("hydrostatic", { depth: 2, density: 1000, gravity: 10 }).lines("Pressure vs. depth");
    expect(labels(liquid)).toEqual([
      ...["Depth (m)", "Pressure of the liquid (Pa)", "Pressure of the liquid", "green"],
    ]);
    expect(ends(liquid)).toEqual([
      [0, 3],
      [0, near(30_000)],
    ]);
    expect(liquid.series[0]?.area).toBe(true);
    expect(liquid.points).toEqual([{ x: 2, y: near(20_000) }]);
    expect(liquid.caption).toBe("The pressure grows evenly with the depth, whatever the shape of the vessel.");
  });

  it("charts both times at which a thrown body passes a height", () => {
    // 20 t − 5 t² = 15 after 1 and 3 seconds.
    const thrown = draw("kinematics", {
      ...{ known: "u-a-s", initialVelocity: 20, acceleration: -10, displacement: 15 },
    });
    const way = thrown.lines("Displacement");
    expect(labels(way)).toEqual(["Time (s)", "Displacement (m)", "Displacement", "green"]);
    expect(ends(way)).toEqual([
      [0, near(3)],
      [0, near(15)],
    ]);
    expect(way.series[0]?.values[50]).toBeCloseTo(18.75, 9);
    expect(way.points?.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort()).toEqual([
      [1, 15],
      [3, 15],
    ]);
    expect(way.caption).toBe("The steeper the curve, the faster the body.");
    const velocity = draw("kinematics", { initialVelocity: 70, acceleration: -1.5, time: 40 }).lines("Velocity");
    expect(labels(velocity)).toEqual(["Time (s)", "Velocity (m/s)", "Velocity", "green"]);
    expect(ends(velocity)).toEqual([
      [0, 40],
      [70, near(10)],
    ]);
    expect(velocity.points).toEqual([{ x: 40, y: near(10) }]);
    expect(velocity.caption).toBe("The slope is the acceleration; the area down to zero is the displacement.");
  });

  it("charts energy against speed, whatever the direction", () => {
    const chart = draw("kinetic-energy", { mass: 2, velocity: -10 }).lines("Energy vs. speed");
    expect(labels(chart)).toEqual(["Speed (m/s)", "Kinetic energy (J)", "Kinetic energy", "green"]);
    expect(ends(chart)).toEqual([
      [0, 15],
      [0, near(225)],
    ]);
    expect(chart.points).toEqual([{ x: 10, y: near(100) }]);
    expect(chart.caption).toBe("Twice the speed is four times the energy.");
  });

  it("charts the period of a pendulum against its amplitude", () => {
    const chart = draw("pendulum", { length: 1, amplitude: 90 }).lines("Period vs. amplitude");
    expect(labels(chart)).toEqual(["Amplitude (°)", "Period (s)", "Period", "green"]);
    const small = 2 * Math.PI * Math.sqrt(1 / 9.80665);
    expect(chart.x.values.at(-1)).toBe(150);
    expect(chart.series[0]?.values[0]).toBeCloseTo(small, 9);
    // 18% longer at 90°, 76% at 150°.
    expect(chart.points).toEqual([{ x: near(90), y: near(1.18034 * small, 4) }]);
    expect((chart.series[0]?.values.at(-1) ?? 0) / small).toBeCloseTo(1.7622, 4);
    expect(chart.caption).toBe("Wide swings take longer: at 90° by 18%, and near 180° without limit.");
    expect(draw("pendulum", { amplitude: 170 }).lines("Period vs. amplitude").x.values.at(-1)).toBe(170);
  });

  it("charts two periods of a spring", () => {
    // 2π √(0.5 ÷ 50) = 0.2π
    const chart = draw("spring-oscillator", { mass: 0.5, springConstant: 50 }).lines("Oscillation");
    expect(labels(chart)).toEqual([
      ...["Time (s)", "Displacement, as a share of the largest", "Displacement, as a share of the largest", "green"],
    ]);
    expect(chart.x.values.at(-1)).toBeCloseTo(0.4 * Math.PI, 9);
    expect([0, 25, 50, 100].map((i) => Math.round(chart.series[0]?.values[i] ?? 0))).toEqual([1, -1, 1, 1]);
    expect(chart.points).toEqual([{ x: near(0.2 * Math.PI), y: near(1) }]);
    expect(chart.caption).toBe("Let go at its largest displacement, it is back there after one period.");
  });

  it("charts a throw with and without air", () => {
    // 20 m/s at 45° goes 40 m far and 10 m high.
    const given = { speed: 20, angle: 45, height: 0, gravity: 10 };
    const free = draw("projectile", given).lines("Trajectory");
    expect([free.x.label, free.y.label]).toEqual(["Distance (m)", "Height (m)"]);
    expect(free.y.format(1.23456)).toBe("1.235");
    expect(free.x.values).toHaveLength(121);
    expect(ends(free)[0]).toEqual([0, near(40)]);
    expect(free.series).toHaveLength(1);
    expect(free.series[0]).toMatchObject({ label: "Without air", color: "green", area: true });
    expect(free.series[0]?.dashed).toBeUndefined();
    expect([0, 30, 60, 120].map((i) => Number(free.series[0]?.values[i]?.toFixed(2)))).toEqual([0, 7.5, 10, 0]);
    expect(free.points).toEqual([{ x: near(20), y: near(10) }]);
    expect(free.caption).toBe("It rises to 10 m and lands 40 m away.");
    const inAir = draw("projectile", { ...given, dragModel: "quadratic" }).lines("Trajectory");
    expect(inAir.series.map(({ label, color, dashed, area }) => [label, color, dashed, area])).toEqual([
      ["With air", "green", undefined, true],
      ["Without air", "ochre", true, undefined],
    ]);
    expect(ends(inAir)[0]).toEqual([0, near(40)]);
    // It lands earlier and stays lower all the way.
    expect(inAir.series[0]?.values.at(-1)).toBeNull();
    expect(inAir.series[0]?.values.findLast((height) => height !== null)).toBeCloseTo(0, 9);
    expect(Math.min(...inAir.series.flatMap(({ values }) => values.map((height) => height ?? 0)))).toBe(0);
    expect(inAir.series[0]?.values[60]).toBeLessThan(10);
    const inFeet = draw("projectile", { ...given, heightUnit: "foot" }).lines("Trajectory");
    expect(inFeet.x.label).toBe("Distance (ft)");
    expect(inFeet.x.values.at(-1)).toBeCloseTo(40 / 0.3048, 6);
    expect(inFeet.points?.[0]?.y).toBeCloseTo(10 / 0.3048, 6);
    expect(draw("projectile", { ...given, angle: 90 }).charts("Trajectory")).toEqual([]);
    expect(draw("projectile").figures).toEqual(["timeOfFlight", "maxHeight", "impactSpeed", "impactAngle"]);
  });
});

describe("two bodies", () => {
  it("with charges attract or repel each other, or do neither", () => {
    const unlike = sketch("coulomb");
    expect(caption(unlike)).toBe("Unlike charges pull each other together.");
    expect(lines(unlike, "green")).toEqual(["M90 50L160 50", "M290 50L220 50"]);
    expect(lines(unlike, "soft")).toEqual(["M90 50L290 50"]);
    expect(circles(unlike, "disc-ochre")).toEqual([[90, 50, 16]]);
    expect(circles(unlike, "disc-blue")).toEqual([[290, 50, 16]]);
    expect(texts(unlike)).toEqual(["1 e at 90 24", "−1 e at 290 24", "52.9 pm at 190 90"]);
    const like = sketch("coulomb", { chargeB: 2 });
    expect(caption(like)).toBe("Like charges push each other apart.");
    expect(lines(like, "green")).toEqual(["M90 50L20 50", "M290 50L360 50"]);
    const none = sketch("coulomb", { chargeB: 0 });
    expect(caption(none)).toBe("Without charge there is no force.");
    expect(lines(none, "green")).toEqual([]);
  });

  it("with masses attract each other", () => {
    const html = sketch("gravitation", { massA: 2e12, massB: 3e12, distance: 2 });
    // 6.6743 × 10⁻¹¹ × 6 × 10²⁴ ÷ 4
    expect(caption(html)).toMatch(/^Each pulls the other with 1\.00114\d* × 10¹⁴ N\.$/);
    expect(lines(html, "green")).toEqual(["M90 50L160 50", "M290 50L220 50"]);
    expect(texts(html).at(-1)).toBe("2 m at 190 90");
  });

  it("form an orbit that is drawn to scale", () => {
    const html = sketch("orbit", { altitude: 6378.137 });
    expect(caption(html)).toBe("To scale: the orbit is 6,378.137 km above a body with a radius of 6,378.137 km.");
    expect(circles(html, "disc-ochre")).toEqual([[130, 130, 55]]);
    expect(circles(html, "line-blue")).toEqual([[130, 130, 110]]);
    expect(circles(html, "disc-green")).toEqual([[240, 130, 4]]);
    expect(lines(html, "green")).toEqual(["M240 130L240 80"]);
    expect(circles(sketch("orbit", { altitude: 1e6 }), "disc-ochre")[0]?.[2]).toBe(1.5);
    // A little over an hour and a half, like the space station.
    expect(draw("orbit").outputs.orbitalPeriod / 60).toBeCloseTo(92.6, 1);
  });
});

describe("waves and light", () => {
  it("draws a wave from crest to crest", () => {
    const html = sketch("wave", { speed: 340, frequency: 170 });
    expect(caption(html)).toBe(
      "From crest to crest it is 2 m. The crests pass at 340 m/s, with a frequency of 170 Hz.",
    );
    const [wave = ""] = lines(html, "blue");
    // The wavelength is 160: crests at 40 and 200, a trough at 120.
    for (const point of ["M0 70L", "L40 25L", "L80 70L", "L120 115L", "L200 25L"]) expect(wave).toContain(point);
    expect(wave.endsWith("L400 70")).toBe(true);
    expect(lines(html, "ink")).toEqual(["M120 128L40 128", "M120 128L200 128"]);
    expect(lines(html, "green")).toEqual(["M310 14L390 14"]);
    expect(lines(html, "soft")).toEqual(["M0 70L400 70"]);
    expect(texts(html)).toEqual(["λ at 120 144", "v at 300 18"]);
    expect(draw("wave").figures).toEqual(["wavelength", "period"]);
  });

  it("draws wave fronts closer together ahead of their source", () => {
    // At half the speed of sound, twice the frequency is heard.
    const html = sketch("doppler", { sourceSpeed: 170, observerSpeed: 0 });
    expect(caption(html)).toBe("Sent at 150 Hz, heard at 300 Hz: the fronts are closer together ahead of the source.");
    expect(circles(html, "line-blue")).toEqual([1, 2, 3, 4, 5].map((age) => [170 - 10 * age, 110, 20 * age]));
    expect(circles(html, "disc-ochre")).toEqual([[170, 110, 6]]);
    expect(circles(html, "disc-green")).toEqual([[340, 110, 6]]);
    expect(lines(html, "green")).toEqual(["M170 140L230 140"]);
    expect(texts(html)).toEqual(["Source at 170 232", "Observer at 340 98"]);
  });

  it("draws the wave fronts of a source that moves away or is at rest", () => {
    const away = sketch("doppler", { sourceSpeed: -170 });
    expect(caption(away)).toContain("heard at 100 Hz: the fronts are farther apart behind the source.");
    expect(circles(away, "line-blue")[0]).toEqual([130, 110, 20]);
    expect(circles(away, "disc-ochre")).toEqual([[120, 110, 6]]);
    expect(lines(away, "green")).toEqual(["M120 140L60 140"]);
    const rest = sketch("doppler", { sourceSpeed: 0, observerSpeed: 34 });
    expect(caption(rest)).toContain("heard at 165 Hz: the fronts are evenly spaced.");
    // The observer comes nearer.
    expect(lines(rest, "green")).toEqual(["M340 140L280 140"]);
    expect(lines(sketch("doppler", { sourceSpeed: 0, observerSpeed: -34 }), "green")).toEqual(["M340 140L400 140"]);
  });

  it("draws a ray that bends, goes straight on, or is reflected", () => {
    // Indices chosen so that both angles are round: sin 45° = √½ and sin 30° = ½.
    const toward = sketch("snell", { indexA: 1, indexB: Math.SQRT1_2 / 0.5, angleA: 45 });
    expect(caption(toward)).toBe("The ray bends toward the normal, from 45° to 30°.");
    // 115 long: 81.32 to the left and up, 57.5 to the right and 99.59 down.
    expect(lines(toward, "ochre")).toEqual(["M108.68 48.68L190 130"]);
    expect(lines(toward, "green")).toEqual(["M190 130L247.5 229.59"]);
    expect(lines(toward, "ink")).toEqual(["M0 130L380 130"]);
    expect(lines(toward, "soft")).toEqual(["M190 8L190 252"]);
    expect(toward).toContain('area-blue" d="M0 130L380 130L380 260L0 260Z"');
    expect(texts(sketch("snell"))).toEqual(["A, n = 1 at 12 22", "B, n = 1.333 at 12 248"]);
    const away = sketch("snell", { indexA: Math.SQRT2, indexB: 1, angleA: 30 });
    expect(caption(away)).toBe("The ray bends away from the normal, from 30° to 45°.");
    const same = sketch("snell", { indexA: 1.5, indexB: 1.5, angleA: 30 });
    expect(caption(same)).toBe("The ray goes straight on at 30°.");
    const total = sketch("snell", { indexA: 1.5, indexB: 1, angleA: 60 });
    expect(caption(total)).toBe("At 60° the ray is totally reflected.");
    // 99.59 to each side and 57.5 up.
    expect(lines(total, "ochre")).toEqual(["M90.41 72.5L190 130", "M190 130L289.59 72.5"]);
    expect(lines(total, "green")).toEqual([]);
    const fromBelow = sketch("snell", { solveFor: "angle-a", indexA: 1, indexB: 1.5, angleB: 60 });
    expect(caption(fromBelow)).toBe("A ray from B at 60° is totally reflected.");
    expect(lines(fromBelow, "ochre")).toEqual(["M289.59 187.5L190 130", "M190 130L90.41 187.5"]);
  });

  it("draws the rays through a lens to a real image", () => {
    // 1/0.1 − 1/0.5 = 1/0.125: a quarter as large, upside down.
    const html = sketch("thin-lens");
    expect(caption(html)).toBe("The rays meet at the image, 0.125 m from the lens.");
    // From −0.5 to 0.125 m in a width of 320: 512 per meter.
    expect(lines(html, "ink")).toEqual(["M286 12L286 228", "M30 120L30 24"]);
    expect(lines(html, "ochre")).toEqual(["M30 24L286 24", "M286 24L350 144"]);
    expect(lines(html, "blue")).toEqual(["M30 24L286 120", "M286 120L350 144"]);
    expect(lines(html, "green")).toEqual(["M350 120L350 144"]);
    expect(circles(html, "disc-soft")).toEqual([
      [337.2, 120, 3],
      [234.8, 120, 3],
    ]);
    expect(texts(html)).toEqual(["F at 234.8 138", "Object at 30 138", "Image at 350 112"]);
    expect(html).not.toContain("dashed");
    expect(draw("thin-lens").figures).toEqual(["magnification", "imageHeight", "imageKind", "upright"]);
  });

  it("draws the rays that seem to come from a virtual image", () => {
    // Half a focal length away: twice as large, upright, and on the focal point.
    const html = sketch("thin-lens", { focalLength: 0.1, objectDistance: 0.05 });
    expect(caption(html)).toBe("The rays only seem to come from the image, 0.1 m from the lens.");
    // From −0.1 to 0.1 m in a width of 320; the image fills the height, the object half of it.
    expect(lines(html, "green")).toEqual(["M30 120L30 24"]);
    expect(lines(html, "ink")[1]).toBe("M110 120L110 72");
    expect(html.match(/class="line-(?:ochre|blue|green)[^"]*dashed/g)).toHaveLength(3);
    // Continues from 190, 72, falling 48 in 160, through the focal point behind the lens.
    expect(lines(html, "ochre")).toEqual(["M110 72L190 72", "M190 72L30 24", "M190 72L380 129"]);
    expect(lines(html, "blue")).toEqual(["M190 120L380 234", "M110 72L190 120", "M190 120L30 24"]);
    expect(texts(html).at(-1)).toBe("Image at 30 138");
  });

  it("draws a mirror, which sends the light back", () => {
    const html = sketch("thin-lens", { opticKind: "mirror" });
    expect(caption(html)).toBe("The rays meet at the image, 0.125 m from the mirror.");
    expect(circles(html, "disc-soft")).toHaveLength(1);
    // From −0.5 to 0.1 m: the image is on the side of the object.
    const [image = ""] = lines(html, "green");
    const x = 30 + (0.375 * 320) / 0.6;
    expect(image).toBe(`M${x} 120L${x} 144`);
  });

  it("says that the image is at infinity", () => {
    const html = sketch("thin-lens", { objectDistance: 0.1 });
    expect(caption(html)).toBe("The rays leave parallel to each other: the image is at infinity.");
    expect(texts(html).join()).not.toContain("Image");
    expect(lines(html, "blue")).toEqual([]);
  });

  it("places light in the spectrum", () => {
    const scale = draw("photon", { wavelength: 100 }).scale("Spectrum");
    expect(scale).toMatchObject({ label: "Wavelength (m)", min: -13, max: 3, valueLabel: "100\u00a0nm" });
    expect(scale.value).toBeCloseTo(-7, 9);
    expect(scale.format(-6.3)).toBe("5 × 10⁻⁷");
    expect(
      scale.bands.map(({ label, from, to, color }) => [label, Number(from.toFixed(2)), Number(to.toFixed(2)), color]),
    ).toEqual([
      ["Gamma rays", -13, -11, "ink"],
      ["X-rays", -11, -8, "blue-deep"],
      // 380 nm and 750 nm
      ["Ultraviolet", -8, -6.42, "blue"],
      ["Visible light", -6.42, -6.12, "green"],
      ["Infrared", -6.12, -3, "red"],
      ["Microwaves", -3, 0, "ochre"],
      ["Radio waves", 0, 3, "ochre-deep"],
    ]);
    expect(scale.caption).toBe(
      "The spectrum by wavelength, each step ten times as long as the last. The boundaries are conventions.",
    );
    expect(draw("photon").figures).toEqual(["frequency", "energy", "energyEv", "momentum", "region"]);
    expect(draw("photon").scale("Spectrum").valueLabel).toBe("500\u00a0nm");
  });

  it("charts the spectrum of a hot body", () => {
    // Wien: 2.897772 mm K
    const chart = draw("blackbody", { temperature: 2897.771955 }).lines("Spectrum");
    expect(labels(chart)).toEqual(["Wavelength (nm)", "Radiation, percent of the peak", "Radiation", "ochre"]);
    expect(chart.marks).toEqual([{ x: near(1000, 3), label: "Peak" }]);
    expect(ends(chart)[0]).toEqual([0, near(4000, 3)]);
    expect(chart.series[0]).toMatchObject({ area: true });
    // At twice the wavelength: (e^4.9651 − 1) ÷ 32 (e^2.4826 − 1)
    expect([0, 30, 60].map((i) => Number(chart.series[0]?.values[i]?.toFixed(1)))).toEqual([0, 100, 40.5]);
    expect([chart.x.format(0.123456), chart.y.format(40.54)]).toEqual(["0.123", "40.5"]);
    expect(chart.caption).toBe("How the radiation is distributed over wavelengths (Planck’s law).");
  });

  it("charts the Lorentz factor up to the given speed", () => {
    const chart = draw("relativity", { velocity: 0.6 }).lines("Lorentz factor by speed");
    expect(labels(chart)).toEqual([
      ...["Speed as a fraction of the speed of light", "Lorentz factor", "Lorentz factor", "blue"],
    ]);
    expect(chart.y.zero).toBe(false);
    expect([chart.x.format(0.12345), chart.y.format(1.2345)]).toEqual(["0.123", "1.23"]);
    // 1 ÷ √(1 − 0.36)
    expect(chart.points).toEqual([{ x: near(0.6), y: near(1.25), label: "This speed" }]);
    expect(ends(chart)).toEqual([
      [0, 0.995],
      [1, near(1 / Math.sqrt(1 - 0.995 ** 2))],
    ]);
    // Half of the points are in the last quarter.
    expect(chart.x.values[50]).toBeCloseTo(0.75 * 0.995, 9);
    expect(chart.caption).toBe("Close to the speed of light, the factor grows without limit.");
    const last = (velocity: number) => draw("relativity", { velocity }).lines("Lorentz factor by speed");
    expect(last(0.999).x.values.at(-1)).toBe(0.999);
    expect(last(-0.6).points?.[0]?.x).toBeCloseTo(0.6, 9);
    expect(last(0.99999).x.values.at(-1)).toBe(0.9999);
    expect(last(0.99999).points).toEqual([]);
    expect(draw("relativity").figures).toEqual([
      "beta",
      "gammaMinusOne",
      "dilatedTime",
      "contractedLength",
      "totalEnergy",
      "kineticEnergy",
      "momentum",
    ]);
    // At 0.95, 2.2 microseconds become 7.05.
    expect(draw("relativity").outputs.dilatedTime).toBeCloseTo(7.0456e-6, 9);
  });

  it("gives the figures of a matter wave", () => {
    const drawn = draw("de-broglie");
    expect(drawn.figures).toEqual(["beta", "wavelength", "momentum"]);
    // 60,000 km/s is a fifth of the speed of light.
    expect(drawn.outputs.beta).toBeCloseTo(0.2001, 4);
  });
});

describe("heat and gases", () => {
  it("charts two temperatures that become one", () => {
    const given = {
      massA: 1,
      specificHeatA: 1000,
      temperatureA: 100,
      massB: 3,
      specificHeatB: 1000,
      temperatureB: 20,
    };
    expect(draw("calorimetry", given).bars("Temperatures")).toMatchObject({
      horizontal: true,
      categories: ["A before", "B before", "Both after"],
      y: { label: "Temperature (°C)" },
      series: [{ label: "Temperature", color: "ochre", values: [near(100), near(20), near(40)] }],
      highlight: 2,
      caption: "The warmer body cools and the colder one warms until both are at the same temperature.",
    });
    expect(draw("calorimetry").bars("Temperatures").y.format(59.091)).toBe("59.09 °C");
    expect(draw("calorimetry").bars("Temperatures").series[0]?.values.slice(0, 2)).toEqual([near(150), near(20)]);
  });

  it("charts pressure against volume at one temperature", () => {
    const chart = draw("ideal-gas").lines("Pressure and volume");
    expect(labels(chart)).toEqual(["Volume (L)", "Pressure (kPa)", "Pressure", "blue"]);
    // A mole at 0 °C and 1 atm takes up 22.414 liters.
    expect(chart.points).toEqual([{ x: near(22.414, 3), y: near(101.325), label: "This gas" }]);
    expect(ends(chart)).toEqual([
      [near(22.414 / 3, 3), near(3 * 22.414, 2)],
      [near(3 * 101.325), near(101.325 / 3)],
    ]);
    expect([chart.x.format(0.123456), chart.y.format(0.123456)]).toEqual(["0.123", "0.1235"]);
    expect(chart.x.values).toHaveLength(61);
    expect(chart.caption).toBe("At the same temperature, half the volume means twice the pressure.");
  });

  it("charts what is left after half-lives", () => {
    const chart = draw("half-life").lines("Decay curve");
    expect(labels(chart)).toEqual(["Time (yr)", "Amount", "Remaining", "green"]);
    expect(chart.series[0]?.area).toBe(true);
    expect(ends(chart)).toEqual([
      [0, near(5 * 5730)],
      [100, near(100 / 32)],
    ]);
    expect(chart.marks).toEqual([{ x: near(5730), label: "Half-life" }]);
    expect(chart.points).toEqual([{ x: near(11_460), y: near(25) }]);
    expect([chart.x.format(0.123456), chart.y.format(3.12543)]).toEqual(["0.1235", "3.125"]);
    expect(chart.caption).toBe("After each half-life, half of what was left remains.");
    // The axis ends a fifth beyond the given time.
    expect(
      draw("half-life", { time: 57_300, timeUnit: "year", halfLife: 5730, halfLifeUnit: "year" })
        .lines("Decay curve")
        .x.values.at(-1),
    ).toBeCloseTo(68_760, 6);
  });

  it("draws a rod that grows or shrinks", () => {
    const grown = sketch("thermal-expansion");
    // 1,275 m × 0.000012 × 55
    expect(caption(grown)).toBe("The change of 0.8415 m on 1,275 m, not to scale.");
    expect(grown).toContain('area-blue" d="M10 22L300 22L300 46L10 46Z"');
    expect(grown).toContain('area-ochre" d="M10 76L360 76L360 100L10 100Z"');
    expect(lines(grown, "green")).toEqual(["M300 112L360 112"]);
    expect(texts(grown)).toEqual(["Before at 10 16", "After at 10 70"]);
    const shrunk = sketch("thermal-expansion", { temperatureChange: -55 });
    expect(shrunk).toContain('area-ochre" d="M10 76L240 76L240 100L10 100Z"');
    expect(lines(shrunk, "green")).toEqual(["M300 112L240 112"]);
    expect(lines(sketch("thermal-expansion", { temperatureChange: 0 }), "green")).toEqual([]);
  });

  it("names the material of a specific heat", () => {
    expect(draw("heat", { specificHeat: 4186 }).hint("specificHeat")).toMatch(/^Water/);
    expect(draw("heat", { specificHeat: 1 }).hint("specificHeat")).toBe("");
    expect(draw("heat").tabs).toEqual(["Specific heats"]);
  });
});

it("lists all constants", () => {
  expect(draw("constants").tabs).toEqual(["All constants"]);
});
