import { type Chart, type DrawChart, defineView, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import { DRIVEN, DRIVERS } from "./analysis";
import breakEven from "./calculator";
import { JustEnough } from "./JustEnough";
import { unitsText } from "./words";

type Draw = DrawChart<typeof breakEven>;
type Answer = Parameters<Draw>[0];

/** The key volumes; one that would overlap an earlier mark is omitted. */
function marksOf({ inputs, outputs }: Answer, end: number): Mark[] {
  const marks: Mark[] = [];
  const add = (x: number, label: string) => {
    if (x > 0 && x <= end && marks.every((mark) => Math.abs(mark.x - x) > 0.005 * end)) marks.push({ x, label });
  };
  add(outputs.breakEvenUnits, "Break-even");
  add(inputs.expectedUnits, "Expected");
  if (inputs.targetProfit > 0) add(outputs.targetUnits, "Target profit");
  return marks;
}

const unitAxis = ({ format }: Answer) => ({
  label: "Units",
  format: (value: number) => format.number(value, value < 10 ? 1 : 0),
});

/** Revenue and cost by volume; where the lines cross, all costs are covered. */
const crossingChart: Draw = (answer) => {
  const { inputs, outputs, model, format } = answer;
  const { curve } = outputs;
  const end = curve.at(-1)?.units ?? 0;
  if (end === 0) return null;
  return {
    kind: "lines",
    x: { ...unitAxis(answer), values: curve.map(({ units }) => units) },
    y: moneyAxis("Revenue and cost", answer.format),
    series: [
      { label: "Revenue", color: "green", values: curve.map(({ revenue }) => revenue) },
      { label: "Total cost", color: "ochre", values: curve.map(({ totalCost }) => totalCost), area: 0 },
      { label: "Fixed costs", color: "soft", values: curve.map(() => inputs.fixedCosts), dashed: true },
    ],
    marks: marksOf(answer, end),
    points: [{ x: outputs.breakEvenUnits, y: outputs.breakEvenRevenue }],
    caption: `Revenue covers all costs from ${unitsText(model.answer, format)} on. ${model.answer.isMix ? "On average, each" : "Each"} additional unit adds ${format.money(outputs.contributionPerUnit)} to profit.`,
  };
};

const profitChart: Draw = (answer) => {
  const { outputs, inputs, format } = answer;
  const { curve } = outputs;
  const end = curve.at(-1)?.units ?? 0;
  if (end === 0) return null;
  return {
    kind: "lines",
    x: { ...unitAxis(answer), values: curve.map(({ units }) => units) },
    y: moneyAxis("Profit", answer.format),
    series: [{ label: "Profit", color: "green", values: curve.map(({ profit }) => profit), area: true }],
    marks: marksOf(answer, end),
    points: [
      {
        x: inputs.expectedUnits,
        y: outputs.profitAtExpected,
        label: format.wholeMoney(outputs.profitAtExpected),
      },
    ],
    caption: `Without any sales, the loss equals the fixed costs of ${format.wholeMoney(inputs.fixedCosts)}; at ${format.plural(inputs.expectedUnits, "unit")}, the ${outputs.profitAtExpected < 0 ? "loss" : "profit"} is ${format.wholeMoney(Math.abs(outputs.profitAtExpected))}.`,
  };
};

/** The break-even by price. */
const priceChart: Draw = (answer) => {
  const { outputs, format } = answer;
  const rows = outputs.priceTable.filter(({ breakEvenUnits }) => breakEvenUnits !== null);
  const now = outputs.priceTable.find(({ priceChangePercent }) => priceChangePercent === 0);
  if (rows.length < 2 || outputs.breakEvenUnits === 0) return null;
  const lost = outputs.priceTable.length - rows.length;
  const chart: Chart = {
    kind: "lines",
    x: {
      label: "Price",
      values: rows.map(({ price }) => price),
      format: (value) => format.money(value),
    },
    y: { label: "Break-even units", format: (value) => format.number(value, 0) },
    series: [
      {
        label: "Break-even units",
        color: "green",
        values: rows.map(({ breakEvenUnits }) => breakEvenUnits),
        area: true,
      },
    ],
    points: now?.breakEvenUnits ? [{ x: now.price, y: now.breakEvenUnits, label: "Now" }] : [],
    caption: `The higher the price, the fewer units cover the costs.${lost > 0 ? " At the lower prices not shown, no volume breaks even." : ""}`,
  };
  return chart;
};

/** The effect of a 10% change in each driver on profit, largest on top. */
const driverChart: Draw = ({ inputs, outputs: { drivers }, format }) => {
  const [most] = drivers;
  if (!most || most.higher === 0) return null;
  return {
    kind: "bars",
    horizontal: true,
    categories: drivers.map(({ driver }) => DRIVERS[driver]),
    y: moneyAxis("Change in profit", format),
    series: [
      { label: `${DRIVEN}% lower`, color: "ochre", values: drivers.map(({ lower }) => lower) },
      { label: `${DRIVEN}% higher`, color: "green", values: drivers.map(({ higher }) => higher) },
    ],
    caption: `How profit at ${format.plural(inputs.expectedUnits, "unit")} changes when just one of these is ${DRIVEN}% lower or higher: “${DRIVERS[most.driver]}” matters most.`,
  };
};

export default defineView(breakEven, {
  hints: {
    variableCostPerUnit: ({ outputs, format }) =>
      `Leaves ${format.money(outputs.contributionPerUnit)} per unit (${format.percent(outputs.contributionMarginPercent, 1)})`,
    targetProfit: ({ outputs: { targetUnitsWhole }, format }) => format.plural(targetUnitsWhole ?? 0, "unit"),
    taxRatePercent: ({ inputs, model, format }) =>
      inputs.taxRatePercent > 0 && inputs.targetProfit > 0
        ? `${format.money(model.answer.pretaxTarget.toNumber())} before tax`
        : null,
  },
  Display: JustEnough,
  tabs: [
    { label: "Revenue and cost", chart: crossingChart },
    { label: "Profit", chart: profitChart, table: "curve", onPaper: false },
    { label: "By price", chart: priceChart, table: "priceTable" },
    { label: "What moves profit", chart: driverChart, table: "drivers" },
    { label: "By product", table: "productResults", totals: ["units", "wholeUnits", "revenue", "contribution"] },
  ],
});
