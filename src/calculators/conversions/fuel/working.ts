/** The working of each question, with exact factors. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Comparison } from "./comparison";
import { gramsPerLiter, isMixed } from "./driving";
import type { Inputs } from "./fields";
import type { Answer } from "./outputs";
import {
  convertEconomy,
  DISTANCE_SIZES,
  DISTANCE_SYMBOLS,
  type DistanceUnit,
  ECONOMY_UNITS,
  type EconomyUnit,
  kilometersPer,
  VOLUME_SIZES,
  VOLUME_SYMBOLS,
  type VolumeUnit,
} from "./units";

const read = Rational.fromNumber;
const MILE = DISTANCE_SIZES.mile;
const GALLON = VOLUME_SIZES["us-gallon"];

type Write = (value: Rational | number) => string;

const writer =
  (format: Format): Write =>
  (value) =>
    format.number(typeof value === "number" ? value : value.toNumber());

export function consumption(
  { kilometersPerLiter, perKilometer }: Answer,
  inputs: Inputs,
  format: Format,
): Listed<Step> {
  const n = writer(format);
  if (!kilometersPerLiter || !perKilometer) return [];
  const { distance, distanceUnit, fuelUsed, fuelUnit } = inputs;
  const [size, volume] = [DISTANCE_SIZES[distanceUnit], VOLUME_SIZES[fuelUnit]];
  const economy = n(kilometersPerLiter);
  return [
    step("Kilometers per liter", `${n(distance)} × ${size} ÷ (${n(fuelUsed)} × ${volume})`, `${economy} km/L`),
    economySteps(n, kilometersPerLiter),
    factorSteps(n, inputs),
    step("CO₂ per km", `${n(gramsPerLiter(inputs))} ÷ ${economy}`, `${n(perKilometer)} g`),
  ];
}

export function converted(
  { kilometersPerLiter }: Answer,
  { economy, economyUnit }: Inputs,
  format: Format,
): Listed<Step> {
  const n = writer(format);
  if (!kilometersPerLiter) return [];
  return [metricStep(n, economy, economyUnit, "Economy"), economySteps(n, kilometersPerLiter)];
}

export function trip({ trip }: Answer, inputs: Inputs, format: Format): Listed<Step> {
  const n = writer(format);
  if (!trip) return [];
  const { distance, distanceUnit, fuelPrice, fuelPriceUnit, passengers, tolls, roundTrip } = inputs;
  const economy = n(trip.kilometersPerLiter);
  const fuel = n(trip.liters);
  const perUnit = VOLUME_SIZES[fuelPriceUnit];
  const cost = n(trip.cost);
  return [
    distanceStep(n, distance, distanceUnit, trip.kilometers, roundTrip ? " × 2" : ""),
    isMixed(inputs)
      ? mixedSteps(n, inputs, trip.kilometersPerLiter)
      : metricStep(n, inputs.economy, inputs.economyUnit, "Economy"),
    step("Fuel = distance ÷ economy", `${n(trip.kilometers)} ÷ ${economy}`, `${fuel} L`),
    fuelPriceUnit !== "liter" &&
      volumeStep(n, fuel, fuelPriceUnit, trip.liters.divide(Rational.fromDecimal(perUnit) as Rational)),
    step(
      tolls > 0 ? "Cost = fuel × price + tolls and parking" : "Cost = fuel × price",
      `${fuel} ÷ ${perUnit} × ${n(fuelPrice)}${tolls > 0 ? ` + ${n(tolls)}` : ""}`,
      format.money(trip.cost.toNumber()),
    ),
    passengers > 1 &&
      step(
        "Cost per person",
        `${cost} ÷ ${passengers}`,
        format.money(trip.cost.divide(Rational.of(passengers)).toNumber()),
      ),
    factorSteps(n, inputs),
    step("CO₂ in kg", `${fuel} × ${n(gramsPerLiter(inputs))} ÷ 1,000`, `${n(trip.grams.divide(Rational.of(1000)))} kg`),
  ];
}

export function electric({ electric }: Answer, inputs: Inputs, format: Format): Listed<Step> {
  const n = writer(format);
  if (!electric) return [];
  const { distance, distanceUnit, economy, economyUnit, chargingLossPercent } = inputs;
  const energy = n(electric.energy);
  return [
    distanceStep(n, distance, distanceUnit, electric.kilometers),
    metricStep(n, economy, economyUnit, "Economy"),
    step(
      "From the battery = distance ÷ economy",
      `${n(electric.kilometers)} ÷ ${n(electric.kilometersPerKwh)}`,
      `${n(electric.battery)} kWh`,
    ),
    step(
      "From the wall = battery ÷ (1 − charging loss)",
      `${n(electric.battery)} ÷ (1 − ${n(chargingLossPercent)} ÷ 100)`,
      `${energy} kWh`,
    ),
    step("Cost", `${energy} × ${n(inputs.electricityPrice)}`, format.money(electric.cost.toNumber())),
    step(
      "CO₂ in kg",
      `${energy} × ${n(inputs.gridIntensity)} ÷ 1,000`,
      `${n(electric.grams.divide(Rational.of(1000)))} kg`,
    ),
  ];
}

export function compared({ comparison }: Answer, inputs: Inputs, format: Format): Listed<Step> {
  const n = writer(format);
  if (!comparison) return [];
  const { a, b, annualSaving, extra, totalSaving, breakEvenYears } = comparison;
  const { annualDistance, distanceUnit, years, priceA, priceB } = inputs;
  const distance = Rational.fromDecimal(DISTANCE_SIZES[distanceUnit])?.multiply(read(annualDistance));
  const money = (value: Rational) => format.money(value.toNumber());
  return [
    distanceStep(n, annualDistance, distanceUnit, distance ?? Rational.ZERO),
    carSteps("A", comparison, inputs, n(distance ?? 0), format),
    carSteps("B", comparison, inputs, n(distance ?? 0), format),
    step("Savings per year = A − B", `${n(a.cost)} − ${n(b.cost)}`, money(annualSaving)),
    step(
      "Total savings = years × savings − (price B − price A)",
      `${years} × ${signedOperand(n(annualSaving))} − (${n(priceB)} − ${n(priceA)})`,
      money(totalSaving),
    ),
    breakEvenYears
      ? [
          step(
            "Break-even = price difference ÷ savings per year",
            `${n(extra)} ÷ ${n(annualSaving)}`,
            `${n(breakEvenYears)} years`,
          ),
          step(
            "Break-even distance",
            `${n(breakEvenYears)} × ${n(annualDistance)}`,
            `${n(breakEvenYears.multiply(read(annualDistance)))} ${DISTANCE_SYMBOLS[distanceUnit]}`,
          ),
        ]
      : null,
  ];
}

export function logged({ log, kilometersPerLiter }: Answer, inputs: Inputs, format: Format): Listed<Step> {
  const n = writer(format);
  if (!log || !kilometersPerLiter) return [];
  const { distance, volume, cost } = log.total;
  const { distanceUnit, fuelUnit, fills } = inputs;
  const first = fills.find(({ full }) => full)?.odometer ?? 0;
  const last = fills.findLast(({ full }) => full)?.odometer ?? 0;
  return [
    step(
      "Distance from the first to the last full tank",
      `${n(last)} − ${n(first)}`,
      `${n(distance)} ${DISTANCE_SYMBOLS[distanceUnit]}`,
    ),
    step(
      "Total fuel",
      log.tanks.length <= 12 ? log.tanks.map((tank) => n(tank.volume)).join(" + ") : n(volume),
      `${n(volume)} ${VOLUME_SYMBOLS[fuelUnit]}`,
    ),
    step(
      "Kilometers per liter",
      `${n(distance)} × ${DISTANCE_SIZES[distanceUnit]} ÷ (${n(volume)} × ${VOLUME_SIZES[fuelUnit]})`,
      `${n(kilometersPerLiter)} km/L`,
    ),
    economySteps(n, kilometersPerLiter),
    step(`Cost per ${distanceUnit}`, `${n(cost)} ÷ ${n(distance)}`, format.money(cost.divide(distance).toNumber(), 3)),
  ];
}

function distanceStep(n: Write, distance: number, unit: DistanceUnit, kilometers: Rational, twice = ""): Step {
  return step("Distance in km", `${n(distance)} × ${DISTANCE_SIZES[unit]}${twice}`, `${n(kilometers)} km`);
}

function volumeStep(n: Write, fuel: string, unit: VolumeUnit, volume: Rational): Step {
  return step(
    `Fuel in ${VOLUME_SYMBOLS[unit]}`,
    `${fuel} ÷ ${VOLUME_SIZES[unit]}`,
    `${n(volume)} ${VOLUME_SYMBOLS[unit]}`,
  );
}

/** Steps from km/L to the units of the answer. */
function economySteps(n: Write, kilometersPerLiter: Rational): Listed<Step> {
  const economy = n(kilometersPerLiter);
  const inUnit = (unit: EconomyUnit) => `${n(convertEconomy(kilometersPerLiter, "km-l", unit))} ${ECONOMY_UNITS[unit]}`;
  return [
    step("Liters per 100 km", `100 ÷ ${economy}`, inUnit("l-100km")),
    step("Miles per US gallon", `${economy} × ${GALLON} ÷ ${MILE}`, inUnit("mpg-us")),
    step("Miles per imperial gallon", `${economy} × ${VOLUME_SIZES["imperial-gallon"]} ÷ ${MILE}`, inUnit("mpg-uk")),
    step("Gallons per 100 miles", `100 × ${MILE} ÷ (${economy} × ${GALLON})`, inUnit("gal-us-100mi")),
  ];
}

/** Expressions for km per liter or per kWh from a value in each unit, or null if that is the unit itself. */
const TO_METRIC: Readonly<Record<EconomyUnit, ((value: string) => string) | null>> = {
  "mpg-us": (x) => `${x} × ${MILE} ÷ ${GALLON}`,
  "mpg-uk": (x) => `${x} × ${MILE} ÷ ${VOLUME_SIZES["imperial-gallon"]}`,
  "km-l": null,
  "mi-l": (x) => `${x} × ${MILE}`,
  "l-100km": (x) => `100 ÷ ${x}`,
  "gal-us-100mi": (x) => `100 × ${MILE} ÷ (${x} × ${GALLON})`,
  "mi-kwh": (x) => `${x} × ${MILE}`,
  "km-kwh": null,
  "kwh-100km": (x) => `100 ÷ ${x}`,
  "kwh-100mi": (x) => `100 × ${MILE} ÷ ${x}`,
  "wh-km": (x) => `1,000 ÷ ${x}`,
  "wh-mi": (x) => `1,000 × ${MILE} ÷ ${x}`,
  mpge: (x) => `${x} × ${MILE} ÷ 33.7`,
};

function metricStep(n: Write, value: number, unit: EconomyUnit, label: string): Step | null {
  const toMetric = TO_METRIC[unit];
  if (!toMetric) return null;
  const metric = unit.includes("wh") || unit === "mpge" ? "km/kWh" : "km/L";
  return step(`${label} in ${metric}`, toMetric(n(value)), `${n(kilometersPer(value, unit))} ${metric}`);
}

function mixedSteps(n: Write, inputs: Inputs, result: Rational): Listed<Step> {
  const { cityEconomy, highwayEconomy, cityShare, economyUnit } = inputs;
  if (cityEconomy === null || highwayEconomy === null) return [];
  const [city, highway] = [kilometersPer(cityEconomy, economyUnit), kilometersPer(highwayEconomy, economyUnit)];
  return [
    metricStep(n, cityEconomy, economyUnit, "City economy"),
    metricStep(n, highwayEconomy, economyUnit, "Highway economy"),
    step(
      "Combined = 1 ÷ (city share ÷ city + highway share ÷ highway)",
      `1 ÷ (${n(cityShare)} ÷ 100 ÷ ${n(city)} + (100 − ${n(cityShare)}) ÷ 100 ÷ ${n(highway)})`,
      `${n(result)} km/L`,
    ),
  ];
}

/** The step for grams of CO₂ per liter, unless the driver entered a factor. */
function factorSteps(n: Write, inputs: Inputs): Step | null {
  if (inputs.co2PerLiter !== null) return null;
  const grams = CAR_EMISSIONS.tailpipe.value[inputs.fuelType];
  return step("CO₂ per liter", `${n(grams)} ÷ ${GALLON}`, `${n(gramsPerLiter(inputs))} g`);
}

function carSteps(
  name: "A" | "B",
  comparison: Comparison,
  inputs: Inputs,
  distance: string,
  format: Format,
): Listed<Step> {
  const car = name === "A" ? comparison.a : comparison.b;
  const n = writer(format);
  const unit = car.electric ? "kWh" : "L";
  const size = car.electric ? "" : ` ÷ ${VOLUME_SIZES[inputs[`fuelPriceUnit${name}`]]}`;
  return [
    metricStep(n, inputs[`economy${name}`], inputs[`economyUnit${name}`], `Car ${name}`),
    step(`Energy of car ${name} per year`, `${distance} ÷ ${n(car.economy)}`, `${n(car.energy)} ${unit}`),
    step(
      `Cost of car ${name} per year`,
      `${n(car.energy)}${size} × ${n(inputs[`fuelPrice${name}`])}`,
      format.money(car.cost.toNumber()),
    ),
  ];
}
