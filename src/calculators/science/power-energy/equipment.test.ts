/** Solar power, backup, inverters, charging, savings and emissions. */
import { describe, expect, it } from "vitest";
import { changeInput } from "../../../core/change-input";
import type { Currency } from "../../../core/currency";
import type { Fields } from "../../../core/fields";
import { filledByCurrency } from "../../../core/fill";
import { readInputs } from "../../../core/read-inputs";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { NO_UNITS } from "../../../core/unit-state";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { EVERY_GRAMMAR, loadGrammars } from "../../../reading/grammars";
import calculator from "./calculator";
import co2 from "./tools/co2";

const ask = (tool: string, inputs: object = {}) => outputsOf(calculator, { tool, ...inputs });
const problems = (tool: string, inputs: object) => problemsOf(calculator, { tool, ...inputs });

describe("examples", () => {
  it("are prices of the country of the currency: dollars, not rupees with a dollar sign", () => {
    const page = (tool: string, currency: Currency) => filledByCurrency(calculator.tools?.[tool]?.inputs, currency);
    expect(page("electricity-bill", "USD")).toMatchObject({
      tariffKind: "flat",
      ratePerKwh: 0.17,
      slabs: [{ upTo: 500, rate: 0.14 }, { rate: 0.17 }, { rate: 0.2 }],
    });
    expect(page("electricity-bill", "INR")).toMatchObject({ tariffKind: "slab", ratePerKwh: 8 });
    expect(page("electricity-bill", "INR").slabs).toHaveLength(4);
    expect(page("solar-sizing", "USD")).toMatchObject({ ratePerKwh: 0.17, costPerWatt: 3 });
    expect(page("power-factor-correction", "USD")).toMatchObject({ voltage: 480, frequency: 60 });
    expect(page("power-factor-correction", "EUR")).toMatchObject({ voltage: 400, frequency: 50 });
  });
});

it("calls what a worse appliance saves an extra", () => {
  const { annualSaving, annualKwhSaved } = (calculator.tools?.["appliance-swap"]?.outputs ?? {}) as Fields;
  expect([annualSaving?.opposite, annualKwhSaved?.opposite]).toEqual(["Extra cost per year", "Extra energy per year"]);
});

describe("solar panels", () => {
  it("cover the daily use", () => {
    // 12 kWh ÷ (4.5 h × 0.78) = 3.4188 kW: 7 panels of 540 W, 3.78 kW.
    const answer = ask("solar-sizing");
    expect(answer.arrayKw).toBeCloseTo(3.418803, 6);
    expect(answer).toMatchObject({ panelCount: 7, actualKw: 3.78 });
    expect(answer.annualYieldKwh).toBeCloseTo(4842.747, 3);
    expect(answer.roofArea).toBeCloseTo(18.2, 12);
    expect(answer.systemCost).toBeCloseTo(2268, 9);
    // No more is saved than is used: 4,380 kWh.
    expect(answer.annualSaving).toBeCloseTo(438, 9);
    expect(answer.paybackYears).toBeCloseTo(2268 / 438, 12);
  });

  it("are not rounded up if the yield fits exactly", () => {
    // 3 panels of 500 W, 4 hours, no losses: 6 kWh.
    const inputs = { dailyKwh: 6, peakSunHours: 4, systemEfficiency: 100, panelWatts: 500 };
    expect(ask("solar-sizing", inputs).panelCount).toBe(3);
    expect(ask("solar-sizing", { ...inputs, dailyKwh: 6.001 }).panelCount).toBe(4);
  });

  it("never pay back if electricity is free, and take areas in square feet", () => {
    expect(ask("solar-sizing", { ratePerKwh: 0 }).paybackYears).toBeNull();
    const feet = ask("solar-sizing", { panelArea: 28, panelAreaUnit: "square-foot" });
    expect(feet.roofArea).toBeCloseTo(7 * 28 * 0.09290304, 9);
  });

  it("reject an efficiency of 0", () => {
    expect(problems("solar-sizing", { systemEfficiency: 0 })).toEqual([
      { field: "systemEfficiency", message: "System efficiency must be more than 0% and at most 100%." },
    ]);
  });
});

describe("battery backup", () => {
  it("takes 260 Ah for 5 kWh a day, two days, at 48 V and 80% (CovertItAll, off-grid cheat sheet)", () => {
    const answer = ask("battery-backup", {
      loadWatts: 5000 / 24,
      backupHours: 48,
      batteryVoltage: 48,
      depthOfDischarge: 80,
      inverterEfficiency: 100,
    });
    expect(answer.batteryAh).toBeCloseTo(260.4166666667, 9);
    expect(answer.energyWh).toBeCloseTo(10_000, 9);
  });

  it("gives the number of batteries to buy", () => {
    // 600 W for 4 h through 90% at 24 V and half depth: 222.2 Ah, two strings of two.
    const answer = ask("battery-backup");
    expect(answer.batteryAh).toBeCloseTo((600 * 4) / 0.9 / 24 / 0.5, 9);
    expect(answer).toMatchObject({ batteriesInSeries: 2, parallelStrings: 2, batteryCount: 4 });
    const exact = { loadWatts: 300, backupHours: 6, batteryVoltage: 12, inverterEfficiency: 100 };
    expect(ask("battery-backup", exact)).toMatchObject({
      batteryAh: 300,
      parallelStrings: 2,
      batteryCount: 2,
    });
  });

  it.each([1, 1.2])("gives the same values whichever is solved for, exponent %d", (peukertExponent) => {
    const given = { peukertExponent, batteryVoltage: 24 };
    const { batteryAh } = ask("battery-backup", { ...given, loadWatts: 500, backupHours: 3 });
    const hours = ask("battery-backup", { ...given, solveFor: "backup-hours", loadWatts: 500, batteryAh });
    const load = ask("battery-backup", { ...given, solveFor: "load-watts", backupHours: 3, batteryAh });
    expect(hours.backupHours).toBeCloseTo(3, 9);
    expect(load.loadWatts).toBeCloseTo(500, 8);
  });

  it("lasts less than rated at a higher current (Peukert)", () => {
    // 10 A from 100 Ah rated over 20 h, k = 1.2: 8.7 h; at 12 V without losses 120 W.
    const answer = ask("battery-backup", {
      solveFor: "backup-hours",
      loadWatts: 120,
      batteryAh: 100,
      batteryVoltage: 12,
      depthOfDischarge: 100,
      inverterEfficiency: 100,
      peukertExponent: 1.2,
    });
    expect(answer.backupHours).toBeCloseTo(8.7, 1);
  });

  it.each(["depthOfDischarge", "inverterEfficiency"])("rejects a %s of 0", (key) => {
    const [problem] = problems("battery-backup", { [key]: 0 });
    expect(problem?.field).toBe(key);
    expect(problem?.message).toMatch(/must be more than 0% and at most 100%\.$/);
  });
});

describe("an inverter", () => {
  it("carries all loads and the start of the most demanding one", () => {
    const loads = [
      { name: "Pump", watts: 750, startMultiplier: 4 },
      { name: "Refrigerator", watts: 150, quantity: 2, startMultiplier: 5 },
      { name: "Lights", watts: 10, quantity: 10 },
    ];
    // 1,150 W; the pump draws 2,250 W more when it starts. ÷ 0.8 × 1.25 = 1,796.9 VA.
    const answer = ask("inverter-sizing", { loads });
    expect(answer).toMatchObject({ continuousWatts: 1150, surgeWatts: 3400, standardVa: 2000 });
    expect(answer.recommendedVa).toBeCloseTo(1796.875, 9);
    expect(answer.noticeCodes).toBe("high-surge");
  });

  it("speaks of starting motors only if there are any", () => {
    const second = (loads: readonly object[]) =>
      headlineOf(calculator, { tool: "inverter-sizing", loads } as never).second;
    expect(second([{ watts: 100 }])).toBeUndefined();
    expect(second([{ watts: 100, startMultiplier: 3 }])).toBe("While the largest motor starts, it must carry 300 W.");
  });

  it("may match a standard size exactly, or exceed them all", () => {
    const one = (watts: number) => ask("inverter-sizing", { loads: [{ watts }], powerFactor: 0.8, marginPercent: 0 });
    expect(one(800).standardVa).toBe(1000);
    expect(one(801).standardVa).toBe(1500);
    expect(one(8001).standardVa).toBeNull();
  });
});

describe("charging a car", () => {
  it("gives energy, time and cost", () => {
    const answer = ask("ev-charging");
    expect(answer.energyKwh).toBe(36);
    expect(answer.gridKwh).toBeCloseTo(40, 12);
    expect(answer.hours).toBeCloseTo(40 / 7.4, 12);
    expect(answer.cost).toBeCloseTo(6, 12);
    expect(headlineOf(calculator, { tool: "ev-charging" })).toMatchObject({
      figure: "$6.00",
      after: "and takes 5 h 24 min.",
    });
  });

  it("must end above where it starts", () => {
    expect(problems("ev-charging", { fromPercent: 80, toPercent: 80 })).toEqual([
      { field: "toPercent", message: "End of charge must be more than the start (80%)." },
    ]);
  });
});

describe("an appliance swap", () => {
  it("saves energy and pays back", () => {
    // 51 W × 10 × 5 h × 365: 930.75 kWh, $158.23; $35 is paid back in 2.65 months.
    const answer = ask("appliance-swap");
    expect(answer.annualKwhSaved).toBeCloseTo(930.75, 9);
    expect(answer.annualSaving).toBeCloseTo(158.2275, 9);
    expect(answer.paybackMonths).toBeCloseTo(2.6544, 4);
    // 900 ÷ (0.105 × 24 × 365 × 0.16) × 12 = 73.39 months
    const freezer = { oldWatts: 150, newWatts: 45, quantity: 1, hoursPerDay: 24, ratePerKwh: 0.16, priceEach: 900 };
    expect(headlineOf(calculator, { tool: "appliance-swap", ...freezer }).second).toBe(
      "Paid back after 6 years 2 months.",
    );
  });

  it("never pays back if nothing is saved", () => {
    expect(ask("appliance-swap", { newWatts: 60 }).paybackMonths).toBeNull();
    expect(ask("appliance-swap", { newWatts: 100 })).toMatchObject({ paybackMonths: null });
    expect(headlineOf(calculator, { tool: "appliance-swap", newWatts: 100 }).before).toBe("The new ones cost");
  });
});

describe("carbon dioxide", () => {
  it("of the grid is use × its factor: 0.81 lb per kWh in the United States (EIA, FAQ 74)", () => {
    const answer = ask("co2");
    expect(answer.co2Kg / 350).toBeCloseTo(0.81 * 0.45359237, 3);
    expect(answer.co2TonnesPerYear).toBeCloseTo((12 * 350 * 0.367) / 1000, 12);
    expect(ask("co2", { gridKgPerKwh: CAR_EMISSIONS.indiaGrid.value / 1000 }).co2Kg).toBeCloseTo(249.095, 9);
  });

  it("of fuels matches the EPA: 8.887 and 10.180 kg per US gallon", () => {
    expect(ask("co2", { fuel: "gasoline", fuelAmount: 1 }).co2Kg).toBe(8.887);
    expect(ask("co2", { fuel: "diesel", fuelAmount: 1 }).co2Kg).toBe(10.18);
    expect(ask("co2", { fuel: "diesel", fuelAmount: 3.785411784, fuelUnit: "liter" }).co2Kg).toBeCloseTo(10.18, 12);
  });
});

it("reads the fuel with its unit, and converts it when another one is chosen", async () => {
  const { inputs } = co2;
  const grammars = await loadGrammars(EVERY_GRAMMAR);
  const read = (fuelAmount: string) => readInputs(inputs, { fuel: "diesel", fuelAmount }, {}, { grammars }).json;
  expect(read("12.5 gal")).toMatchObject({ fuelAmount: 12.5, fuelUnit: "us-gallon" });
  expect(read("45 L")).toMatchObject({ fuelAmount: 45, fuelUnit: "liter" });
  const texts = { fuel: "diesel", fuelAmount: "10" };
  const typed = { fields: inputs, texts, json: { fuel: "diesel", fuelAmount: 10 }, units: NO_UNITS, outputs: {} };
  expect(changeInput(typed, "fuelUnit", "liter").texts.fuelAmount).toBe("37.854");
});
