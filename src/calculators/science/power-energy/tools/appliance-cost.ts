import { defineCalculator, step, type Tools } from "../../../../core/calculator";
import { fold, list, money, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { loadFields } from "../load-fields";
import { Bill, billOutputs, billWorking, checkTariff, type Tariff, tariffFields } from "../tariff";

const DAYS_PER_WEEK = 7;
const MONTHS = 12;
const HOURS_PER_DAY = 24;
/** Bisections of a day: far finer than a second. */
const HALVINGS = 50;

const inputs = {
  appliances: list("Appliances", {
    default: [
      { name: "Air conditioner", watts: 1200, quantity: 1, hoursPerDay: 6, daysPerWeek: 7 },
      { name: "Refrigerator", watts: 150, quantity: 1, hoursPerDay: 8, daysPerWeek: 7 },
      { name: "Washing machine", watts: 500, quantity: 1, hoursPerDay: 1, daysPerWeek: 4 },
      { name: "Television", watts: 100, quantity: 1, hoursPerDay: 4, daysPerWeek: 7 },
      { name: "LED lights", watts: 9, quantity: 8, hoursPerDay: 5, daysPerWeek: 7 },
    ],
    row: { label: "Appliance", name: "name" },
    min: 1,
    max: 100,
    columns: {
      ...loadFields,
      hoursPerDay: number("Hours per day", { min: 0, max: HOURS_PER_DAY }),
      daysPerWeek: number("Days per week", { default: 7, min: 0, max: DAYS_PER_WEEK, shown: "more" }),
    },
  }),
  ...tariffFields,
  ...fold("Days in the month and target bill", {
    daysPerMonth: number("Days in the month", { default: 30, above: 0, max: 31, solve: true }),
    targetBill: money("Target bill", {
      note: "Shows how long each appliance could run",
      default: null,
      min: 0,
      max: 1e12,
    }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;
type Appliance = Inputs["appliances"][number];

/** The appliances of a home, and the bill for all of them. */
class Household {
  readonly bill: Bill;

  constructor(readonly inputs: Inputs) {
    this.bill = this.#billFor(this.kwhMonths.reduce((sum, kwh) => sum + kwh, 0));
  }

  get kwhMonths(): readonly number[] {
    return this.inputs.appliances.map((appliance) => this.kwhOf(appliance, appliance.hoursPerDay));
  }

  kwhOf({ watts, quantity, daysPerWeek }: Appliance, hours: number): number {
    const { daysPerMonth } = this.inputs;
    return (watts * quantity * hours * (daysPerWeek / DAYS_PER_WEEK) * daysPerMonth) / 1000;
  }

  nameOf(i: number): string {
    return this.inputs.appliances[i]?.name || `Appliance ${i + 1}`;
  }

  get rows() {
    const { units, averageRate, monthlyCost } = this.bill;
    return this.kwhMonths.map((kwhMonth, i) => ({
      name: this.nameOf(i),
      kwhMonth,
      sharePercent: units > 0 ? (100 * kwhMonth) / units : null,
      cost: averageRate === null ? null : kwhMonth * averageRate,
      saving: monthlyCost - this.costWithout(kwhMonth),
      hoursForTarget: this.#hoursForTarget(i),
    }));
  }

  /** The monthly bill with `kwh` less use. */
  costWithout(kwh: number): number {
    return this.#billFor(Math.max(0, this.bill.units - kwh)).monthlyCost;
  }

  /**
   * Hours a day that one appliance can run within the target bill while the others run as entered. Null if there is no
   * target, if the appliance uses nothing, or if the others alone exceed the target.
   */
  #hoursForTarget(i: number): number | null {
    const { targetBill, appliances } = this.inputs;
    const appliance = appliances[i] as Appliance;
    if (targetBill === null || this.kwhOf(appliance, 1) <= 0) return null;
    const others = Math.max(0, this.bill.units - (this.kwhMonths[i] as number));
    const costAt = (hours: number) => this.#billFor(others + this.kwhOf(appliance, hours)).monthlyCost;
    if (costAt(0) > targetBill) return null;
    if (costAt(HOURS_PER_DAY) <= targetBill) return HOURS_PER_DAY;
    let [low, high] = [0, HOURS_PER_DAY];
    for (let n = 0; n < HALVINGS; n++) {
      const middle = (low + high) / 2;
      if (costAt(middle) <= targetBill) low = middle;
      else high = middle;
    }
    return low;
  }

  #billFor(units: number): Bill {
    return new Bill(this.inputs as Tariff, units);
  }
}

const output = outputsOf<Household>();

export default defineCalculator({
  inputs,
  outputs: {
    dailyKwh: output.number("Daily use", {
      unit: "kWh",
      digits: { significant: 7 },
      value: ({ bill, inputs: { daysPerMonth } }) => bill.units / daysPerMonth,
    }),
    monthlyKwh: output.number("Monthly use", {
      unit: "kWh",
      digits: { significant: 7 },
      solve: true,
      value: ({ bill }) => bill.units,
    }),
    annualKwh: output.number("Annual use", {
      unit: "kWh",
      digits: { significant: 7 },
      solve: true,
      value: ({ bill }) => MONTHS * bill.units,
    }),
    ...billOutputs,
    applianceTable: output.table("Appliances", {
      columns: {
        name: output.text("Appliance"),
        kwhMonth: output.number("kWh a month", { digits: 3 }),
        sharePercent: output.percent("Share", { digits: 1, optional: true }),
        cost: output.money("Cost at the average rate", { optional: true }),
        saving: output.money("Saved without it"),
        hoursForTarget: output.number("Hours a day for the target bill", { digits: 2, optional: true }),
      },
      value: ({ rows }) => rows,
    }),
  },
  derive(values: Inputs, { format }: Tools) {
    checkTariff(values, format);
    return new Household(values);
  },
  headline({ bill, rows }, format) {
    const most = rows.reduce((a, b) => (b.saving > a.saving ? b : a));
    return {
      label: "Monthly bill",
      before: `Your appliances use ${format.number(bill.units, 2)} kWh a month and cost`,
      figure: format.money(bill.monthlyCost),
      ...(most.saving > 0 && {
        second: `${most.name} costs the most: without it, the bill would be ${format.money(most.saving)} less.`,
      }),
    };
  },
  working(household, format) {
    const { bill, inputs: values, kwhMonths } = household;
    const days = format.number(values.daysPerMonth);
    const lines = values.appliances.map(({ watts, quantity, hoursPerDay, daysPerWeek }, i) =>
      step(
        `${household.nameOf(i)}, kWh a month`,
        [
          [watts, quantity, hoursPerDay].map((value) => format.number(value)).join(" × "),
          ...(daysPerWeek === DAYS_PER_WEEK ? [] : [`(${format.number(daysPerWeek)} ÷ 7)`]),
          `${days} ÷ 1,000`,
        ].join(" × "),
        format.number(kwhMonths[i] as number),
      ),
    );
    const top = household.rows.reduce((a, b) => (b.saving > a.saving ? b : a));
    return [
      ...lines,
      step("Monthly use, kWh", kwhMonths.map((kwh) => format.number(kwh)).join(" + "), format.number(bill.units)),
      ...billWorking(bill, format),
      step(
        `Saved without it: ${top.name}`,
        `${format.money(bill.monthlyCost)} − ${format.money(household.costWithout(top.kwhMonth))}`,
        format.money(top.saving),
      ),
    ];
  },
});
