import { type Draw, defineView } from "../../../site/view";
import { type Inputs, MIX_GRADES } from "./inputs";
import model from "./model";
import { bagOf, Pour } from "./pour";
import { ShapeSketch } from "./ShapeSketch";
import { CUBIC_FOOT } from "./units";

type Drawing = Draw<typeof model>;

/** Points of a straight line need not be many; the reader may walk along them. */
const POINTS = 60;

const orderUnit = ({ unitSystem }: Inputs) => (unitSystem === "us" ? "yd³" : "m³");

/** What bags and what a truck cost, by volume; rounding up left out, so that the lines cross once. */
const costChart: Drawing = (inputs, outputs, format) => {
  const pour = new Pour(inputs);
  const { bagCostPerVolume, crossing } = pour;
  const { pricePerVolume, deliveryFee } = inputs;
  const volume = pour.inOrderUnits;
  if (bagCostPerVolume === null || pricePerVolume === null || volume === 0) return null;
  // A crossing far beyond this pour is told, and not drawn.
  const near = crossing !== null && crossing < 20 * volume;
  const end = Math.max(2 * volume, near ? 1.4 * crossing : 0);
  const values = Array.from({ length: POINTS + 1 }, (_, i) => (end * i) / POINTS);
  const unit = orderUnit(inputs);
  const show = (x: number) => `${format.number(x, 2)} ${unit}`;
  const turn =
    crossing === null
      ? "Ready-mix is never cheaper at these prices."
      : crossing === 0
        ? "Without a delivery fee ready-mix is cheaper from the first bit on."
        : `Ready-mix is cheaper from about ${show(crossing)} on.`;
  return {
    kind: "lines",
    x: { values, format: show },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Bags", color: "ochre", values: values.map((x) => x * bagCostPerVolume) },
      { label: "Ready-mix", color: "green", values: values.map((x) => x * pricePerVolume + deliveryFee) },
    ],
    marks: [
      { x: volume, label: "This pour" },
      ...(near && crossing > 0 ? [{ x: crossing, label: "Same cost" }] : []),
    ],
    caption: `Cost by volume, before rounding up to whole bags and order steps. This pour: ${format.money(outputs.bagCost)} in bags, ${format.money(outputs.readyMixCost)} by truck. ${turn}`,
  };
};

/** The dry materials of the site mix, and what they shrink to. */
const mixChart: Drawing = (inputs, { cementM3, sandM3, aggregateM3, volumeM3, cementBags }, format) => {
  if (cementM3 === null || sandM3 === null || aggregateM3 === null || volumeM3 === 0) return null;
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: ["Dry materials", "Concrete"],
    y: { format: (value) => `${format.number(value, 3)} m³` },
    series: [
      { label: "Cement", color: "ink", values: [cementM3, 0] },
      { label: "Sand", color: "ochre", values: [sandM3, 0] },
      { label: "Aggregate", color: "blue", values: [aggregateM3, 0] },
      { label: "Concrete", color: "soft", values: [0, volumeM3] },
    ],
    caption: `${MIX_GRADES[inputs.mixGrade]}: ${format.number(cementBags, 2)} bags of cement, ${format.number(sandM3, 3)} m³ of sand and ${format.number(aggregateM3, 3)} m³ of aggregate make ${format.number(volumeM3, 3)} m³ of concrete.`,
  };
};

/** Volumes and weights in the visitor's units come first. */
function figuresOf({ unitSystem }: Inputs) {
  const usual =
    unitSystem === "us"
      ? (["netVolumeYd3", "volumeYd3", "volumeFt3", "weightLb"] as const)
      : (["netVolumeM3", "volumeM3", "weightKg"] as const);
  return [
    ...usual,
    "truckloads",
    "bagCost",
    "readyMixCost",
    "cheaper",
    "crossingVolume",
    "cementBags",
    "cementBagsWhole",
    "cementKg",
    "sandM3",
    "sandFt3",
    "aggregateM3",
    "aggregateFt3",
    "waterLiters",
    "mixCost",
    "rebarBars",
    "rebarLengthM",
    "rebarWeightKg",
  ] as const;
}

export default defineView(model, {
  hints: {
    wastePercent: (inputs, _, format) => {
      const pour = new Pour(inputs);
      const waste = pour.inOrderUnits * (1 - 1 / (1 + inputs.wastePercent / 100));
      return `${format.number(waste, 3)} ${orderUnit(inputs)}`;
    },
    bagSize: ({ bagSize, bagYield }, _, format) => {
      if (bagYield !== null) return null;
      const { yieldM3 } = bagOf(bagSize);
      return bagSize.startsWith("lb")
        ? `Makes ${format.number(yieldM3 / CUBIC_FOOT, 3)} ft³`
        : `Makes ${format.number(yieldM3, 4)} m³`;
    },
  },

  Display: ShapeSketch,
  figures: figuresOf,

  tabs: [
    { label: "Bags or truck", chart: costChart },
    { label: "Mix", chart: mixChart },
    { label: "Every bag", table: "bagTable" },
  ],
});
