import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Plan } from "./plan";

const { boolean, integer, money, number, percent, table } = outputsOf<Plan>();

const optional = { optional: true } as const;

export const outputs = {
  maturityValue: money({
    label: "Value at the end",
    ...optional,
    value: ({ saving }) => saving?.maturityValue,
  }),
  totalInvested: money({
    label: "Paid in",
    noun: "Total invested",
    ...optional,
    value: ({ saving }) => saving?.totalInvested,
  }),
  totalGain: money({
    label: "Gain",
    noun: "Total gain",
    ...optional,
    value: ({ saving }) => saving?.totalGain,
  }),
  absoluteReturn: percent({
    label: "Gain on what you paid in",
    noun: "Absolute return",
    digits: 2,
    ...optional,
    value: ({ saving }) => saving?.absoluteReturn,
  }),
  effectiveAnnualReturn: percent({
    label: "Effective return",
    note: "Per year, with compounding",
    unit: "/ year",
    value: (plan) => plan.effectiveAnnualReturn,
  }),
  realValue: money({
    label: "In today’s money",
    noun: "Value in today’s money",
    ...optional,
    value: ({ saving }) => saving?.realValue,
  }),
  finalInstalment: money({
    label: "Last installment",
    ...optional,
    value: ({ saving }) => saving?.finalInstalment,
  }),
  maturityValueOtherConvention: money({
    label: by("rateConvention", { effective: "With the rate divided" }, "With the effective rate"),
    noun: "Value with the other rate per period",
    note: by("rateConvention", { effective: "What most fund pages show" }, "What some fund pages show"),
    ...optional,
    value: ({ saving }) => saving?.otherConventionValue,
  }),
  costOfDelayOneYear: money({
    label: "Cost of waiting a year",
    note: "Same end date, one fewer year of installments",
    ...optional,
    value: ({ saving }) => saving?.costOfDelayOneYear,
  }),
  tax: money({ label: "Tax", ...optional, value: ({ saving }) => saving?.tax }),
  valueAfterTax: money({
    label: "After tax",
    noun: "Value after tax",
    ...optional,
    value: ({ saving }) => saving && saving.maturityValue - saving.tax,
  }),
  targetNominal: money({
    label: "Goal when it is due",
    ...optional,
    value: ({ saving }) => saving?.targetNominal,
  }),
  requiredContribution: money({
    label: "Installment needed",
    noun: "The installment needed",
    ...optional,
    value: ({ saving }) => (saving?.targetNominal == null ? null : saving.plan.deposit),
  }),
  requiredLumpsum: money({
    label: "Or as a lump sum today",
    noun: "The lump sum needed",
    ...optional,
    value: ({ saving }) => saving?.requiredLumpsum,
  }),
  totalWithdrawn: money({
    label: "Total withdrawn",
    noun: "Total withdrawn",
    ...optional,
    value: ({ drawdown }) => drawdown?.end.total,
  }),
  finalBalance: money({
    label: "Left at the end",
    noun: "Final balance",
    ...optional,
    value: ({ drawdown }) => drawdown?.end.balance,
  }),
  sustainableWithdrawal: money({
    label: "Withdrawal that lasts",
    note: "First withdrawal; the fund is used up exactly at the end",
    ...optional,
    value: ({ drawdown }) => drawdown?.sustainable(),
  }),
  runsOut: boolean({
    label: "Runs out before the end",
    noun: "Whether the fund runs out",
    ...optional,
    value: ({ drawdown }) => drawdown?.end.runsOut,
  }),
  yearsLasted: number({
    label: "Lasts",
    noun: "The time it lasts",
    unit: "years",
    digits: 2,
    ...optional,
    value: ({ drawdown }) => drawdown?.yearsLasted,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      invested: money({ label: "Paid in", ...optional }),
      gain: money({ label: "Gain", ...optional }),
      withdrawn: money({ label: "Withdrawn so far", ...optional }),
      value: money({ label: "Value" }),
      realValue: money({ label: "In today’s money" }),
    },
    value: ({ saving, drawdown }) => saving?.schedule() ?? drawdown?.schedule(),
  }),
};
