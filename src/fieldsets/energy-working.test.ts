import { describe, expect, it } from "vitest";
import type { Person } from "../math/health/bmr";
import type { ActivityInputs, BodyInputs } from "./energy";
import { bmrSteps, linearText, palSteps } from "./energy-working";

const n = (value: number) => String(Math.round(value * 100) / 100);
const man: Person = { sex: "male", ageYears: 30, kg: 70, cm: 170, leanKg: null };
const inputs = (formula: string, bodyFatPercent: number | null = null) => ({ formula, bodyFatPercent }) as BodyInputs;
const shown = (steps: ReturnType<typeof bmrSteps>) => [steps].flat(9).filter(Boolean);

describe("the steps of a basal metabolic rate", () => {
  it("fill in the measures", () => {
    // 10 × 70 + 6.25 × 170 − 5 × 30 + 5
    expect(shown(bmrSteps(inputs("mifflin"), man, n))).toMatchObject([
      { label: "Basal metabolic rate (BMR)", value: "1617.5 kcal" },
    ]);
  });

  it("begin with the lean mass where the formula takes it, unless they are those of a second formula", () => {
    // 80% of 70 kg; 370 + 21.6 × 56
    const lean = { ...man, leanKg: 56 };
    const [mass, rate] = shown(bmrSteps(inputs("katch-mcardle", 20), lean, n));
    expect([mass, rate]).toMatchObject([{ value: "56 kg" }, { value: "1579.6 kcal" }]);
    expect(shown(bmrSteps(inputs("katch-mcardle", 20), lean, n, "Again"))).toHaveLength(1);
  });

  it("are missing where the lean mass is", () => {
    expect(shown(bmrSteps(inputs("katch-mcardle"), man, n))).toEqual([]);
  });
});

it("writes the signs of terms between them", () => {
  expect(
    linearText(
      [
        [10, 70],
        [-5, 30],
      ],
      -161,
      n,
    ),
  ).toBe("10 × 70 − 5 × 30 − 161");
});

it("shows the mean intensity of a day, or the level that was chosen", () => {
  const dayPlan = [
    { name: "Sleeping", hours: 8, met: 1 },
    { name: "Rest", hours: 16, met: 1.5 },
  ];
  // 8 + 24 = 32 over 24 hours
  expect(shown(palSteps({ activity: "day-plan", dayPlan } as unknown as ActivityInputs, n))).toMatchObject([
    { expression: "(8 × 1 + 16 × 1.5) ÷ 24", value: "1.33" },
  ]);
  expect(
    shown(palSteps({ activity: "custom", customPal: 1.7, dayPlan } as unknown as ActivityInputs, n)),
  ).toMatchObject([{ value: "1.7" }]);
});
