import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import type { Rational } from "../../../math/numbers/rational";
import { SLACK } from "../../../math/numbers/slack";
import { type Analysis, DRIVEN, DRIVERS } from "./analysis";
import { type Inputs, PERIOD_DAYS } from "./fields";

type Model = VariantModel<"single" | "multi", Inputs, Analysis>;

const { choice, integer, money, number, percent, table, text } = outputsOf<Model>();

const units = { unit: "units", digits: 2 } as const;
const maybe = { optional: true } as const;

const double = (value: Rational | null) => value?.toNumber() ?? null;
const wholeNote = by("mode", { multi: "Whole units of each product, rounded up" }, "Whole units, rounded up");
const earnBack = ({ answer, inputs }: Model) => answer.periodsToEarnBack(inputs.oneTimeCosts);

export const outputs = {
  contributionPerUnit: money("Contribution", {
    note: "Price minus variable cost; for a mix, the weighted mean",
    unit: "/ unit",
    value: ({ answer }) => answer.contribution.toNumber(),
  }),
  contributionMarginPercent: percent("Contribution margin", { value: ({ answer }) => 100 * answer.margin.toNumber() }),
  breakEvenUnits: number("Break-even, exact", {
    better: "lower",
    noun: "Break-even volume",
    ...units,
    shown: "more",
    solve: true,
    value: ({ answer }) => answer.breakEven().toNumber(),
  }),
  breakEvenUnitsWhole: integer("Break-even", {
    note: wholeNote,
    unit: "units",
    ...maybe,
    shown: "more",
    value: ({ answer }) => answer.wholeTotal(answer.breakEven()),
  }),
  daysToBreakEven: integer("Break-even in each period after", {
    note: "Expected sales spread evenly, rounded up",
    unit: "days",
    ...maybe,
    value: ({ answer, inputs }) => {
      const days = answer.daysToBreakEven(PERIOD_DAYS[inputs.period]);
      return days === null ? null : Math.ceil(days - SLACK);
    },
  }),
  periodsToEarnBack: number("One-time costs earned back after", {
    better: "lower",
    note: "By the profit after tax at expected sales",
    unit: by("period", { quarter: "quarters", year: "years" }, "months"),
    // What is earned back within the first period takes days.
    digits: (value, { period }, format) =>
      value < 1
        ? format.plural(Math.ceil(value * PERIOD_DAYS[period as Inputs["period"]] - SLACK), "day")
        : format.plural(Math.round(10 * value) / 10, period as string),
    ...maybe,
    shown: ({ inputs }) => first(inputs.oneTimeCosts > 0),
    value: earnBack,
  }),
  breakEvenRevenue: money("Revenue at break-even", {
    better: "lower",
    value: ({ answer }) => answer.revenue(answer.breakEven()).toNumber(),
  }),
  targetUnits: number("Units for the target profit, exact", {
    noun: "Volume for the target profit",
    ...units,
    shown: "more",
    solve: true,
    value: ({ answer }) => answer.target().toNumber(),
  }),
  targetUnitsWhole: integer("Units for the target profit", {
    note: wholeNote,
    unit: "units",
    ...maybe,
    value: ({ answer }) => answer.wholeTotal(answer.target()),
  }),
  targetRevenue: money("Revenue for the target profit", {
    value: ({ answer }) => answer.revenue(answer.target()).toNumber(),
  }),
  profitAtExpected: money("Profit at expected sales", {
    better: "higher",
    opposite: "Loss at expected sales",
    solve: true,
    value: ({ answer }) => answer.profit.toNumber(),
  }),
  profitAfterTax: money("Profit after tax", {
    better: "higher",
    opposite: "Loss after tax",
    shown: ({ inputs }) => first(inputs.taxRatePercent > 0),
    solve: true,
    value: ({ answer }) => answer.profitAfterTax.toNumber(),
  }),
  marginOfSafetyUnits: number("Margin of safety", {
    better: "higher",
    note: "Expected sales minus break-even",
    ...units,
    shown: "more",
    value: ({ answer }) => answer.safety.toNumber(),
  }),
  marginOfSafetyPercent: percent("Margin of safety in percent", {
    better: "higher",
    note: "Of the expected sales",
    digits: 2,
    ...maybe,
    solve: true,
    value: ({ answer }) => double(answer.safetyPercent),
  }),
  operatingLeverage: number("Operating leverage", {
    note: "By how many percent profit grows if sales grow 1%",
    digits: 2,
    ...maybe,
    value: ({ answer }) => double(answer.leverage),
  }),
  breakEvenPrice: money("Price that just breaks even", {
    note: "At expected sales",
    unit: "/ unit",
    ...maybe,
    shown: "more",
    value: ({ answer }) => double(answer.breakEvenPrice),
  }),
  breakEvenVariableCost: money("Variable cost that just breaks even", {
    note: "At expected sales",
    unit: "/ unit",
    ...maybe,
    shown: "more",
    value: ({ answer }) => double(answer.breakEvenVariableCost),
  }),
  maximumFixedCosts: money("Fixed costs that just break even", {
    note: "At expected sales",
    shown: "more",
    value: ({ answer }) => answer.expectedContribution.toNumber(),
  }),
  productResults: table("By product", {
    columns: {
      name: text("Product"),
      units: number("Units, exact", { digits: 2 }),
      wholeUnits: integer("Whole units"),
      revenue: money("Revenue"),
      contribution: money("Contribution"),
    },
    value: ({ variant, answer }) => (variant === "multi" ? answer.atVolume(answer.breakEven()) : null),
  }),
  curve: table("By volume", {
    columns: {
      units: number("Units", { digits: 1 }),
      revenue: money("Revenue"),
      totalCost: money("Total cost"),
      profit: money("Profit"),
    },
    value: ({ answer }) => answer.curve(),
  }),
  priceTable: table("By price", {
    columns: {
      priceChangePercent: percent("Change"),
      price: money("Price"),
      breakEvenUnits: number("Break-even, exact", { digits: 2, ...maybe }),
      wholeUnits: integer("Whole units", maybe),
    },
    value: ({ answer }) => answer.priceTable(),
  }),
  drivers: table("What moves profit most", {
    columns: {
      driver: choice("If this changes", { options: DRIVERS }),
      lower: money(`Change if ${DRIVEN}% lower`),
      higher: money(`Change if ${DRIVEN}% higher`),
    },
    value: ({ answer }) => answer.drivers(),
  }),
};
