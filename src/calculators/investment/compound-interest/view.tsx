import { givenText } from "../../../fieldsets/amount-text";
import { type DrawChart, defineView, type Series } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import savings from "./calculator";
import { COMPOUNDINGS } from "./inputs";

type Drawing = DrawChart<typeof savings>;

/** Deposits and interest before tax, with the value after tax, in today’s money and at the rates of the range. */
const growthChart: Drawing = ({ inputs, model, outputs: { curve }, format }) => {
  const { totalInvested, totalInterest, futureValue } = model;
  const { principal, annualRate, rateVariance, inflationRate, contribution } = inputs;
  const taxed = model.totalTax >= 0.005;
  const series: Series[] = [
    { label: "Starting amount", color: "soft", values: curve.map(() => principal), area: true },
  ];
  if (contribution > 0)
    series.push({ label: "With deposits", color: "blue", values: curve.map((row) => row.paidIn), area: 0 });
  series.push({
    label: "With interest",
    color: "green",
    values: curve.map((row) => row.balance),
    area: series.length - 1,
  });
  if (rateVariance > 0)
    series.push(
      {
        label: `At ${format.percent(annualRate - rateVariance)}`,
        color: "ochre",
        values: curve.map((row) => row.low),
        dashed: true,
      },
      {
        label: `At ${format.percent(annualRate + rateVariance)}`,
        color: "ochre",
        values: curve.map((row) => row.high),
        // Fills the band between the two rates.
        area: series.length,
      },
    );
  if (taxed) series.push({ label: "After tax", color: "red", values: curve.map((row) => row.afterTax) });
  if (inflationRate !== 0)
    series.push({
      label: taxed ? "After tax, in today’s money" : "In today’s money",
      color: "ink",
      values: curve.map((row) => row.realBalance),
      dashed: true,
    });
  const earned =
    totalInterest >= 0
      ? `${format.wholeMoney(totalInterest)} is interest`
      : `${format.wholeMoney(-totalInterest)} of it is lost`;
  return {
    kind: "lines",
    x: {
      label: "Years from now",
      values: curve.map(({ years }) => years),
      format: (time) => format.number(time, 2),
      exact: (time) => `After ${format.plural(Math.round(100 * time) / 100, "year")}`,
    },
    y: moneyAxis("Balance", format),
    series,
    caption: `${format.wholeMoney(totalInvested)} is paid in, ${earned}: ${format.wholeMoney(futureValue)}${taxed ? " before tax" : ""}.`,
  };
};

/** What each year adds. */
const yearChart: Drawing = ({ inputs, model, outputs: { schedule }, format }) => {
  const first = schedule.findIndex(({ interest, deposits }) => interest > deposits);
  const outgrown =
    inputs.contribution > 0 && first >= 0
      ? `From year ${schedule[first]?.year} on, interest adds more than the deposits do.`
      : model.totalTax < 0.005
        ? "Interest in each year."
        : inputs.taxTiming === "annual"
          ? "Interest in each year, before tax on it. Each year’s tax is taken from the balance, which earns less after that."
          : "Interest in each year, before tax on it.";
  return {
    kind: "bars",
    stacked: true,
    categories: schedule.map(({ year }) => String(year)),
    x: { label: "Year" },
    y: moneyAxis("Added in the year", format),
    series: [
      ...(inputs.contribution > 0
        ? [{ label: "Deposits", color: "blue" as const, values: schedule.map((row) => row.deposits) }]
        : []),
      { label: "Interest", color: "green", values: schedule.map((row) => row.interest) },
    ],
    caption: outgrown,
  };
};

/** Compares compounding frequencies, which make little difference. */
const compoundingChart: Drawing = ({ inputs, outputs: { compareCompounding: rows }, format }) => {
  const value = (wanted: string) => rows.find((row) => row.compounding === wanted)?.futureValue ?? 0;
  const [more, daily] = [value("daily") - value("annually"), value("continuous") - value("daily")];
  if (rows.length === 0) return null;
  return {
    kind: "bars",
    horizontal: true,
    categories: rows.map(
      (row) => `${COMPOUNDINGS[row.compounding]}: ${format.percent(row.effectiveAnnualRate)} a year`,
    ),
    y: moneyAxis("Future value", format, "cents"),
    series: [{ label: "Future value", color: "green", values: rows.map((row) => row.futureValue) }],
    highlight: rows.findIndex((row) => row.compounding === inputs.compounding),
    caption: `Daily compounding makes ${format.money(more)} more than yearly; continuous compounding another ${format.money(daily)}.`,
  };
};

export default defineView(savings, {
  hints: {
    annualRate: ({ outputs: { effectiveAnnualRate }, inputs, format }) =>
      Math.abs(effectiveAnnualRate - inputs.annualRate) < 0.0005
        ? null
        : `${format.percent(effectiveAnnualRate)} with compounding`,
    contribution: ({ outputs: { totalContributions }, model, format }) =>
      model.depositCount > 1 && totalContributions > 0
        ? `${format.wholeMoney(totalContributions)} in ${format.plural(model.depositCount, "deposit")}`
        : null,
    contributionGrowth: ({ inputs, model, format }) => {
      const last = Math.floor((model.depositCount - 1) / model.depositsPerYear);
      return inputs.contributionGrowth === 0 || last < 1
        ? null
        : `${givenText(Math.round(inputs.contribution * (1 + inputs.contributionGrowth / 100) ** last), format)} in the last year`;
    },
    rateVariance: ({ outputs: { lowValue, highValue }, format }) =>
      lowValue === null || highValue === null
        ? null
        : `${format.shortMoney(lowValue)} to ${format.shortMoney(highValue)}`,
  },

  parts: ({ inputs, outputs: { totalContributions, totalInterest, futureValue } }) => ({
    rows: [
      { label: "Starting amount", value: inputs.principal, color: "soft" },
      { label: "Deposits", value: totalContributions, color: "blue" },
      { label: "Interest", value: totalInterest, color: "green" },
    ],
    total: { label: "Future value", value: futureValue },
  }),

  tabs: [
    { label: "Growth", chart: growthChart },
    {
      label: "Year by year",
      chart: yearChart,
      table: "schedule",
      totals: ["deposits", "interest", "tax"],
    },
    { label: "Compounding", chart: compoundingChart, table: "compareCompounding" },
  ],
});
