/** Relativity, decay, photons, matter waves, radiation and constants: published examples, edge cases and properties. */
import { describe, expect, it } from "vitest";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import calculator from "./calculator";

const C = 299_792_458;
const out = (inputs: object) => outputsOf(calculator, { ...inputs });
const problem = (inputs: object) => problemsOf(calculator, { ...inputs })[0];
const atLight = (velocity: number) => ({ tool: "relativity", velocity, velocityUnit: "speed-of-light" });

describe("relativity", () => {
  it("matches the muon of OpenStax, College Physics, section 28.2", () => {
    const { gamma, dilatedTime } = out({ tool: "relativity", properTime: 1.52e-6 });
    expect(gamma).toBeCloseTo(3.2, 2);
    expect(dilatedTime * 1e6).toBeCloseTo(4.87, 2);
  });

  it("gives an electron at 0.99 c six times its rest energy of 0.51099895069 MeV (CODATA 2022)", () => {
    const { kineticEnergy, gamma } = out({ ...atLight(0.99), restMass: 9.1093837139e-31 });
    expect(gamma).toBeCloseTo(7.0888, 4);
    expect(kineticEnergy / 1.602176634e-13).toBeCloseTo((7.08881205 - 1) * 0.51099895069, 6);
  });

  it("is exact at 0.6 c", () => {
    const found = out({ ...atLight(0.6), properTime: 4, properLength: 10, restMass: 2 });
    expect(found.beta).toBe(0.6);
    expect(found.velocity).toBeCloseTo(0.6 * C, 6);
    expect(found.gamma).toBeCloseTo(1.25, 14);
    expect(found.dilatedTime).toBeCloseTo(5, 13);
    expect(found.contractedLength).toBeCloseTo(8, 13);
    expect(found.restEnergy).toBe(2 * C ** 2);
    expect(found.totalEnergy / C ** 2).toBeCloseTo(2.5, 13);
    expect(found.kineticEnergy / C ** 2).toBeCloseTo(0.5, 13);
    expect(found.momentum / C).toBeCloseTo(1.5, 13);
  });

  it("keeps the digits of slow speeds: ½mv² for a car", () => {
    const { gammaMinusOne, kineticEnergy } = out({ tool: "relativity", velocity: 30, restMass: 1000 });
    expect(gammaMinusOne / (0.5 * (30 / C) ** 2)).toBeCloseTo(1, 12);
    expect(kineticEnergy).toBeCloseTo(450_000, 6);
    expect(out({ tool: "relativity", velocity: 0 }).kineticEnergy).toBe(0);
  });

  it("keeps the digits of the difference from the speed of light", () => {
    // 1 − β² = 2δ − δ², where δ is 10⁻¹² exactly as typed, not what remains of it in doubles.
    const delta = 1e-12;
    const { gamma, gammaMinusOne } = out(atLight(0.999999999999));
    expect(gamma * Math.sqrt(2 * delta - delta ** 2)).toBeCloseTo(1, 14);
    expect((gammaMinusOne + 1) / gamma).toBeCloseTo(1, 14);
    expect(out(atLight(-0.999999999999)).gamma).toBe(gamma);
    // In meters per second, too: the matter wave of an electron 3 m/s short of the speed of light.
    const velocity = 299_792_455;
    const short = 3 / C;
    expect(
      (out({ tool: "de-broglie", velocity }).wavelength * 9.1093837139e-31 * velocity) /
        (6.62607015e-34 * Math.sqrt(short * (2 - short))),
    ).toBeCloseTo(1, 14);
  });

  it("shows all digits of the speed (a proton in the LHC, where γ is 7,454)", () => {
    const { before, figure } = headlineOf(calculator, atLight(0.999999991));
    expect(before).toMatch(/^At 0\.999999991\u00a0c,/);
    expect(figure).toMatch(/^7,45[34]\./);
  });

  it("keeps the sign of the velocity, and rejects the speed of light", () => {
    const [there, back] = [out(atLight(0.5)), out(atLight(-0.5))];
    expect(back.momentum).toBe(-there.momentum);
    expect(back.gamma).toBe(there.gamma);
    for (const velocity of [1, -1, 2])
      expect(problem(atLight(velocity))).toEqual({
        field: "velocity",
        message: "Velocity must be less than the speed of light.",
      });
  });
});

describe("half-life", () => {
  const YEAR = 31_557_600;

  it("dates a burial cave (OpenStax, University Physics 3, section 10.3: 1,844.6 years)", () => {
    const cave = {
      tool: "half-life",
      solveFor: "time",
      initialAmount: 1,
      remainingAmount: 0.8,
      halfLife: 5730,
      halfLifeUnit: "year-julian",
    };
    expect(out(cave).time / YEAR).toBeCloseTo(1844.6, 1);
  });

  it("leaves a quarter after two half-lives", () => {
    const { remainingAmount, percentRemaining, time, halfLife, decayConstant, meanLifetime } = out({
      tool: "half-life",
    });
    expect([remainingAmount, percentRemaining]).toEqual([25, 25]);
    expect([time, halfLife]).toEqual([11_460 * YEAR, 5730 * YEAR]);
    expect(decayConstant * meanLifetime).toBeCloseTo(1, 14);
    expect(decayConstant).toBeCloseTo(Math.log(2) / halfLife, 20);
  });

  it("reads numbers given without a unit as seconds", () => {
    expect(out({ tool: "half-life", halfLife: 10, time: 20 }).remainingAmount).toBe(25);
  });

  it("is solved for the initial amount and for the half-life", () => {
    const given = { tool: "half-life", time: 20, halfLife: 10, remainingAmount: 25 };
    expect(out({ ...given, solveFor: "initial-amount" }).initialAmount).toBe(100);
    expect(out({ ...given, solveFor: "half-life" }).halfLife).toBeCloseTo(10, 12);
  });

  it("takes no time if nothing decays", () => {
    const given = { tool: "half-life", initialAmount: 5, remainingAmount: 5 };
    expect(out({ ...given, solveFor: "time" }).time).toBe(0);
    expect(problem({ ...given, solveFor: "half-life" })?.field).toBe("remainingAmount");
    expect(problem({ ...given, solveFor: "time", remainingAmount: 6 })).toEqual({
      field: "remainingAmount",
      message: "The remaining amount cannot be more than the initial amount.",
    });
  });
});

describe("photon", () => {
  it("has a wavelength of 1,239.84198 nm at one electronvolt (CODATA 2022)", () => {
    const photon = { tool: "photon", known: "energy", energy: 1, energyUnit: "electronvolt" };
    const { wavelength, energyEv, frequency, momentum, energy } = out(photon);
    expect(wavelength * 1e9).toBeCloseTo(1239.84198, 5);
    expect(frequency / 1e14).toBeCloseTo(2.417989242, 8);
    expect(energyEv).toBeCloseTo(1, 14);
    expect(momentum).toBeCloseTo(energy / C, 38);
  });

  it("is the same photon by wavelength, frequency and energy", () => {
    const { frequency, energy } = out({ tool: "photon" });
    const other = out({ tool: "photon", known: "frequency", frequency });
    expect(other.wavelength * 1e9).toBeCloseTo(500, 10);
    expect(other.energy / energy).toBeCloseTo(1, 14);
  });

  it.each([
    [3, "radio"],
    [1, "radio"],
    [0.12, "microwave"],
    [1e-5, "infrared"],
    [750e-9, "infrared"],
    [749e-9, "visible"],
    [380e-9, "visible"],
    [379e-9, "ultraviolet"],
    [1e-10, "x-ray"],
    [1e-12, "gamma"],
  ])("%d m is %s", (wavelength, region) => {
    expect(out({ tool: "photon", wavelength }).region).toBe(region);
  });

  it("rejects a wavelength of 0", () => {
    expect(problem({ tool: "photon", wavelength: 0 })?.message).toBe("Wavelength must be more than 0 m.");
  });
});

describe("de Broglie", () => {
  // Williams and Carter, Transmission Electron Microscopy (2009), table 1.2.
  it.each([
    [1.644e8, 3.7],
    [2.086e8, 2.51],
    [2.33e8, 1.97],
  ])("gives an electron in a microscope at %d m/s a wavelength of %d pm", (velocity, picometers) => {
    expect(out({ tool: "de-broglie", velocity }).wavelength * 1e12).toBeCloseTo(picometers, 1);
  });

  it("is shorter for heavier particles", () => {
    const [electron, proton] = ["electron", "proton"].map((particle) => out({ tool: "de-broglie", particle }));
    // The mass ratio of CODATA 2022.
    expect(electron.wavelength / proton.wavelength).toBeCloseTo(1836.152673, 5);
    const same = { tool: "de-broglie", particle: "custom", mass: 1.67262192595e-27, velocity: 6e7 };
    expect(out(same).wavelength).toBe(proton.wavelength);
    expect(proton.momentum * proton.wavelength).toBeCloseTo(6.62607015e-34, 45);
  });

  it("requires a velocity above 0 and below the speed of light", () => {
    expect(problem({ tool: "de-broglie", velocity: 3e8 })).toEqual({
      field: "velocity",
      message: "Velocity must be less than the speed of light.",
    });
    expect(problem({ tool: "de-broglie", velocity: 0 })?.field).toBe("velocity");
  });
});

describe("blackbody", () => {
  it("matches the Sun: 3.828 × 10²⁶ W (IAU 2015, nominal)", () => {
    const { powerRadiated, peakWavelength } = out({ tool: "blackbody", area: 4 * Math.PI * 6.957e8 ** 2 });
    expect(powerRadiated / 1e26).toBeCloseTo(3.828, 3);
    expect(peakWavelength * 1e9).toBeCloseTo(502, 0);
  });

  it("matches the cosmic background: 160.23 GHz at 2.7255 K (Fixsen 2009)", () => {
    const { peakFrequency, peakWavelength } = out({ tool: "blackbody", temperature: 2.7255 });
    expect(peakFrequency / 1e9).toBeCloseTo(160.23, 2);
    expect(peakWavelength * 1000).toBeCloseTo(1.063, 3);
  });

  it("scales with emissivity, area and the fourth power of the temperature", () => {
    const skin = { tool: "blackbody", temperature: 300, area: 2, emissivity: 0.5 };
    const { radiantExitance, powerRadiated } = out(skin);
    expect(radiantExitance).toBeCloseTo(0.5 * 5.670374419e-8 * 300 ** 4, 6);
    expect(powerRadiated).toBeCloseTo(2 * radiantExitance, 9);
    expect(out({ ...skin, temperature: 600 }).powerRadiated).toBeCloseTo(16 * powerRadiated, 6);
    expect(problem({ ...skin, emissivity: 1.1 })?.field).toBe("emissivity");
  });
});

describe("constants", () => {
  it("are listed in order with value, uncertainty and unit", () => {
    const { constants } = out({ tool: "constants" });
    expect(constants).toHaveLength(23);
    expect(constants.map(({ symbol }: { symbol: string }) => symbol).join(" ")).toBe(
      "c G h ħ e k N_A R F ε₀ μ₀ Z₀ m_e m_p m_n u α R∞ a₀ σ b g_n atm",
    );
    expect(constants[1]).toEqual({
      symbol: "G",
      name: "Newtonian constant of gravitation",
      value: 6.6743e-11,
      uncertainty: 1.5e-15,
      unit: "m³/(kg·s²)",
    });
    expect(constants.at(16).unit).toBeNull();
  });

  it("are shown with all their digits", () => {
    const { figure, second } = headlineOf(calculator, { tool: "constants", constant: "R∞" });
    expect(figure).toBe("10,973,731.568157\u00a0m⁻¹");
    expect(second).toContain("1.2 × 10⁻⁵");
    expect(headlineOf(calculator, { tool: "constants" }).second).toBe("Exact");
    // The symbol is N_A in the data and Nₐ on the page.
    expect(headlineOf(calculator, { tool: "constants", constant: "N_A" }).before).toBe("Avogadro constant: Nₐ is");
  });
});
