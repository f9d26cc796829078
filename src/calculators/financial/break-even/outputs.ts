import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import type { Rational } from "../../../math/numbers/rational";
import { type Analysis, DRIVEN, DRIVERS } from "./analysis";
import type { Inputs } from "./fields";

type Model = VariantModel<"single" | "multi", Inputs, Analysis>;

const { choice, integer, money, number, percent, table, text } = outputsOf<Model>();

const units = { unit: "units", digits: 2 } as const;
const maybe = { optional: true } as const;

const double = (value: Rational | null) => value?.toNumber() ?? null;
const whole = ({ variant }: Model, value: Rational) => (variant === "single" ? Number(value.ceil()) : null);

export const outputs = {
  contributionPerUnit: money({
    label: "Contribution",
    note: "Price minus variable cost; for a mix, the weighted mean",
    unit: "/ unit",
    value: ({ answer }) => answer.contribution.toNumber(),
  }),
  contributionMarginPercent: percent({
    label: "Contribution margin",
    value: ({ answer }) => 100 * answer.margin.toNumber(),
  }),
  breakEvenUnits: number({
    label: "Break-even, exact",
    noun: "Break-even volume",
    ...units,
    value: ({ answer }) => answer.breakEven().toNumber(),
  }),
  breakEvenUnitsWhole: integer({
    label: "Break-even",
    note: "Whole units, rounded up",
    unit: "units",
    ...maybe,
    value: (model) => whole(model, model.answer.breakEven()),
  }),
  breakEvenRevenue: money({
    label: "Revenue at break-even",
    value: ({ answer }) => answer.revenue(answer.breakEven()).toNumber(),
  }),
  targetUnits: number({
    label: "For the wanted profit, exact",
    noun: "Volume for the wanted profit",
    ...units,
    value: ({ answer }) => answer.target().toNumber(),
  }),
  targetUnitsWhole: integer({
    label: "For the wanted profit",
    note: "Whole units, rounded up",
    unit: "units",
    ...maybe,
    value: (model) => whole(model, model.answer.target()),
  }),
  targetRevenue: money({
    label: "Revenue for the wanted profit",
    value: ({ answer }) => answer.revenue(answer.target()).toNumber(),
  }),
  profitAtExpected: money({
    label: "Profit at expected sales",
    value: ({ answer }) => answer.profit.toNumber(),
  }),
  profitAfterTax: money({
    label: "Profit after tax",
    value: ({ answer }) => answer.profitAfterTax.toNumber(),
  }),
  marginOfSafetyUnits: number({
    label: "Margin of safety",
    note: "Expected sales minus break-even",
    ...units,
    value: ({ answer }) => answer.safety.toNumber(),
  }),
  marginOfSafetyPercent: percent({
    label: "Margin of safety in percent",
    note: "Of the expected sales",
    digits: 2,
    ...maybe,
    value: ({ answer }) => double(answer.safetyPercent),
  }),
  operatingLeverage: number({
    label: "Operating leverage",
    note: "By how many percent profit grows if sales grow 1%",
    digits: 2,
    ...maybe,
    value: ({ answer }) => double(answer.leverage),
  }),
  breakEvenPrice: money({
    label: "Price that just breaks even",
    note: "At expected sales",
    unit: "/ unit",
    ...maybe,
    value: ({ answer }) => double(answer.breakEvenPrice),
  }),
  breakEvenVariableCost: money({
    label: "Variable cost that just breaks even",
    note: "At expected sales",
    unit: "/ unit",
    ...maybe,
    value: ({ answer }) => double(answer.breakEvenVariableCost),
  }),
  maximumFixedCosts: money({
    label: "Fixed costs that just break even",
    note: "At expected sales",
    value: ({ answer }) => answer.expectedContribution.toNumber(),
  }),
  productResults: table({
    label: "By product",
    columns: {
      name: text({ label: "Product" }),
      units: number({ label: "Units", digits: 1 }),
      revenue: money({ label: "Revenue" }),
      contribution: money({ label: "Contribution" }),
    },
    value: ({ variant, answer }) => (variant === "multi" ? answer.atVolume(answer.breakEven()) : null),
  }),
  curve: table({
    label: "By volume",
    columns: {
      units: number({ label: "Units", digits: 1 }),
      revenue: money({ label: "Revenue" }),
      totalCost: money({ label: "Total cost" }),
      profit: money({ label: "Profit" }),
    },
    value: ({ answer }) => answer.curve(),
  }),
  priceTable: table({
    label: "By price",
    columns: {
      priceChangePercent: percent({ label: "Change" }),
      price: money({ label: "Price" }),
      breakEvenUnits: number({ label: "Break-even units", digits: 1, ...maybe }),
    },
    value: ({ answer }) => answer.priceTable(),
  }),
  drivers: table({
    label: "What moves profit most",
    columns: {
      driver: choice({ label: "If this changes", options: DRIVERS }),
      lower: money({ label: `Change if ${DRIVEN}% lower` }),
      higher: money({ label: `Change if ${DRIVEN}% higher` }),
    },
    value: ({ answer }) => answer.drivers(),
  }),
};
