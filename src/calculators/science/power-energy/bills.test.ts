/** Bills by tariff, and the cost of appliances. */
import { describe, expect, it } from "vitest";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import calculator from "./calculator";

const SLABS = [
  { upTo: 100, rate: 4.43 },
  { upTo: 300, rate: 9.64 },
  { upTo: 500, rate: 12.83 },
  { upTo: null, rate: 14.33 },
];
const bill = (inputs: object) => outputsOf(calculator, { tool: "electricity-bill", ...inputs });
const slabBill = (unitsKwh: number, more: object = {}) => bill({ unitsKwh, tariffKind: "slab", slabs: SLABS, ...more });
const messages = (inputs: object) => problemsOf(calculator, inputs as never);

describe("the working of a bill", () => {
  it("writes parts of cents where rounded cents would not add up", () => {
    // 912 × 0.1423 = 129.7776; 2% of it is 2.595552; 7% of 144.873152 is 10.14112064; in all, 155.01427264.
    const given = { unitsKwh: 912, ratePerKwh: 0.1423, fixedCharge: 12.5, surchargePercent: 2, dutyPercent: 7 };
    const lines = workingLines(calculator, { tool: "electricity-bill", ...given });
    expect(lines).toContain("Surcharge: $129.7776 × 2% = $2.5956");
    expect(lines).toContain("Monthly bill: $129.7776 + $2.5956 + $12.50 + $10.1411 = $155.01");
  });

  it("writes cents where they add up", () => {
    const lines = workingLines(calculator, {
      tool: "electricity-bill",
      unitsKwh: 100,
      ratePerKwh: 0.123,
      fixedCharge: 5,
    });
    expect(lines).toContain("Monthly bill: $12.30 + $5.00 = $17.30");
  });
});

describe("a bill by slabs", () => {
  it("adds up the slabs, the fixed charge and the duty", () => {
    // 100 × 4.43 + 200 × 9.64 + 50 × 12.83 = 3,012.50; 16% of that and 130 is 502.80.
    const answer = slabBill(350, { fixedCharge: 130, dutyPercent: 16 });
    expect(answer.energyCharge).toBeCloseTo(3012.5, 9);
    expect(answer.dutyAmount).toBeCloseTo(502.8, 9);
    expect(answer.monthlyCost).toBeCloseTo(3645.3, 9);
    expect(answer.annualCost).toBeCloseTo(12 * 3645.3, 8);
    expect(answer.averageRate).toBeCloseTo(3645.3 / 350, 12);
    expect(answer.slabTable).toEqual([
      { from: 0, to: 100, units: 100, rate: 4.43, amount: 443 },
      { from: 100, to: 300, units: 200, rate: 9.64, amount: 1928 },
      { from: 300, to: 500, units: 50, rate: 12.83, amount: expect.closeTo(641.5, 9) },
    ]);
  });

  it("is summed up in a sentence", () => {
    const bill = headlineOf(calculator, {
      tool: "electricity-bill",
      unitsKwh: 350,
      tariffKind: "slab",
      fixedCharge: 130,
      dutyPercent: 16,
    });
    expect([bill.before, bill.figure, bill.after, bill.second]).toEqual([
      "350 kWh cost",
      "$3,645.30",
      ", on average $10.42 per kWh.",
      "The next kWh costs $12.83 before tax or duty.",
    ]);
    const second = (inputs: object) => headlineOf(calculator, { tool: "electricity-bill", ...inputs }).second;
    expect(second({ surchargePercent: 5, dutyPercent: 16 })).toMatch(/ before surcharge and tax or duty\.$/);
    expect(second({ surchargePercent: 5 })).toMatch(/ before surcharge\.$/);
    expect(second({})).toBe("The next kWh costs $0.17.");
  });

  it.each([
    ["telescopic", 99, 4.43],
    ["telescopic", 100, 9.64],
    ["telescopic", 300, 12.83],
    ["non-telescopic", 100, 4.43],
    ["non-telescopic", 101, 9.64],
    ["telescopic", 5000, 14.33],
  ])("%s: the unit after %d costs %d", (slabMode, units, rate) => {
    expect(slabBill(units, { slabMode }).marginalRate).toBe(rate);
  });

  it("prices all units at the slab reached if pricing is non-telescopic", () => {
    expect(slabBill(100, { slabMode: "non-telescopic" }).energyCharge).toBeCloseTo(443, 9);
    const answer = slabBill(101, { slabMode: "non-telescopic" });
    expect(answer.energyCharge).toBeCloseTo(101 * 9.64, 9);
    expect(answer.slabTable).toHaveLength(1);
    expect(answer.slabTable[0]).toMatchObject({ from: 100, to: 300, units: 101 });
  });

  it("without any use is the fixed charge, without an average", () => {
    expect(slabBill(0, { fixedCharge: 50 })).toMatchObject({
      monthlyCost: 50,
      averageRate: null,
      slabTable: [],
      marginalRate: 4.43,
    });
  });
});

it("charges units × rate at one rate, with surcharge and load charge", () => {
  const answer = bill({
    unitsKwh: 200,
    ratePerKwh: 0.25,
    surchargePercent: 10,
    fixedCharge: 3,
    sanctionedLoadKw: 4,
    fixedPerKw: 2.5,
    dutyPercent: 20,
  });
  expect(answer).toMatchObject({ energyCharge: 50, surchargeAmount: 5, fixedTotal: 13, slabTable: [] });
  // A fifth of 50 + 5 + 13.
  expect(answer.dutyAmount).toBeCloseTo(13.6, 12);
  expect(answer.monthlyCost).toBeCloseTo(81.6, 12);
});

it("weighs the rates of the day by their shares", () => {
  const answer = bill({ unitsKwh: 400, tariffKind: "time-of-use" });
  expect(answer.energyCharge).toBeCloseTo(100 * 0.42 + 300 * 0.19, 12);
  expect(answer.marginalRate).toBeCloseTo(0.2475, 12);
  expect(answer.touTable).toHaveLength(2);
});

describe("an invalid tariff", () => {
  it.each([
    [
      [{ upTo: 300, rate: 1 }, { upTo: 100, rate: 2 }, { rate: 3 }],
      "Each tier must end above the one before it: 100 kWh is not more than 300 kWh.",
    ],
    [
      [{ upTo: 100, rate: 1 }, { upTo: 100, rate: 2 }, { rate: 3 }],
      "Each tier must end above the one before it: 100 kWh is not more than 100 kWh.",
    ],
    [
      [
        { upTo: 100, rate: 1 },
        { upTo: 200, rate: 2 },
      ],
      "Leave the upper limit of the last tier empty, for all use above the others.",
    ],
    [[{ rate: 1 }, { rate: 2 }], "Leave the upper limit of the last tier empty, and of no other."],
    [[], "Add at least one tier."],
  ])("%j: %s", (slabs, message) => {
    expect(messages({ tool: "electricity-bill", tariffKind: "slab", slabs })).toEqual([{ field: "slabs", message }]);
  });

  it("is reported with what the shares add up to", () => {
    const touBlocks = [{ name: "Peak", rate: 1, sharePercent: 25 }];
    expect(messages({ tool: "electricity-bill", tariffKind: "time-of-use", touBlocks })).toEqual([
      { field: "touBlocks", message: "The shares must add up to 100% (now 25%)." },
    ]);
  });
});

describe("appliances", () => {
  const cost = (inputs: object) => outputsOf(calculator, { tool: "appliance-cost", ...inputs });
  const appliances = [
    { name: "Air conditioner", watts: 1000, hoursPerDay: 5 },
    { name: "Fans", watts: 50, quantity: 4, hoursPerDay: 10, daysPerWeek: 3.5 },
  ];

  it("use W × n × h × days", () => {
    const answer = cost({ appliances });
    // 150 kWh, and 4 × 50 W for 10 hours on half of 30 days: 30 kWh.
    expect(answer.applianceTable.map(({ kwhMonth }: { kwhMonth: number }) => kwhMonth)).toEqual([150, 30]);
    expect(answer).toMatchObject({ monthlyKwh: 180, dailyKwh: 6, annualKwh: 2160 });
    expect(answer.monthlyCost).toBeCloseTo(180 * 0.17, 12);
  });

  it("save the cost of the top slabs, not the average", () => {
    const answer = cost({ appliances, tariffKind: "slab", slabs: SLABS });
    const full = 100 * 4.43 + 80 * 9.64;
    const [conditioner, fans] = answer.applianceTable;
    expect(conditioner.saving).toBeCloseTo(full - 30 * 4.43, 9);
    expect(fans.saving).toBeCloseTo(30 * 9.64, 9);
    expect(fans.cost).toBeCloseTo((30 * full) / 180, 9);
    expect(fans.sharePercent).toBeCloseTo(100 / 6, 12);
    expect(fans.hoursForTarget).toBeNull();
  });

  it("show how long each could run within a target bill", () => {
    const target = cost({ appliances, targetBill: 0.17 * 120 });
    // 120 kWh, of which the fans take 30: 90 kWh is 3 hours on each of 30 days.
    expect(target.applianceTable[0].hoursForTarget).toBeCloseTo(3, 9);
    // The air conditioner alone uses more.
    expect(target.applianceTable[1].hoursForTarget).toBeNull();
  });

  it("cannot be used for more than 24 hours a day", () => {
    expect(messages({ tool: "appliance-cost", appliances: [{ name: "X", watts: 5, hoursPerDay: 25 }] })).toEqual([
      { field: "appliances", message: "X: Hours per day must be between 0 and 24." },
    ]);
    expect(messages({ tool: "appliance-cost", appliances: [{ watts: 5, hoursPerDay: 25 }] })).toEqual([
      { field: "appliances", message: "Appliance 1: Hours per day must be between 0 and 24." },
    ]);
  });
});
