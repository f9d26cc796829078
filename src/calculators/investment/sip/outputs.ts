import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Plan } from "./plan";
import { coversTax } from "./saving";

const { boolean, integer, money, number, percent, table } = outputsOf<Plan>();

const optional = { optional: true } as const;

/** Where there is tax, the bar of parts shows it and what is left. */
const isTaxed = ({ saving }: Plan) => (saving?.tax ?? 0) >= 0.005;
const untaxedOnly = (plan: Plan) => (isTaxed(plan) ? "elsewhere" : "more");

export const outputs = {
  maturityValue: money("Value at the end", {
    better: "higher",
    ...optional,
    shown: (plan) => (isTaxed(plan) ? "first" : "elsewhere"),
    solve: true,
    value: ({ saving }) => saving?.maturityValue,
  }),
  totalInvested: money("Paid in", {
    noun: "Total invested",
    ...optional,
    shown: "elsewhere",
    value: ({ saving }) => saving?.totalInvested,
  }),
  totalGain: money("Gain", {
    noun: "Total gain",
    ...optional,
    shown: "elsewhere",
    value: ({ saving }) => saving?.totalGain,
  }),
  absoluteReturn: percent("Gain on what you paid in", {
    noun: "Absolute return",
    digits: 2,
    ...optional,
    value: ({ saving }) => saving?.absoluteReturn,
  }),
  effectiveAnnualReturn: percent("Effective return", {
    note: "Per year, with compounding",
    unit: "/ year",
    shown: "more",
  }),
  realValue: money("In today’s money", {
    noun: "Value in today’s money",
    note: "Before any tax",
    ...optional,
    value: ({ saving }) => saving?.realValue,
  }),
  finalInstalment: money("Last installment", {
    ...optional,
    shown: ({ inputs }) => first(inputs.stepUpPercent + inputs.stepUpAmount > 0),
    value: ({ saving }) => saving?.finalInstalment,
  }),
  maturityValueOtherConvention: money(
    by("rateConvention", { effective: "With the rate divided" }, "With the effective rate"),
    {
      noun: "Value with the other rate per period",
      note: by("rateConvention", { effective: "What most fund pages show" }, "What some fund pages show"),
      ...optional,
      value: ({ saving }) => saving?.otherConventionValue,
    },
  ),
  costOfDelayOneYear: money("Cost of waiting a year", {
    note: "Same end date, one fewer year of installments",
    ...optional,
    value: ({ saving }) => saving?.costOfDelayOneYear,
  }),
  tax: money("Tax", { ...optional, shown: untaxedOnly, value: ({ saving }) => saving?.tax }),
  valueAfterTax: money("After tax", {
    noun: "Value after tax",
    ...optional,
    shown: untaxedOnly,
    value: ({ saving }) => saving?.valueAfterTax,
  }),
  targetNominal: money("Goal when it is due", { ...optional, value: ({ saving }) => saving?.targetNominal }),
  targetBeforeTax: money("Value before tax that the goal takes", {
    ...optional,
    shown: ({ saving }) => first(saving !== null && coversTax(saving.inputs)),
    value: ({ saving }) => saving?.neededValue,
  }),
  requiredContribution: money("Installment needed", {
    noun: "The installment needed",
    ...optional,
    shown: "elsewhere",
    solve: 1,
    value: ({ saving }) => (saving?.targetNominal == null ? null : saving.plan.deposit),
  }),
  requiredLumpsumAnnual: money("Or as a lump sum today", {
    noun: "The lump sum needed",
    note: "Growing at the annual rate",
    ...optional,
    value: ({ saving }) => saving?.requiredLumpsumAnnual,
  }),
  requiredLumpsum: money("The same, compounded like the installments", {
    noun: "The lump sum needed, compounded like the installments",
    ...optional,
    shown: ({ saving }) => (saving && coversTax(saving.inputs) ? "elsewhere" : "more"),
    value: ({ saving }) => saving?.requiredLumpsum,
  }),
  totalWithdrawn: money("Total withdrawn", {
    noun: "Total withdrawn",
    ...optional,
    value: ({ drawdown }) => drawdown?.end.total,
  }),
  finalBalance: money("Left at the end", {
    noun: "Final balance",
    ...optional,
    solve: true,
    value: ({ drawdown }) => drawdown?.end.balance,
  }),
  sustainableWithdrawal: money("Withdrawal that lasts", {
    note: "First withdrawal; the fund is used up exactly at the end",
    ...optional,
    value: ({ drawdown }) => drawdown?.sustainable(),
  }),
  runsOut: boolean("Runs out before the end", {
    noun: "Whether the fund runs out",
    ...optional,
    shown: "elsewhere",
    value: ({ drawdown }) => drawdown?.end.runsOut,
  }),
  yearsLasted: number("Lasts", {
    noun: "The time it lasts",
    unit: "years",
    digits: 2,
    ...optional,
    shown: "elsewhere",
    value: ({ drawdown }) => drawdown?.yearsLasted,
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      invested: money("Paid in", { ...optional }),
      gain: money("Gain", { ...optional }),
      withdrawn: money("Withdrawn so far", { ...optional }),
      value: money("Value"),
      realValue: money("In today’s money"),
    },
    value: ({ saving, drawdown }) => saving?.schedule() ?? drawdown?.schedule(),
  }),
};
