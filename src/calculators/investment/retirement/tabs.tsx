import { type Chart, type DrawChart, defineTabs, type Mark, type ViewAnswer } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import retirement from "./calculator";

type Drawing = DrawChart<typeof retirement>;
type Answer = ViewAnswer<typeof retirement>;

/** Notable starting years that the chart labels. */
const NAMED_STARTS = [1929, 1966, 2000];

/** Converts amounts of a year of the plan to the kind of dollars that the reader chose. */
function dollarsOf({ inputs, model }: Answer) {
  const isFuture = inputs.amountsIn === "future";
  return {
    isFuture,
    name: isFuture ? "dollars of that year" : "today’s dollars",
    ofYear: (nominal: number, age: number) => (isFuture ? nominal : nominal / model.priceAt(age)),
    ofToday: (real: number, age: number) => (isFuture ? real * model.priceAt(age) : real),
  };
}

function amountAxis(label: string, { format }: Answer) {
  return moneyAxis(label, format);
}

/** Marks for retirement and for claiming Social Security, if they fall within the plan. */
function marksOf({ inputs: { currentAge, retirementAge, claimAge, endAge, socialSecurityAtFra } }: Answer): Mark[] {
  const marks: Mark[] = [];
  if (retirementAge > currentAge) marks.push({ x: retirementAge, label: "You retire" });
  if (socialSecurityAtFra > 0 && claimAge > retirementAge && claimAge < endAge)
    marks.push({ x: claimAge, label: "Social Security" });
  return marks;
}

const ageAxis = (ages: readonly number[]) => ({
  label: "Age",
  values: ages,
  format: String,
  exact: (age: number) => `At ${age}`,
});

/** What is left in the worst tenth, or how often nothing is. */
function leastText(answer: Answer, least: string | null): string {
  const { outputs, format } = answer;
  if (least !== null) return `In one case in ten, it is less than ${least}.`;
  const { successProbability } = outputs;
  return successProbability === null
    ? "In at least one case in ten, nothing is left."
    : `In ${format.percent(100 - successProbability, 1)} of cases, the money runs out.`;
}

/** Percentiles of the balance at each age, from the 10th to the 90th. */
const fanChart: Drawing = (answer) => {
  const { inputs, outputs, format } = answer;
  const bands = outputs.percentileBands;
  if (bands.length === 0) return null;
  const isHistory = inputs.method === "historical";
  const dollars = dollarsOf(answer);
  const toDollars = isHistory ? (real: number) => real : dollars.ofToday;
  const values = (key: "p10" | "p25" | "p50" | "p75" | "p90") => bands.map((row) => toDollars(row[key], row.age));
  const end = bands.at(-1) as (typeof bands)[number];
  const left = (real: number) => format.wholeMoney(toDollars(real, end.age));
  return {
    kind: "lines",
    x: ageAxis(bands.map(({ age }) => age)),
    y: amountAxis(`Balance, ${isHistory ? "today’s dollars" : dollars.name}`, answer),
    series: [
      { label: "90th percentile", color: "soft", values: values("p90"), dashed: true },
      { label: "10th", color: "soft", values: values("p10"), area: 0, dashed: true },
      { label: "75th", color: "green", values: values("p75") },
      { label: "25th", color: "green", values: values("p25"), area: 2 },
      { label: "Median", color: "ink", values: values("p50") },
    ],
    marks: marksOf(answer),
    caption: `In the middle half of ${isHistory ? "all starts in history" : "simulated markets"}, between ${left(end.p25)} and ${left(end.p75)} is left at ${end.age}. ${leastText(answer, end.p10 > 0 ? left(end.p10) : null)}`,
  };
};

/** The plan started in each historical year, with the worst, the best and the notable starts labeled. */
const startsChart: Drawing = (answer) => {
  const { model, outputs, format, inputs } = answer;
  const simulation = model.simulation?.();
  const { worst, best, starts } = simulation ?? {};
  if (!worst || !best || !starts) return null;
  const ages = outputs.percentileBands.map(({ age }) => age);
  const named = starts.filter((start) => NAMED_STARTS.includes(start.startYear) && start !== worst && start !== best);
  const ended = (start: typeof worst) =>
    start.depletionAge === null
      ? `${format.wholeMoney(start.finalReal)} is left at ${inputs.endAge}`
      : `savings run out at ${start.depletionAge}`;
  const colors = ["ochre", "ink", "soft"] as const;
  return {
    kind: "lines",
    x: ageAxis(ages),
    y: amountAxis("Balance, today’s dollars", answer),
    faint: starts.map(({ balances }) => balances),
    series: [
      { label: `${worst.startYear}, the worst`, color: "red", values: worst.balances },
      { label: `${best.startYear}, the best`, color: "green", values: best.balances },
      ...named.map(({ startYear, balances }, i) => ({
        label: String(startYear),
        color: colors[i] ?? ("soft" as const),
        values: balances,
      })),
    ],
    marks: marksOf(answer),
    caption: `Your plan started in each year from ${starts[0]?.startYear} through ${starts.at(-1)?.startYear}. Starting in ${worst.startYear}, ${ended(worst)}; in ${best.startYear}, ${ended(best)}.`,
  };
};

/** By starting year: how many years of retirement the savings pay for, and the balance left at the end. */
const byStartCharts: Drawing = (answer) => {
  const { outputs, inputs, format } = answer;
  const { starts, worstStartYear } = outputs;
  if (starts.length === 0) return null;
  const { retirementAge, endAge } = inputs;
  const depleted = starts.flatMap(({ depletionAge, startYear }) => (depletionAge === null ? [] : [startYear]));
  const years = {
    kind: "bars" as const,
    categories: starts.map(({ startYear }) => String(startYear)),
    x: { label: "Year in which the plan begins" },
  };
  const worst = starts.findIndex(({ startYear }) => startYear === worstStartYear);
  const left: Chart = {
    ...years,
    y: amountAxis(`Left at ${endAge}, today’s dollars`, answer),
    series: [{ label: "Left at the end", color: "green", values: starts.map(({ finalReal }) => finalReal) }],
    caption: `The best year to begin was ${outputs.bestStartYear}.`,
  };
  if (depleted.length === 0)
    return { ...left, highlight: worst, caption: `${left.caption} The worst was ${worstStartYear}.` };
  const paidFor = (isDepleted: boolean) =>
    starts.map(({ depletionAge }) =>
      (depletionAge !== null) === isDepleted ? Math.max(0, (depletionAge ?? endAge) - retirementAge) : 0,
    );
  return [
    {
      ...years,
      highlight: worst,
      stacked: true,
      y: {
        label: "Years of retirement paid for",
        format: (value) => format.number(value, 0),
        exact: (value) => format.plural(value, "year"),
      },
      series: [
        { label: "Savings last", color: "green", values: paidFor(false) },
        { label: "Savings run out", color: "red", values: paidFor(true) },
      ],
      caption: `Savings run out in ${depleted.length} of ${starts.length} starts: ${yearsText(depleted)}. The worst year to begin was ${worstStartYear}.`,
    },
    left,
  ];
};

/** `1929, 1964–1969`, shortened if there are too many to read. */
function yearsText(years: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  const texts = spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return texts.length > 8 ? `${texts.slice(0, 8).join(", ")} and others` : texts.join(", ");
}

/** The balance at the start of each age and at the end, with steady returns. */
const balanceChart: Drawing = (answer) => {
  const { model, outputs, inputs, format } = answer;
  const dollars = dollarsOf(answer);
  const rows = outputs.schedule;
  const ages = [...rows.map(({ age }) => age), inputs.endAge];
  const balances = [...rows.map(({ startBalance }) => startBalance), outputs.finalBalance];
  const atRetirement = format.wholeMoney(dollars.ofYear(model.projectedNestEgg, inputs.retirementAge));
  const end =
    outputs.depletionAge === null
      ? `${format.wholeMoney(dollars.ofYear(outputs.finalBalance, inputs.endAge))} is left at ${inputs.endAge}`
      : `savings run out at ${outputs.depletionAge}`;
  return {
    kind: "lines",
    x: ageAxis(ages),
    y: amountAxis(`Balance, ${dollars.name}`, answer),
    series: [
      {
        label: "Balance",
        color: "green",
        values: balances.map((balance, i) => dollars.ofYear(balance, ages[i] as number)),
        area: true,
      },
    ],
    marks: marksOf(answer),
    caption: `With steady returns, you have ${atRetirement} at ${inputs.retirementAge}, and ${end}, in ${dollars.name}.`,
  };
};

/** Composition of the balance at each age until retirement: current savings, amounts paid in, and growth. */
const growthChart: Drawing = (answer) => {
  const { inputs, outputs, model, format } = answer;
  const saving = outputs.schedule.filter(({ phase }) => phase === "saving");
  if (saving.length === 0) return null;
  const dollars = dollarsOf(answer);
  const ages = [...saving.map(({ age }) => age), inputs.retirementAge];
  const balances = [...saving.map(({ startBalance }) => startBalance), model.projectedNestEgg];
  const paidIn = [0];
  for (const row of saving) paidIn.push((paidIn.at(-1) as number) + row.contributions + row.cashFlow);
  // Losses and withdrawals reduce growth first, then the amounts paid in.
  const parts = balances.map((balance, i) => {
    const start = Math.min(inputs.currentSavings, balance);
    const contributions = Math.max(0, Math.min(paidIn[i] as number, balance - start));
    return { start, contributions, growth: balance - start - contributions };
  });
  const shown = (key: "start" | "contributions" | "growth") =>
    parts.map((part, i) => dollars.ofYear(part[key], ages[i] as number));
  const end = parts.at(-1) as (typeof parts)[number];
  const share = model.projectedNestEgg > 0 ? (100 * end.growth) / model.projectedNestEgg : 0;
  return {
    kind: "lines",
    stacked: true,
    x: ageAxis(ages),
    y: amountAxis(`Balance, ${dollars.name}`, answer),
    series: [
      { label: "Saved so far", color: "ink", values: shown("start"), area: true },
      { label: "Paid in", color: "blue", values: shown("contributions"), area: true },
      { label: "Growth", color: "green", values: shown("growth"), area: true },
    ],
    caption: `With steady returns, growth makes up ${format.percent(share, 0)} of the nest egg at ${inputs.retirementAge}.`,
  };
};

/** Where each year’s spending comes from. */
const incomeChart: Drawing = (answer) => {
  const { model, inputs, format } = answer;
  const dollars = dollarsOf(answer);
  const rows = model.schedule().filter(({ phase }) => phase === "retired");
  const kept = 1 - inputs.withdrawalTaxRate / 100;
  const shown = (amountOf: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => dollars.ofYear(amountOf(row), row.age));
  const [first] = rows;
  if (!first) return null;
  const fromSavings = Math.max(0, first.withdrawal) * kept;
  const share = first.spending > 0 ? (100 * Math.min(fromSavings, first.spending)) / first.spending : 0;
  return {
    kind: "bars",
    stacked: true,
    categories: rows.map(({ age }) => String(age)),
    x: { label: "Age" },
    y: amountAxis(`A year, ${dollars.name}`, answer),
    series: [
      { label: "Social Security", color: "blue" as const, values: shown((row) => row.socialSecurity) },
      { label: "Pension", color: "ochre" as const, values: shown((row) => row.pension) },
      {
        label: inputs.withdrawalTaxRate > 0 ? "Withdrawals after tax" : "Withdrawals",
        color: "green" as const,
        values: shown((row) => Math.max(0, row.withdrawal) * kept),
      },
    ].filter(({ values }) => values.some((value) => value > 0)),
    line: { label: "Spending", color: "ink", values: shown((row) => row.spending) },
    caption: `With steady returns, savings pay for ${format.percent(share, 0)} of your spending at ${first.age}.`,
  };
};

export default defineTabs(retirement, [
  { label: "Range of outcomes", chart: fanChart, table: "percentileBands" },
  { label: "Starting years", chart: startsChart },
  { label: "Left by start", chart: byStartCharts, table: "starts" },
  { label: "Balance by age", chart: balanceChart },
  { label: "Growth", chart: growthChart },
  { label: "Income", chart: incomeChart },
  {
    label: "Year by year",
    table: "schedule",
  },
]);
