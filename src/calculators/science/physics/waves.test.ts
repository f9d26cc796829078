/** Waves and light: published examples, edge cases and properties. */
import { describe, expect, it } from "vitest";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import calculator from "./calculator";

const out = (inputs: object) => outputsOf(calculator, { ...inputs });
const problem = (inputs: object) => problemsOf(calculator, { ...inputs })[0];

describe("wave", () => {
  it("has the wavelengths of audible sound (OpenStax, College Physics, section 17.2)", () => {
    const waves = (frequency: number) => out({ tool: "wave", speed: 348.7, frequency }).wavelength;
    expect(waves(20)).toBeCloseTo(17, 0);
    expect(waves(20_000) * 100).toBeCloseTo(1.7, 1);
  });

  it("is solved for each of its variables", () => {
    const { wavelength, period } = out({ tool: "wave" });
    expect(wavelength).toBe(343 / 440);
    expect(period).toBe(1 / 440);
    expect(out({ tool: "wave", solveFor: "speed", frequency: 440, wavelength }).speed).toBeCloseTo(343, 10);
    expect(out({ tool: "wave", solveFor: "frequency", speed: 343, wavelength }).frequency).toBeCloseTo(440, 10);
  });

  it("takes its numbers in any unit", () => {
    const radio = {
      tool: "wave",
      speed: 1,
      speedUnit: "speed-of-light",
      frequency: 100,
      frequencyUnit: "megahertz",
    };
    expect(out(radio).wavelength).toBeCloseTo(2.99792458, 12);
    expect(headlineOf(calculator, { ...radio, wavelengthUnit: "centimeter" }).figure).toBe("299.7925\u00a0cm");
  });

  it("rejects a frequency of 0", () => {
    expect(problem({ tool: "wave", frequency: 0 })).toEqual({
      field: "frequency",
      message: "Frequency must be more than 0 Hz.",
    });
  });
});

describe("doppler", () => {
  const train = { tool: "doppler", sourceFrequency: 150, soundSpeed: 340 };

  it("matches a train’s horn (OpenStax, College Physics, section 17.4)", () => {
    expect(out({ ...train, sourceSpeed: 35 }).observedFrequency).toBeCloseTo(167, 0);
    expect(out({ ...train, sourceSpeed: -35 }).observedFrequency).toBeCloseTo(136, 0);
  });

  it("doubles the frequency for a source at half the speed of sound, and adds half for an observer at that speed", () => {
    expect(out({ ...train, sourceSpeed: 170 }).observedFrequency).toBe(300);
    expect(out({ ...train, sourceSpeed: 0, observerSpeed: 170 }).observedFrequency).toBe(225);
  });

  it("finds the source from what was heard", () => {
    const { observedFrequency } = out({ ...train, sourceSpeed: 35, observerSpeed: -12 });
    const back = {
      ...train,
      solveFor: "source-frequency",
      observedFrequency,
      sourceSpeed: 35,
      observerSpeed: -12,
    };
    expect(out(back).sourceFrequency).toBeCloseTo(150, 10);
  });

  it.each([
    ["sourceSpeed", "source"],
    ["observerSpeed", "observer"],
  ])("rejects a %s equal to the speed of sound", (key, name) => {
    for (const speed of [340, -340])
      expect(problem({ ...train, [key]: speed })).toEqual({
        field: key,
        message: `Speed of the ${name} must be less than the speed of sound.`,
      });
  });
});

describe("snell", () => {
  it("matches OpenStax, College Physics, section 25.3", () => {
    const water = { tool: "snell", solveFor: "index-b", indexA: 1, angleA: 30, angleB: 22 };
    expect(out(water).indexB).toBeCloseTo(1.33, 2);
    expect(out({ tool: "snell", indexA: 1, indexB: 2.419, angleA: 30 }).angleB).toBeCloseTo(11.9, 1);
  });

  it("reflects beyond the critical angle (OpenStax, College Physics, section 25.4: 42.2°)", () => {
    const polystyrene = { tool: "snell", indexA: 1.49, indexB: 1 };
    const { criticalAngle, angleB, totalReflection } = out({ ...polystyrene, angleA: 43 });
    expect(criticalAngle).toBeCloseTo(42.2, 1);
    expect(angleB).toBeNull();
    expect(totalReflection).toBe(true);
    expect(out({ ...polystyrene, angleA: 42 }).totalReflection).toBe(false);
    expect(headlineOf(calculator, { ...polystyrene, angleA: 43 }).figure).toBe("total reflection");
  });

  it("has no critical angle into a denser or an equal medium", () => {
    for (const indexB of [1.5, 1.6])
      expect(out({ tool: "snell", indexA: 1.5, indexB, angleA: 30 }).criticalAngle).toBeNull();
    expect(out({ tool: "snell", indexA: 1.5, indexB: 1.5, angleA: 30 }).angleB).toBeCloseTo(30, 10);
  });

  it("just grazes at the critical angle itself", () => {
    const { angleB, totalReflection } = out({ tool: "snell", indexA: 2, indexB: 1, angleA: 30 });
    expect([angleB, totalReflection]).toEqual([90, false]);
  });

  it("is reversible", () => {
    const { angleB } = out({ tool: "snell", indexA: 1.2, indexB: 1.7, angleA: 50 });
    const back = { tool: "snell", solveFor: "angle-a", indexA: 1.2, indexB: 1.7, angleB };
    expect(out(back).angleA).toBeCloseTo(50, 10);
    const from = { tool: "snell", solveFor: "index-a", indexB: 1.7, angleA: 50, angleB };
    expect(out(from).indexA).toBeCloseTo(1.2, 10);
  });

  it("accepts an index that is below 1 only because of rounded digits, as 1, and no other", () => {
    const back = { tool: "snell", solveFor: "index-a", indexB: 1.333, angleA: 30 };
    expect(out({ ...back, angleB: 22.0301087255 }).indexA).toBe(1);
    expect(problem({ ...back, angleB: 22.03 })?.message).toBe(
      "These values would need a refractive index A that is too low.",
    );
  });

  it("says on which side the image is", () => {
    const second = (inputs: object) => headlineOf(calculator, { tool: "thin-lens", ...inputs }).second;
    expect(second({})).toBe("On the far side of the lens");
    expect(second({ objectDistance: 0.05 })).toBe("On the same side of the lens as the object");
    expect(second({ opticKind: "mirror" })).toBe("In front of the mirror");
    expect(second({ opticKind: "mirror", focalLength: -0.1 })).toBe("Behind the mirror");
    expect(second({ solveFor: "object-distance", imageDistance: 0.125 })).toBeUndefined();
  });

  it("rejects an index below 1 and an angle beyond 90°", () => {
    expect(problem({ tool: "snell", indexA: 0.9 })?.field).toBe("indexA");
    expect(problem({ tool: "snell", angleA: 91 })?.field).toBe("angleA");
  });
});

describe("thin lens and mirror", () => {
  it("matches the image of OpenStax, University Physics 3, section 2.4", () => {
    const { imageDistance, magnification, imageKind, upright, imageHeight, curvatureRadius } = out({
      tool: "thin-lens",
      objectDistance: 0.5,
      focalLength: 0.1,
    });
    expect(imageDistance).toBeCloseTo(0.125, 12);
    expect(magnification).toBeCloseTo(-0.25, 12);
    expect(imageHeight).toBeCloseTo(-0.005, 12);
    expect([imageKind, upright, curvatureRadius]).toEqual(["real", false, null]);
  });

  it("forms a magnified virtual image within the focal length, and a smaller one with a diverging lens", () => {
    const near = out({ tool: "thin-lens", objectDistance: 0.05, focalLength: 0.1 });
    expect(near.imageDistance).toBeCloseTo(-0.1, 12);
    expect([near.imageKind, near.upright]).toEqual(["virtual", true]);
    const diverging = out({ tool: "thin-lens", objectDistance: 0.1, focalLength: -0.1 });
    expect(diverging.imageDistance).toBeCloseTo(-0.05, 12);
    expect(diverging.magnification).toBeCloseTo(0.5, 12);
  });

  it("says the sign of a virtual image as that of its distance, which is no place", () => {
    const said = (objectDistance: number) =>
      headlineOf(calculator, { tool: "thin-lens", objectDistance, focalLength: 0.1 });
    expect(said(0.05)).toMatchObject({ before: "The virtual image has an image distance of", figure: "−0.1\u00a0m" });
    expect(said(0.5)).toMatchObject({ before: "The real image forms", after: "from the lens" });
  });

  it("puts the image of an object at the focus at infinity", () => {
    const { imageDistance, imageKind, magnification, imageHeight, upright } = out({
      tool: "thin-lens",
      objectDistance: 0.1,
      focalLength: 0.1,
    });
    expect([imageDistance, magnification, imageHeight, upright]).toEqual([null, null, null, null]);
    expect(imageKind).toBe("at-infinity");
  });

  it("gives a mirror a radius of twice the focal length, and a flat one an infinite focal length", () => {
    const mirror = { tool: "thin-lens", opticKind: "mirror" };
    expect(out({ ...mirror, focalLength: 0.1 }).curvatureRadius).toBe(0.2);
    const flat = { ...mirror, solveFor: "focal-length", objectDistance: 2, imageDistance: -2 };
    expect(out(flat).focalLength).toBeNull();
    expect(headlineOf(calculator, flat).figure).toBe("infinite");
  });

  it("rejects a focal length of 0", () => {
    expect(problem({ tool: "thin-lens", focalLength: 0 })).toEqual({
      field: "focalLength",
      message: "Focal length must not be 0.",
    });
  });
});
