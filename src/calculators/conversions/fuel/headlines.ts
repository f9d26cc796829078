/** The headline of each question. */
import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import type { Answer } from "./outputs";
import { convertEconomy, ECONOMY_UNITS, type FuelUnit, liters } from "./units";

const MILES = { mile: "miles", kilometer: "km" } as const;
const VOLUMES = { "us-gallon": "gallons", "imperial-gallon": "imperial gallons", liter: "liters" } as const;

/** `8.4 L/100 km` */
function economyText(answer: Answer, unit: FuelUnit, format: Format): string {
  const economy = convertEconomy(answer.kilometersPerLiter ?? Rational.ONE, "km-l", unit);
  return `${format.number(economy.toNumber(), unit === "l-100km" ? 2 : 1)} ${ECONOMY_UNITS[unit]}`;
}

/** The economy unit that drivers usually use with these units of distance and fuel. */
export function usualUnit({ distanceUnit, fuelUnit }: Inputs): FuelUnit {
  if (distanceUnit === "kilometer" || fuelUnit === "liter") return "l-100km";
  return fuelUnit === "us-gallon" ? "mpg-us" : "mpg-uk";
}

/** The figure, and the text that follows it. */
function figureAndRest(answer: Answer, unit: FuelUnit, format: Format): readonly [string, string] {
  const text = economyText(answer, unit, format);
  return unit === "l-100km" ? [text.replace("/100 km", ""), "per 100 km"] : [text, ""];
}

function otherUnit(unit: FuelUnit): FuelUnit {
  return unit === "l-100km" ? "mpg-us" : "l-100km";
}

export function consumption(answer: Answer, inputs: Inputs, format: Format): Headline {
  const { distance, distanceUnit, fuelUsed, fuelUnit } = inputs;
  const unit = usualUnit(inputs);
  const [figure, rest] = figureAndRest(answer, unit, format);
  const mile = distanceUnit === "mile" ? Rational.fromDecimal("1.609344") : Rational.ONE;
  const grams = answer.perKilometer?.multiply(mile ?? Rational.ONE).toNumber() ?? 0;
  return {
    label: "Consumption",
    before: `${format.number(distance, 1)} ${MILES[distanceUnit]} on ${format.number(fuelUsed, 2)} ${VOLUMES[fuelUnit]} is`,
    figure,
    after: `${rest}, or ${economyText(answer, otherUnit(unit), format)}.`,
    second: `${format.number(grams, 1)} g of CO₂ per ${distanceUnit}`,
  };
}

export function converted(answer: Answer, { economy, economyUnit }: Inputs, format: Format): Headline {
  const shown: FuelUnit = economyUnit === "l-100km" ? "mpg-us" : "l-100km";
  const [figure, rest] = figureAndRest(answer, shown, format);
  const aside = (["mpg-us", "mpg-uk", "km-l"] as const).filter((one) => one !== economyUnit && one !== shown);
  return {
    label: `In ${ECONOMY_UNITS[shown]}`,
    before: `${format.number(economy, 4)} ${ECONOMY_UNITS[economyUnit]} is`,
    figure,
    after: `${rest}, or ${aside.map((unit) => economyText(answer, unit, format)).join(" or ")}.`,
  };
}

/** “This trip takes 13.6 gallons and costs $43.43.” If several people share: “…, $21.71 each.” */
export function trip({ trip }: Answer, inputs: Inputs, format: Format): Headline {
  const { fuelPriceUnit, passengers, roundTrip } = inputs;
  const volume = fuelPriceUnit === "us-gallon" ? "us-gallon" : "liter";
  const fuel = trip?.liters.divide(liters(volume)).toNumber() ?? 0;
  const cost = trip?.cost ?? Rational.ZERO;
  const each = cost.divide(Rational.of(passengers)).toNumber();
  return {
    label: "Cost of the trip",
    before: `This ${roundTrip ? "round trip" : "trip"} takes ${format.number(fuel, 1)} ${VOLUMES[volume]} and costs`,
    figure: format.money(cost.toNumber()),
    after: passengers === 1 ? "." : `, ${format.money(each)} each.`,
  };
}

export function electric({ electric }: Answer, _inputs: Inputs, format: Format): Headline {
  return {
    label: "Cost of the trip",
    before: `This trip takes ${format.number(electric?.energy.toNumber() ?? 0, 1)} kWh from the wall and costs`,
    figure: format.money(electric?.cost.toNumber() ?? 0),
    after: ".",
  };
}

/** `6.7 years`, `1 year` */
function yearsText(years: number, format: Format): string {
  const written = format.number(years, 1);
  return `${written} ${written === "1" ? "year" : "years"}`;
}

export function compared({ comparison }: Answer, inputs: Inputs, format: Format): Headline {
  const { years, annualDistance, distanceUnit } = inputs;
  const total = comparison?.totalSaving.toNumber() ?? 0;
  const inAll = `Over ${format.plural(years, "year")}, car B ${total < 0 ? "costs" : "saves"}`;
  const money = format.money(Math.abs(total));
  const breakEven = comparison?.breakEvenYears;
  if (!breakEven)
    return {
      label: total < 0 ? "Car B costs more" : "Car B saves",
      before: inAll,
      figure: money,
      after: `${total < 0 ? "more than car A" : "compared with car A"}, including purchase.`,
    };
  const distance = breakEven.multiply(Rational.fromNumber(annualDistance)).toNumber();
  return {
    label: "Break-even",
    before: "Car B has paid for its higher price after",
    figure: yearsText(breakEven.toNumber(), format),
    after: `, or ${format.number(distance, 0)} ${MILES[distanceUnit]}.`,
    second: `${inAll} ${money}${total < 0 ? " more" : ""}, including purchase`,
  };
}

export function logged(answer: Answer, inputs: Inputs, format: Format): Headline {
  const usual = usualUnit(inputs);
  const [unit, other]: readonly [FuelUnit, FuelUnit] =
    usual === "mpg-us" ? [usual, "l-100km"] : ["l-100km", usual === "mpg-uk" ? usual : "mpg-us"];
  const [figure, rest] = figureAndRest(answer, unit, format);
  const { tanks, total } = answer.log ?? { tanks: [], total: null };
  const cost = total ? total.cost.divide(total.distance).toNumber() : 0;
  return {
    label: "Average",
    before: `Over ${format.plural(tanks.length, "full tank")}, the average is`,
    figure,
    after: `${rest}, or ${economyText(answer, other, format)}${cost > 0 ? `, at ${format.money(cost, 3)} per ${inputs.distanceUnit}` : ""}.`,
    second: `${format.number(total?.distance.toNumber() ?? 0, 1)} ${MILES[inputs.distanceUnit]} on ${format.number(total?.volume.toNumber() ?? 0, 2)} ${VOLUMES[inputs.fuelUnit]}`,
  };
}
