import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { BAG_SIZES, BAR_SIZES, MIX_GRADES } from "./inputs";
import type { SiteMix } from "./mix";
import type { Size } from "./piece";
import type { Pour } from "./pour";
import type { Rebar } from "./rebar";
import { SHAPES } from "./shapes";
import { CUBIC_FOOT, FOOT, POUND, type Unit, WORKING_UNITS } from "./units";

/** Steps for the sizes in meters or feet, the volume, waste, bags and order, then the site mix and the rebar. */
export function working(pour: Pour, format: Format): Listed<Step> {
  return [
    shapeSteps(pour, format),
    totalSteps(pour, format),
    bagSteps(pour, format),
    orderSteps(pour, format),
    pour.mix ? mixSteps(pour, pour.mix, format) : null,
    pour.rebar ? rebarSteps(pour, pour.rebar, format) : null,
  ];
}

/** A step that converts cubic yards to cubic feet. */
function yardsStep(label: string, yards: number, feet: string, format: Format): Step {
  return step(label, `${format.number(yards)} yd³ × 27`, feet);
}

/** A volume in m³ as the working has it: in cubic feet or meters. */
function cubicIn({ inputs }: Pour, volume: number): number {
  return volume / (inputs.unitSystem === "us" ? CUBIC_FOOT : 1);
}

/** Each size in one unit, then the volume by its formula. */
function shapeSteps(pour: Pour, format: Format): Listed<Step> {
  const { inputs, piece } = pour;
  const { unit: common, size, conversions } = WORKING_UNITS[inputs.unitSystem];
  const n = (x: number) => format.number(x, 6);
  const volume = `${n(cubicIn(pour, piece.volume))} ${common}³`;
  if (inputs.shape === "volume")
    return inputs.unitSystem === "us" ? [yardsStep("Known volume in cubic feet", inputs.volume, volume, format)] : [];
  const conversion = ({ label, value, unit, meters }: Size) => {
    const factor = (conversions as Partial<Record<Unit, string>>)[unit];
    const name = common === "ft" ? "feet" : "meters";
    return factor
      ? [step(`${label} in ${name}`, `${n(value)} ${unit} ${factor}`, `${n(meters / size)} ${common}`)]
      : [];
  };
  const lengths = Object.entries(piece.sizes).map(([name, { meters }]) => [name, n(meters / size)]);
  return [
    Object.values(piece.sizes).flatMap(conversion),
    step(
      `${SHAPES[inputs.shape].question} = ${piece.formula.text}`,
      piece.formula.withNumbers({ n: n(inputs.steps), ...Object.fromEntries(lengths) }),
      volume,
    ),
  ];
}

function totalSteps(pour: Pour, format: Format): Listed<Step> {
  const { quantity, extraVolume, pours, wastePercent, unitSystem, density } = pour.inputs;
  const n = (x: number) => format.number(x);
  const us = unitSystem === "us";
  const bare = (x: number) => n(cubicIn(pour, x));
  const cubic = (x: number) => `${bare(x)} ${us ? "ft³" : "m³"}`;
  return [
    extraVolume > 0 &&
      us &&
      yardsStep("Other pours in cubic feet", extraVolume, cubic(pour.extra - pour.saved), format),
    pour.saved > 0 && step("Saved pours", pours.map(({ volume }) => bare(volume)).join(" + "), cubic(pour.saved)),
    (quantity > 1 || pour.extra > 0) &&
      step(
        "Without waste = volume × quantity + other pours",
        `${bare(pour.piece.volume)} × ${n(quantity)} + ${bare(pour.extra)}`,
        cubic(pour.net),
      ),
    step("With waste", `${bare(pour.net)} × (1 + ${n(wastePercent)} ÷ 100)`, cubic(pour.volume)),
    us && step("In cubic yards", `${bare(pour.volume)} ÷ 27`, `${n(pour.inOrderUnits)} yd³`),
    us
      ? step(
          "Weight = volume × density",
          `${bare(pour.volume)} × ${n(density)} × ${format.number(CUBIC_FOOT, 12)} ÷ ${POUND}`,
          `${format.number(pour.weightKg / POUND, 1)} lb`,
        )
      : step("Weight = volume × density", `${n(pour.volume)} × ${n(density)}`, `${format.number(pour.weightKg, 1)} kg`),
  ];
}

function bagSteps(pour: Pour, format: Format): Listed<Step> {
  const { bagSize, bagYield, pricePerBag } = pour.inputs;
  const { yieldUnit: unit, yieldM3 } = pour.bag;
  const size = unit === "ft³" ? CUBIC_FOOT : 1;
  const source = bagYield === null ? "by the manufacturer’s data" : "by its label";
  return [
    step(
      `${BAG_SIZES[bagSize].replace(" ", "-")} bags, ${source}, rounded up`,
      `${format.number(pour.volume / size)} ${unit} ÷ ${format.number(yieldM3 / size)} ${unit} = ${format.number(pour.volume / yieldM3, 3)}`,
      format.plural(pour.bags, "bag"),
    ),
    pour.bagCost !== null &&
      step("Bag cost", `${format.number(pour.bags)} × ${format.money(pricePerBag)}`, format.money(pour.bagCost)),
  ];
}

function orderSteps(pour: Pour, format: Format): Listed<Step> {
  const { orderStep, truckCapacity, pricePerVolume, deliveryFee } = pour.inputs;
  const { unit, order, inOrderUnits, crossing, bagCostPerVolume } = pour;
  const n = (x: number) => format.number(x);
  return [
    step(
      `Ready-mix, rounded up to a multiple of ${n(orderStep)} ${unit}`,
      `${n(inOrderUnits)} ${unit} ÷ ${n(orderStep)} = ${format.number(inOrderUnits / orderStep, 3)}`,
      `${n(order)} ${unit}`,
    ),
    step(
      "Truckloads, rounded up",
      `${n(order)} ÷ ${n(truckCapacity)} = ${format.number(order / truckCapacity, 3)}`,
      n(pour.truckloads),
    ),
    pour.readyMixCost !== null &&
      step(
        "Ready-mix cost = order × price + delivery",
        `${format.number(order, 9)} × ${format.money(pricePerVolume)} + ${format.money(deliveryFee)}`,
        format.money(pour.readyMixCost),
      ),
    crossing !== null &&
      bagCostPerVolume !== null &&
      step(
        "Volume at which ready-mix becomes cheaper = delivery ÷ (cost in bags − price)",
        `${format.money(deliveryFee)} ÷ (${format.money(bagCostPerVolume)} − ${format.money(pricePerVolume)})`,
        `${format.number(crossing, 2)} ${unit}`,
      ),
  ];
}

/** Steps for the site mix, in the order of an Indian site sheet. */
function mixSteps({ inputs, volume }: Pour, mix: SiteMix, format: Format): Listed<Step> {
  const n = (x: number) => format.number(x);
  const cubic = (x: number) => `${format.number(x, 4)} m³`;
  const { dryFactor, cementDensity, cementBagKg, waterCementRatio } = inputs;
  const [sandParts, aggregateParts] = [n(mix.sandParts), n(mix.aggregateParts)];
  const share = (parts: string) => `${n(mix.dry)} × ${parts} ÷ (1 + ${sandParts} + ${aggregateParts})`;
  const inFeet = (x: number) => `${cubic(x)} = ${format.number(x / CUBIC_FOOT, 2)} ft³`;
  const weight = mix.cementKg < 1 ? format.number(mix.cementKg) : format.amount(mix.cementKg);
  return [
    inputs.unitSystem === "us" &&
      step("In cubic meters", `${n(volume / CUBIC_FOOT)} × ${format.number(CUBIC_FOOT, 12)}`, `${n(volume)} m³`),
    step(
      `${MIX_GRADES[inputs.mixGrade]}, 1 : ${sandParts} : ${aggregateParts}. Dry volume = volume × ${n(dryFactor)}`,
      `${n(volume)} × ${n(dryFactor)}`,
      cubic(mix.dry),
    ),
    step("Cement", share("1"), cubic(mix.cement)),
    step("Cement by weight", `${n(mix.cement)} m³ × ${n(cementDensity)} kg/m³`, `${weight} kg`),
    step(
      `${n(cementBagKg)}-kg bags of cement`,
      `${weight} ÷ ${n(cementBagKg)} = ${format.number(mix.bags, 3)}`,
      format.plural(mix.wholeBags, "bag"),
    ),
    step("Sand", share(sandParts), inFeet(mix.sand)),
    step("Aggregate", share(aggregateParts), inFeet(mix.aggregate)),
    step("Water (1 kg = 1 L)", `${weight} × ${n(waterCementRatio)}`, `${format.number(mix.waterLiters, 1)} L`),
    mix.cost !== null &&
      step(
        "Site mix cost = cement + sand + aggregate",
        `${n(mix.wholeBags)} × ${format.money(inputs.cementPrice)} + ${format.number(mix.sand, 4)} × ${format.money(inputs.sandPrice)} + ${format.number(mix.aggregate, 4)} × ${format.money(inputs.aggregatePrice)}`,
        format.money(mix.cost),
      ),
  ];
}

function rebarSteps({ inputs }: Pour, rebar: Rebar, format: Format): Listed<Step> {
  const { rebarCover, rebarSpacing, rebarLapPercent, quantity, length, width } = inputs;
  const n = (x: number) => format.number(x);
  const us = inputs.unitSystem === "us";
  const [unit, parts] = us ? ["in", 12] : ["cm", 100];
  const { unit: common, size } = WORKING_UNITS[inputs.unitSystem];
  const m = (x: number) => format.number(x / size, 4);
  const n2 = (x: number) => format.number(x, 2);
  const count = (label: string, side: number, bars: number) =>
    step(
      label,
      `(${n(side * parts)} − 2 × ${n(rebarCover)}) ${unit} ÷ ${n(rebarSpacing)} ${unit}, rounded down, + 1`,
      n(bars),
    );
  return [
    count("Bars along the slab", width, rebar.along),
    count("Bars across the slab", length, rebar.across),
    step(
      "Length with laps",
      `(${n(rebar.along)} × ${m(rebar.alongLength)} ${common} + ${n(rebar.across)} × ${m(rebar.acrossLength)} ${common}) × (1 + ${n(rebarLapPercent)} ÷ 100)${quantity > 1 ? ` × ${n(quantity)}` : ""}`,
      `${n2(rebar.length / size)} ${common}`,
    ),
    step(
      `Weight of ${BAR_SIZES[inputs.rebarSize]} bars`,
      us
        ? `${n2(rebar.length / FOOT)} ft × ${format.number((rebar.kgPerMeter * FOOT) / POUND, 4)} lb/ft`
        : `${n2(rebar.length)} m × ${format.number(rebar.kgPerMeter, 4)} kg/m`,
      us ? `${n2(rebar.weightKg / POUND)} lb` : `${n2(rebar.weightKg)} kg`,
    ),
  ];
}
