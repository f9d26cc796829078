import { amountText } from "../../../fieldsets/amount-text";
import { yearsText } from "../../../fieldsets/months-text";
import { type DrawChart, defineView, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import sip from "./calculator";

type Drawing = DrawChart<typeof sip>;

/** The amount paid in and the gain by year, with the value in today’s money; or the balance of a fund. */
const growthChart: Drawing = ({ inputs, model, outputs, format }) => {
  const { saving, drawdown } = model;
  const { schedule } = outputs;
  const end = (saving ?? drawdown)?.years ?? 0;
  const begin = saving ? saving.initial : inputs.principal;
  const years = [0, ...schedule.map(({ year }) => Math.min(year, end))];
  const values = [begin, ...schedule.map(({ value }) => value)];
  const real = [begin, ...schedule.map(({ realValue }) => realValue)];
  const todays =
    inputs.inflationRate === 0
      ? []
      : [{ label: "In today’s money", color: "ink" as const, values: real, dashed: true }];
  const { yearsLasted, sustainableWithdrawal, runsOut } = outputs;
  const marks: Mark[] =
    yearsLasted === null
      ? []
      : [
          {
            x: yearsLasted,
            label: `Used up after ${yearsText(yearsLasted, format)}`,
          },
        ];
  return {
    kind: "lines",
    x: {
      label: "Years from now",
      values: years,
      format: (year) => format.number(year, 2),
      exact: (year) => `After ${format.plural(Math.round(100 * year) / 100, "year")}`,
    },
    y: moneyAxis(saving ? "Value" : "Left in the fund", format),
    series: saving
      ? [
          {
            label: "Paid in",
            color: "blue",
            values: [begin, ...schedule.map(({ invested }) => invested)],
            area: true,
          },
          { label: "With gain", color: "green", values, area: 0 },
          ...todays,
        ]
      : [{ label: "Fund", color: "green", values, area: true }, ...todays],
    marks,
    caption: saving
      ? `${amountText(saving.totalInvested, format)} paid in ${saving.totalGain < 0 ? "shrinks" : "grows"} to ${amountText(saving.maturityValue, format)}.`
      : runsOut
        ? `The fund is used up before the end. A first withdrawal of ${format.money(sustainableWithdrawal)} would last.`
        : `The fund lasts. A first withdrawal of ${format.money(sustainableWithdrawal)} would use it up exactly at the end.`,
  };
};

export default defineView(sip, {
  hints: {
    contribution: ({ outputs: { finalInstalment }, inputs, format }) =>
      finalInstalment !== null && finalInstalment > inputs.contribution
        ? `${amountText(finalInstalment, format)} at the end`
        : null,
    targetAmount: ({ outputs: { targetNominal }, inputs, format }) =>
      inputs.targetInTodaysMoney && targetNominal !== null
        ? `${format.shortMoney(targetNominal)} when it is due`
        : null,
    annualRate: ({ outputs: { effectiveAnnualReturn }, inputs, format }) =>
      Math.abs(effectiveAnnualReturn - inputs.annualRate) < 0.0005
        ? null
        : `${format.percent(effectiveAnnualReturn, 2)} with compounding`,
  },

  parts: ({ outputs: { totalInvested, totalGain, maturityValue, tax, valueAfterTax } }) => {
    if (totalInvested === null || totalGain === null || maturityValue === null) return null;
    const taxed = tax !== null && tax >= 0.005;
    return {
      rows: [
        { label: "Paid in", value: totalInvested, color: "blue" },
        { label: "Gain", value: totalGain, color: "green" },
        ...(taxed ? [{ label: "Tax", value: -tax, color: "red" as const }] : []),
      ],
      total: taxed
        ? { label: "After tax", value: valueAfterTax ?? 0 }
        : { label: "Value at the end", value: maturityValue },
    };
  },

  tabs: [
    { label: "Growth", chart: growthChart },
    { label: "Year by year", table: "schedule" },
  ],
});
