import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { BAG_SIZES, BAR_SIZES, type Inputs, MIX_GRADES } from "./inputs";
import { type SiteMix, siteMix } from "./mix";
import type { outputs } from "./outputs";
import { Pour } from "./pour";
import { type Rebar, rebarOf } from "./rebar";
import { shapeSteps } from "./shape-working";
import { CUBIC_FOOT, CUBIC_YARD, POUND } from "./units";

/** Sizes in meters, the volume, waste, bags and order, then the site mix and the bars. */
export function working(inputs: Inputs, _: OutputsOf<typeof outputs>, format: Format): Step[] {
  const pour = new Pour(inputs);
  const mix = siteMix(inputs, pour.volume);
  const rebar = rebarOf(inputs);
  return [
    ...shapeSteps(inputs, pour.piece, format),
    ...totalSteps(inputs, pour, format),
    ...bagSteps(inputs, pour, format),
    ...orderSteps(inputs, pour, format),
    ...(mix ? mixSteps(inputs, mix, pour, format) : []),
    ...(rebar ? rebarSteps(inputs, rebar, format) : []),
  ];
}

function totalSteps(inputs: Inputs, pour: Pour, format: Format): Step[] {
  const { quantity, extraVolume, wastePercent, unitSystem, density } = inputs;
  const n = (x: number) => format.number(x);
  const cubic = (x: number) => `${n(x)} m³`;
  const us = unitSystem === "us";
  const extra = us ? extraVolume * CUBIC_YARD : extraVolume;
  return [
    ...(extraVolume > 0 && us
      ? [
          {
            label: "Other pours in m³",
            expression: `${n(extraVolume)} yd³ × ${format.number(CUBIC_YARD, 9)}`,
            value: cubic(extra),
          },
        ]
      : []),
    ...(quantity > 1 || extraVolume > 0
      ? [
          {
            label: "Without waste = volume × how many + other pours",
            expression: `${n(pour.piece)} × ${n(quantity)} + ${n(extra)}`,
            value: cubic(pour.net),
          },
        ]
      : []),
    {
      label: "With waste",
      expression: `${n(pour.net)} × (1 + ${n(wastePercent)} ÷ 100)`,
      value: cubic(pour.volume),
    },
    ...(us
      ? [
          {
            label: "In cubic yards",
            expression: `${n(pour.volume)} ÷ ${format.number(CUBIC_YARD, 9)}`,
            value: `${n(pour.inOrderUnits)} yd³`,
          },
        ]
      : []),
    {
      label: "Weight = volume × density",
      expression: `${n(pour.volume)} × ${n(density)}${us ? ` ÷ ${POUND} kg a pound` : ""}`,
      value: us ? `${format.number(pour.weightKg / POUND, 1)} lb` : `${format.number(pour.weightKg, 1)} kg`,
    },
  ];
}

function bagSteps({ bagSize, bagYield, pricePerBag }: Inputs, pour: Pour, format: Format): Step[] {
  const pounds = bagSize.startsWith("lb");
  const [unit, size] = pounds ? ["ft³", CUBIC_FOOT] : ["m³", 1];
  const bag = BAG_SIZES[bagSize];
  const source = bagYield === null ? "by its maker’s data" : "by its label";
  return [
    {
      label: `Bags of ${bag}, ${source}, rounded up`,
      expression: `${format.number(pour.volume / size)} ${unit} ÷ ${format.number(pour.bag.yieldM3 / size)} ${unit} = ${format.number(pour.volume / pour.bag.yieldM3, 3)}`,
      value: format.plural(pour.bags, "bag"),
    },
    ...(pour.bagCost !== null
      ? [
          {
            label: "Cost of the bags",
            expression: `${format.number(pour.bags)} × ${format.money(pricePerBag)}`,
            value: format.money(pour.bagCost),
          },
        ]
      : []),
  ];
}

function orderSteps(inputs: Inputs, pour: Pour, format: Format): Step[] {
  const { unitSystem, orderStep, truckCapacity, pricePerVolume, deliveryFee } = inputs;
  const unit = unitSystem === "us" ? "yd³" : "m³";
  const n = (x: number) => format.number(x);
  return [
    {
      label: `Ready-mix, rounded up to a multiple of ${n(orderStep)} ${unit}`,
      expression: `${n(pour.inOrderUnits)} ${unit} ÷ ${n(orderStep)} = ${format.number(pour.inOrderUnits / orderStep, 3)}`,
      value: `${n(pour.order)} ${unit}`,
    },
    {
      label: "Truckloads, rounded up",
      expression: `${n(pour.order)} ÷ ${n(truckCapacity)} = ${format.number(pour.order / truckCapacity, 3)}`,
      value: n(pour.truckloads),
    },
    ...(pour.readyMixCost !== null
      ? [
          {
            label: "Cost of ready-mix = order × price + delivery",
            expression: `${n(pour.order)} × ${format.money(pricePerVolume)} + ${format.money(deliveryFee)}`,
            value: format.money(pour.readyMixCost),
          },
        ]
      : []),
    ...(pour.crossing !== null && pour.bagCostPerVolume !== null
      ? [
          {
            label: "Ready-mix is cheaper from = delivery ÷ (cost in bags − price)",
            expression: `${format.money(deliveryFee)} ÷ (${format.money(pour.bagCostPerVolume)} − ${format.money(pricePerVolume)})`,
            value: `${format.number(pour.crossing, 2)} ${unit}`,
          },
        ]
      : []),
  ];
}

/** The lines of an Indian site sheet. */
function mixSteps(inputs: Inputs, mix: SiteMix, pour: Pour, format: Format): Step[] {
  const n = (x: number) => format.number(x);
  const cubic = (x: number) => `${format.number(x, 4)} m³`;
  const { sandParts, aggregateParts } = mix;
  const sum = `(1 + ${n(sandParts)} + ${n(aggregateParts)})`;
  const inFeet = (x: number) => `${format.number(x, 4)} m³ = ${format.number(x / CUBIC_FOOT, 2)} ft³`;
  return [
    {
      label: `${MIX_GRADES[inputs.mixGrade]}, 1 : ${n(sandParts)} : ${n(aggregateParts)}. Dry volume = volume × ${n(inputs.dryFactor)}`,
      expression: `${n(pour.volume)} × ${n(inputs.dryFactor)}`,
      value: cubic(mix.dry),
    },
    { label: "Cement", expression: `${n(mix.dry)} × 1 ÷ ${sum}`, value: cubic(mix.cement) },
    {
      label: "Cement by weight",
      expression: `${n(mix.cement)} m³ × ${n(inputs.cementDensity)} kg/m³`,
      value: `${format.number(mix.cementKg, 2)} kg`,
    },
    {
      label: `Bags of cement of ${n(inputs.cementBagKg)} kg`,
      expression: `${format.number(mix.cementKg, 2)} ÷ ${n(inputs.cementBagKg)} = ${format.number(mix.bags, 3)}`,
      value: format.plural(mix.wholeBags, "bag"),
    },
    {
      label: "Sand",
      expression: `${n(mix.dry)} × ${n(sandParts)} ÷ ${sum}`,
      value: inFeet(mix.sand),
    },
    {
      label: "Aggregate",
      expression: `${n(mix.dry)} × ${n(aggregateParts)} ÷ ${sum}`,
      value: inFeet(mix.aggregate),
    },
    {
      label: "Water, 1 kg being 1 L",
      expression: `${format.number(mix.cementKg, 2)} × ${n(inputs.waterCementRatio)}`,
      value: `${format.number(mix.waterLiters, 1)} L`,
    },
    ...(mix.cost !== null
      ? [
          {
            label: "Cost of the site mix = cement + sand + aggregate",
            expression: `${n(mix.wholeBags)} × ${format.money(inputs.cementPrice)} + ${format.number(mix.sand, 4)} × ${format.money(inputs.sandPrice)} + ${format.number(mix.aggregate, 4)} × ${format.money(inputs.aggregatePrice)}`,
            value: format.money(mix.cost),
          },
        ]
      : []),
  ];
}

function rebarSteps(inputs: Inputs, rebar: Rebar, format: Format): Step[] {
  const us = inputs.unitSystem === "us";
  const unit = us ? "in" : "cm";
  const parts = us ? 12 : 100;
  const n = (x: number) => format.number(x);
  const { rebarCover, rebarSpacing, rebarLapPercent, quantity, length, width } = inputs;
  const count = (label: string, side: number, bars: number): Step => ({
    label,
    expression: `(${n(side * parts)} − 2 × ${n(rebarCover)}) ${unit} ÷ ${n(rebarSpacing)} ${unit}, rounded down, + 1`,
    value: n(bars),
  });
  const m = (x: number) => format.number(x, 4);
  return [
    count("Bars along the slab", width, rebar.along),
    count("Bars across the slab", length, rebar.across),
    {
      label: "Length with laps",
      expression: `(${n(rebar.along)} × ${m(rebar.alongLength)} m + ${n(rebar.across)} × ${m(rebar.acrossLength)} m) × (1 + ${n(rebarLapPercent)} ÷ 100)${quantity > 1 ? ` × ${n(quantity)}` : ""}`,
      value: `${format.number(rebar.length, 2)} m`,
    },
    {
      label: `Weight of ${BAR_SIZES[inputs.rebarSize]} bars`,
      expression: `${format.number(rebar.length, 2)} m × ${m(rebar.kgPerMeter)} kg/m`,
      value: `${format.number(rebar.weightKg, 2)} kg`,
    },
  ];
}
