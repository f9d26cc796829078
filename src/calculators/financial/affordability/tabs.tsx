import { type DrawChart, defineTabs, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import affordability from "./calculator";
import { LIMITS } from "./outputs";
import { NAMED_RULES, shortName } from "./rules";

type Drawing = DrawChart<typeof affordability>;

/** What each limit alone would allow; the one that sets the price is highlighted. */
const limitChart: Drawing = ({ outputs, format }) => {
  const { limits, limitedBy, maxHomePrice } = outputs;
  const { options = {} } = affordability.outputs.limits.columns?.limit ?? {};
  return limits.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: limits.map((row) => options[row.limit] ?? row.limit),
        y: moneyAxis("Home price", format),
        series: [{ label: "Home price", color: "green", values: limits.map((row) => row.maxHomePrice) }],
        highlight: limits.findIndex((row) => row.binds),
        caption: `The price each limit would allow by itself. ${
          limitedBy === "cash"
            ? `Within these limits, your cash covers ${format.wholeMoney(maxHomePrice)}.`
            : `${LIMITS[limitedBy]} sets the price, at ${format.wholeMoney(maxHomePrice)}.`
        }`,
      };
};

/** The price by income under the chosen rule, within the range of all rules. */
const incomeChart: Drawing = ({ inputs, outputs: { incomeBand, rules, maxHomePrice }, format }) => {
  if (incomeBand.length === 0) return null;
  const income = inputs.annualIncome + inputs.coBorrowerIncome;
  const prices = rules.map((row) => row.maxHomePrice);
  const named = (price: number) =>
    shortName(NAMED_RULES[prices.indexOf(price)] ?? (NAMED_RULES[0] as (typeof NAMED_RULES)[number]));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const changes: Mark[] = incomeBand.flatMap(({ annualIncome, limitedBy }, i) => {
    const before = incomeBand[i - 1]?.limitedBy ?? limitedBy;
    return limitedBy === before ? [] : [{ x: annualIncome, label: `${LIMITS[limitedBy]} takes over` }];
  });
  return {
    kind: "lines",
    x: { ...moneyAxis("Gross annual income", format), values: [0, ...incomeBand.map((row) => row.annualIncome)] },
    y: moneyAxis("Home price", format),
    series: [
      { label: "Strictest rule", color: "soft", values: [null, ...incomeBand.map((row) => row.lowestPrice)] },
      {
        label: "Loosest rule",
        color: "ochre",
        values: [null, ...incomeBand.map((row) => row.highestPrice)],
        area: 0,
      },
      {
        label: inputs.mode === "income" ? "Your rule" : "Your payment",
        color: "green",
        values: [null, ...incomeBand.map((row) => row.maxHomePrice)],
      },
    ],
    marks: [...changes, { x: income, label: "Your income" }],
    points: [{ x: income, y: maxHomePrice, label: format.shortMoney(maxHomePrice) }],
    caption: `Home price by gross annual income. At yours, lender rules allow ${format.wholeMoney(low)} (${named(low)}) to ${format.wholeMoney(high)} (${named(high)}).`,
  };
};

const ruleChart: Drawing = ({ inputs, outputs: { rules }, format }) => {
  if (rules.length === 0) return null;
  const chosen = rules.findIndex((row) => row.rule === inputs.rule);
  return {
    kind: "bars",
    horizontal: true,
    categories: rules.map((row) => shortName(row.rule)),
    y: moneyAxis("Home price", format),
    series: [{ label: "Home price", color: "green", values: rules.map((row) => row.maxHomePrice) }],
    ...(inputs.mode === "income" && chosen >= 0 && { highlight: chosen }),
    caption:
      "Home price by lender rule: housing ratio / total debt ratio. FHA and USDA insurance is approximated by the PMI rate; the VA row has no mortgage insurance. Upfront fees are left out.",
  };
};

const leverChart: Drawing = ({ outputs: { levers }, format }) => ({
  kind: "bars",
  horizontal: true,
  categories: levers.map((row) => row.change),
  y: {
    ...moneyAxis("Added to the home price", format),
    exact: (value) => `+${format.wholeMoney(value)}`,
  },
  series: [{ label: "More house", color: "green", values: levers.map((row) => row.gain) }],
  caption:
    "How much more house each single change buys. A change that adds nothing has no effect on the limit that sets the price.",
});

const rateChart: Drawing = ({ inputs, outputs: { rateSensitivity, maxHomePrice }, format }) => ({
  kind: "lines",
  x: {
    label: "Interest rate",
    values: rateSensitivity.map((row) => row.annualRate),
    format: (rate) => format.percent(rate),
  },
  y: { ...moneyAxis("Amount", format), zero: false },
  series: [
    { label: "Home price", color: "green", values: rateSensitivity.map((row) => row.maxHomePrice) },
    { label: "Loan", color: "ochre", values: rateSensitivity.map((row) => row.maxLoan) },
  ],
  points: [{ x: inputs.annualRate, y: maxHomePrice, label: format.shortMoney(maxHomePrice) }],
  caption: "Home price and loan by interest rate, all else equal.",
});

export default defineTabs(affordability, [
  { label: "What limits it", chart: limitChart, table: "limits" },
  { label: "What would help", chart: leverChart, table: "levers" },
  { label: "By income", chart: incomeChart, table: "incomeBand" },
  { label: "By rule", chart: ruleChart, table: "rules" },
  { label: "By rate", chart: rateChart, table: "rateSensitivity" },
]);
