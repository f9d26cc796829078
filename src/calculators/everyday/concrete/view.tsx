import { type DrawChart, defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { moneyAxis } from "../../../site/kit/money-axis";
import concrete from "./calculator";
import { MIX_GRADES } from "./inputs";
import { ShapeSketch } from "./ShapeSketch";
import { TO_METERS } from "./units";

type Drawing = DrawChart<typeof concrete>;

/** Number of intervals along the lines; the chart can be explored point by point. */
const POINTS = 60;

/** The cost of bags and of ready-mix by volume, without rounding up, so that the lines cross only once. */
const costChart: Drawing = ({ inputs, model: pour, format }) => {
  const { bagCostPerVolume, crossing, unit, inOrderUnits: volume } = pour;
  const { pricePerVolume, deliveryFee } = inputs;
  if (bagCostPerVolume === null || pricePerVolume === null || volume === 0) return null;
  // A crossing far beyond this pour is mentioned in the caption but not drawn.
  const near = crossing !== null && crossing < 20 * volume;
  const end = Math.max(2 * volume, near ? 1.4 * crossing : 0);
  const values = Array.from({ length: POINTS + 1 }, (_, i) => (end * i) / POINTS);
  const show = (x: number) => `${format.number(x, 2)} ${unit}`;
  const turn =
    crossing === null
      ? "Ready-mix is never cheaper at these prices."
      : crossing === 0
        ? "Without a delivery fee, ready-mix is always cheaper."
        : `Ready-mix is cheaper above about ${show(crossing)}.`;
  return {
    kind: "lines",
    x: { label: "Volume", values, format: show },
    y: moneyAxis("Cost", format),
    series: [
      { label: "Bags", color: "ochre", values: values.map((x) => x * bagCostPerVolume) },
      { label: "Ready-mix", color: "green", values: values.map((x) => x * pricePerVolume + deliveryFee) },
    ],
    marks: [{ x: volume, label: "This pour" }, ...(near && crossing > 0 ? [{ x: crossing, label: "Same cost" }] : [])],
    caption: `Cost by volume, before rounding up to whole bags and order increments. This pour: ${format.money(pour.bagCost)} in bags, ${format.money(pour.readyMixCost)} by truck. ${turn}`,
  };
};

/** The dry materials of the site mix, and the smaller volume of concrete that they make. */
const mixChart: Drawing = ({ inputs, model: { mix, volume }, format }) => {
  if (!mix || volume === 0) return null;
  const { cement, sand, aggregate, bags } = mix;
  const unit = inputs.unitSystem === "us" ? "ft³" : "m³";
  const inUnit = (cubicMeters: number) => cubicMeters / TO_METERS[unit](1);
  const show = (cubicMeters: number) => `${format.number(inUnit(cubicMeters), unit === "m³" ? 3 : 2)} ${unit}`;
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: ["Dry materials", "Concrete"],
    y: { label: "Volume", format: (value) => `${format.number(value, 3)} ${unit}` },
    series: [
      { label: "Cement", color: "ink", values: [inUnit(cement), 0] },
      { label: "Sand", color: "ochre", values: [inUnit(sand), 0] },
      { label: "Aggregate", color: "blue", values: [inUnit(aggregate), 0] },
      { label: "Concrete", color: "soft", values: [0, inUnit(volume)] },
    ],
    caption: `${MIX_GRADES[inputs.mixGrade]}: ${format.number(bags, 2)} bags of cement, ${show(sand)} of sand and ${show(aggregate)} of aggregate make ${show(volume)} of concrete.`,
  };
};

export default defineView(concrete, {
  measured: MEASURED,
  hints: {
    wastePercent: ({ inputs, model: { inOrderUnits, unit }, format }) => {
      const waste = inOrderUnits * (1 - 1 / (1 + inputs.wastePercent / 100));
      return `${format.number(waste, 3)} ${unit}`;
    },
    bagSize: ({ inputs, model: { bag }, format }) => {
      if (inputs.bagYield !== null) return null;
      const digits = bag.yieldUnit === "ft³" ? 3 : 4;
      return `Makes ${format.number(bag.yieldM3 / TO_METERS[bag.yieldUnit](1), digits)} ${bag.yieldUnit}`;
    },
  },

  Display: ShapeSketch,

  tabs: [
    { label: "Bags or truck", chart: costChart },
    { label: "Mix", chart: mixChart },
    {
      label: "All bag sizes",
      table: "bagTable",
      // Bags in the chosen unit system, and the chosen bag.
      rows: ({ bagSize }, inputs) =>
        bagSize === inputs.bagSize || String(bagSize).startsWith(inputs.unitSystem === "us" ? "lb" : "kg"),
    },
  ],
});
