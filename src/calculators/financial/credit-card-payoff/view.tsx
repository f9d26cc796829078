import { type Color, type DrawChart, defineView, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import cards from "./calculator";
import { Plans } from "./Plans";

/** Colors of the cards in order; they repeat if there are more cards. */
const COLORS: readonly Color[] = ["green", "ochre", "blue", "red", "soft", "blue-pale", "ochre-deep", "blue-deep"];

/** More marks than this would overlap. */
const MAX_MARKS = 6;

/** Balance of each card, and when each is paid off. */
const balanceChart: DrawChart<typeof cards> = ({ model, format }) => {
  const { months } = model.plan;
  const balances = model.cards.map(({ balance }) => [balance, ...Array.from({ length: months }, () => 0)]);
  for (const { card, month, balance } of model.rows()) (balances[card] as number[])[month] = balance;
  const marks: Mark[] = model.plan.cards.map(({ paidOffMonth }, place) => ({
    x: paidOffMonth,
    label: `${model.names[place]} paid`,
  }));
  return {
    kind: "lines",
    stacked: true,
    x: {
      label: "Months from now",
      values: Array.from({ length: months + 1 }, (_, month) => month),
      format: (month) => format.number(month, 0),
      exact: (month) => `${format.month(model.date(Math.round(month)))} (month ${format.number(month, 0)})`,
    },
    y: moneyAxis("Owed", format),
    series: balances.map((values, place) => ({
      label: model.names[place] as string,
      color: COLORS[place % COLORS.length] as Color,
      values,
      area: true,
    })),
    marks: marks.length > MAX_MARKS ? [] : marks,
    caption: `What you owe on ${model.cards.length === 1 ? "the card" : "all cards"}, month by month, until ${format.month(model.date(months))}.`,
  };
};

/** Interest in each payment order, compared with minimum payments. */
const raceChart: DrawChart<typeof cards> = ({ outputs: { race, strategies }, format }) => {
  if (race.length === 0) return null;
  const lines = [
    { key: "avalanche", label: "Highest rate first", color: "green" },
    { key: "snowball", label: "Smallest balance first", color: "ochre" },
    { key: "listed", label: "As listed", color: "blue", dashed: true },
    { key: "minimumOnly", label: "Minimum payments", color: "red", dashed: true },
  ] as const;
  const shown = lines.filter(({ key }) => race.some((row) => row[key] !== null));
  const results = strategies.map(({ months, totalInterest }, place) => {
    const name = lines[place]?.label.toLowerCase();
    return months === null
      ? `${name} does not meet the minimum payments`
      : `${name} takes ${format.plural(months, "month")} and ${format.wholeMoney(totalInterest)} of interest`;
  });
  return {
    kind: "lines",
    x: {
      label: "Months from now",
      values: race.map(({ month }) => month),
      format: (month) => format.number(month, 0),
    },
    y: moneyAxis("Interest so far", format),
    series: shown.map(({ key, ...line }) => ({ ...line, values: race.map((row) => row[key]) })),
    caption: `The same payment in each order: ${results.join("; ")}.`,
  };
};

const interestChart: DrawChart<typeof cards> = ({ outputs: { cardResults, totalInterest }, format }) => ({
  kind: "bars",
  horizontal: true,
  categories: cardResults.map(({ name }) => name),
  y: moneyAxis("Interest", format, "cents"),
  series: [{ label: "Interest", color: "ochre", values: cardResults.map(({ interest }) => interest) }],
  caption: `How much of the ${format.wholeMoney(totalInterest)} in interest each card costs until it is paid off.`,
});

/** What paying more each month saves, and where the savings level off. */
const budgetChart: DrawChart<typeof cards> = ({ model, outputs, format }) => {
  const { budgetCurve: curve, raise, raiseInterestSaved: saved, raiseMonthsSaved: sooner } = outputs;
  if (curve.length < 3) return null;
  const elbow = elbowOf(curve.map(({ budget, totalInterest }) => [budget, totalInterest] as const));
  const own = model.budget === null ? [] : [{ x: model.budget, y: outputs.totalInterest, label: "Your payment" }];
  const more =
    raise !== null && saved !== null && sooner !== null
      ? `${format.wholeMoney(raise)} more a month saves ${format.wholeMoney(saved)}${sooner > 0 ? ` and ${format.plural(sooner, "month")}` : ""}. `
      : "";
  const turn =
    elbow === null
      ? ""
      : `Up to about ${format.wholeMoney(elbow)} a month, paying more saves a lot; beyond that, it saves less and less.`;
  return {
    kind: "lines",
    x: {
      ...moneyAxis("Monthly payment", format),
      values: curve.map(({ budget }) => budget),
    },
    y: moneyAxis("Interest", format),
    series: [
      {
        label: "Interest",
        color: "green",
        values: curve.map(({ totalInterest }) => totalInterest),
        area: true,
      },
    ],
    marks: elbow === null ? [] : [{ x: elbow, label: "Elbow" }],
    points: own,
    caption: `${more}${turn}` || "Interest by monthly payment.",
  };
};

/** The x at which a falling curve is farthest below the line between its ends; null if it is nearly straight. */
function elbowOf(points: readonly (readonly [number, number])[]): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first[1] <= last[1]) return null;
  const depth = ([x, y]: readonly [number, number]) =>
    1 - (x - first[0]) / (last[0] - first[0]) - (y - last[1]) / (first[1] - last[1]);
  const best = points.reduce((deepest, point) => (depth(point) > depth(deepest) ? point : deepest), first);
  return depth(best) > 0.05 ? best[0] : null;
}

export default defineView(cards, {
  hints: {
    targetMonths: ({ model, inputs, format }) => format.month(model.date(inputs.targetMonths)),
    monthlyBudget: ({ outputs: { requiredPayment, threeYearPayment }, format }) =>
      requiredPayment === null ? `${format.money(threeYearPayment)} pays it off in 36 months` : null,
  },
  Display: Plans,
  tabs: [
    { label: "Balances", chart: balanceChart, table: "cardResults", totals: ["balance", "interest", "paid"] },
    { label: "Which card first", chart: raceChart, table: "strategies" },
    { label: "Interest by card", chart: interestChart },
    { label: "Pay more", chart: budgetChart, table: "budgetCurve" },
    { label: "What to pay", table: "cardMonths", totals: ["interest", "payment"] },
    { label: "By month", table: "schedule", totals: ["payment", "interest"] },
  ],
});
