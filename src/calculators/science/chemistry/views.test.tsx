/** Charts and tables of the chemistry tools. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import type { AnyView } from "../../../site/kit";
import { DrawnTools } from "../../../site/testing/read-drawing";

const tools = new DrawnTools(
  import.meta.glob<AnyCalculator>("./tools/*.ts", { import: "default", eager: true }),
  import.meta.glob<AnyView>("./tools/*.view.tsx", { import: "default", eager: true }),
);
const draw = tools.draw.bind(tools);

beforeAll(() => tools.prepare());

const near = (value: number, digits = 2) => expect.closeTo(value, digits);

describe("the view of a formula", () => {
  it.each(["molar-mass", "percent-composition"])("shows its elements by mass: %s", (id) => {
    // Water: 2 × 1.008 and 15.999 of 18.015.
    const { parts } = draw(id, { formula: "H2O" });
    expect(parts).toMatchObject({
      rows: [
        { label: "H", value: near(11.19) },
        { label: "O", value: near(88.81) },
      ],
      total: { label: "Mass", value: 100 },
    });
    expect(parts?.text?.(11.1898)).toBe("11.19%");
    expect(draw(id).formTop).toContain("<summary>Periodic table</summary>");
  });

  it("shows no elements for an electron", () => {
    expect(draw("molar-mass", { formula: "e-" }).parts).toBeNull();
  });

  it("lists its figures", () => {
    expect(draw("molar-mass").figures).toEqual([
      "molarMass",
      "molarMassUncertainty",
      "monoisotopicMass",
      "hillFormula",
      "atoms",
    ]);
    expect(draw("percent-composition").figures).toEqual(["molarMass", "hillFormula", "atoms"]);
  });
});

it("offers a periodic table to choose an element from", () => {
  expect(draw("element").formTop).toBe('<details class="periodic"><summary>Periodic table</summary></details>');
});

describe("the forms of an acid", () => {
  const ACID = { phKind: "weak-acid", concentration: 0.1, pKa: 4.75 };

  it("are charted by pH", () => {
    const chart = draw("ph", ACID).lines("Distribution");
    expect(chart.x.label).toBe("pH");
    expect(chart.x.values).toHaveLength(141);
    expect([chart.x.values[0], chart.x.values[10], chart.x.values.at(-1)]).toEqual([0, near(1), near(14)]);
    expect([chart.x.format(2.34), chart.x.exact?.(2.345)]).toEqual(["2.3", "pH 2.35"]);
    expect(chart.y.label).toBe("Share of all forms");
    expect(chart.y.format(0.1234)).toBe("12.3%");
    expect(chart.series.map(({ label, color }) => [label, color])).toEqual([
      ["HA", "green"],
      ["A⁻", "ochre"],
    ]);
    // One pH unit above the pKa, ten parts in eleven have lost their proton.
    const { x, series } = draw("ph", { ...ACID, pKa: 5 }).lines("Distribution");
    expect(x.values[60]).toBeCloseTo(6, 9);
    expect(series.map(({ values }) => values[60])).toEqual([near(1 / 11, 6), near(10 / 11, 6)]);
    expect(series.map(({ values }) => values[50])).toEqual([near(0.5, 6), near(0.5, 6)]);
  });

  it("are marked at the pH of the solution", () => {
    // √(0.1 × 10⁻⁴·⁷⁵) is slightly too high an estimate of [H⁺]: the pH is 2.88, and 1.3% is ionized.
    const chart = draw("ph", ACID).lines("Distribution");
    expect(chart.marks).toEqual([{ x: near(2.88), label: "This solution" }]);
    expect(chart.caption).toMatch(/^At pH 2\.88 the solution holds 98\.6\d% HA, 1\.3\d% A⁻\.$/);
  });

  it("are more than two for a polyprotic acid, and none for a strong one", () => {
    const chart = draw("ph", { phKind: "polyprotic-acid" }).lines("Distribution");
    expect(chart.series.map(({ color }) => color)).toEqual(["green", "ochre", "blue", "red"]);
    const sums = chart.x.values.map((_, i) => chart.series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
    expect(sums.every((sum) => Math.abs(sum - 1) < 1e-9)).toBe(true);
    // A strong acid is fully ionized, so there is nothing to chart.
    expect(draw("ph", { phKind: "strong-acid" }).tabs).not.toContain("Distribution");
  });

  it("are listed in tables, too", () => {
    expect(draw("ph").tabs).toEqual(["Species", "ICE table", "Distribution"]);
    expect(draw("ph").figures).toEqual(["poh", "hConcentration", "ohConcentration", "percentIonization", "approxPh"]);
  });
});

describe("a titration", () => {
  const ACID = {
    analyte: "weak-acid",
    analyteConcentration: 0.1,
    analyteVolume: 25,
    titrantConcentration: 0.1,
  };
  const WEAK = { ...ACID, pKa: 4.75 };

  it("marks half equivalence and equivalence on its curve", () => {
    const given = { ...WEAK, addedVolume: 12.5 };
    const chart = draw("titration", given).lines("Curve");
    expect([chart.x.label, chart.y.label]).toEqual(["Titrant added (mL)", "pH"]);
    expect([chart.x.values[0], chart.x.values.at(-1)]).toEqual([0, near(50)]);
    expect([chart.x.format(12.5), chart.x.exact?.(12.5)]).toEqual(["12.5", "12.5 mL"]);
    expect([chart.y.format(4.76), chart.y.exact?.(4.756)]).toEqual(["4.8", "4.76"]);
    expect(chart.marks).toEqual([
      { x: near(12.5), label: "Half" },
      { x: near(25), label: "Equivalence" },
    ]);
    expect(chart.points).toEqual([{ x: 12.5, y: near(4.75, 1), label: "pH 4.75" }]);
    // At equivalence, 0.05 mol/L of acetate: pH 7 + (4.75 − 1.3) ÷ 2.
    expect(chart.caption).toBe("Equivalence is reached after 25 mL, at pH 8.72.");
    expect(chart.series[0]).toMatchObject({ label: "pH", color: "green" });
    expect(chart.series[1]).toMatchObject({ label: "Buffer region", color: "ochre", area: true });
    // Within one pH unit of the pKa, from 1/11 to 10/11 of the equivalence volume.
    const buffered = chart.x.values.filter((_, i) => chart.series[1]?.values[i] !== null);
    expect(Math.min(...buffered)).toBeGreaterThanOrEqual(25 / 11);
    expect(Math.min(...buffered)).toBeLessThan(25 / 11 + 0.3);
    expect(Math.max(...buffered)).toBeLessThanOrEqual(250 / 11);
    expect(Math.max(...buffered)).toBeGreaterThan(250 / 11 - 0.3);
    const middle = chart.x.values.indexOf(12.5);
    expect(chart.series[1]?.values[middle]).toBe(chart.series[0]?.values[middle]);
  });

  it("is in the unit of the volume added", () => {
    const given = { ...WEAK, addedVolume: 0.0125, addedVolumeUnit: "liter" };
    const chart = draw("titration", given).lines("Curve");
    expect(chart.x.label).toBe("Titrant added (L)");
    expect(chart.marks?.[1]?.x).toBeCloseTo(0.025, 12);
    expect(chart.caption).toBe("Equivalence is reached after 0.025 L, at pH 8.72.");
  });

  it("has neither a half-equivalence mark nor a buffer region for a strong acid", () => {
    const chart = draw("titration", { ...ACID, analyte: "strong-acid" }).lines("Curve");
    expect(chart.marks).toEqual([{ x: near(25), label: "Equivalence" }]);
    expect(chart.series).toHaveLength(1);
    expect(chart.caption).toBe("Equivalence is reached after 25 mL, at pH 7.00.");
  });

  it("marks no point beyond the end of its curve", () => {
    expect(draw("titration", { ...WEAK, addedVolume: 50 }).lines("Curve").points).toHaveLength(1);
    expect(draw("titration", { ...WEAK, addedVolume: 50.1 }).lines("Curve").points).toBeUndefined();
    expect(draw("titration").figures).toEqual(["equivalenceVolume", "phAtEquivalence", "phAtHalfEquivalence"]);
  });
});
