/** Compares two cars: what each costs to buy and run, and when the more expensive one has paid for itself. */
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { Rational } from "../../../math/numbers/rational";
import { economyOf, toKilometers } from "./driving";
import type { Inputs } from "./fields";
import { liters } from "./units";

const read = Rational.fromNumber;

interface YearOfDriving {
  readonly electric: boolean;
  /** Kilometers per liter or per kWh. */
  readonly economy: Rational;
  /** Liters or kWh. */
  readonly energy: Rational;
  readonly cost: Rational;
  readonly grams: Rational;
}

export interface Comparison {
  readonly a: YearOfDriving;
  readonly b: YearOfDriving;
  /** How much less B costs to run per year. */
  readonly annualSaving: Rational;
  /** How much more B costs to buy. */
  readonly extra: Rational;
  readonly totalSaving: Rational;
  /** Null unless B costs more to buy and less to run. */
  readonly breakEvenYears: Rational | null;
  readonly schedule: readonly {
    readonly year: number;
    readonly cumulativeA: number;
    readonly cumulativeB: number;
  }[];
}

export function comparisonOf(inputs: Inputs): Comparison {
  const [a, b] = [yearOf("A", inputs), yearOf("B", inputs)];
  const annualSaving = a.cost.subtract(b.cost);
  const [priceA, priceB] = [read(inputs.priceA), read(inputs.priceB)];
  const extra = priceB.subtract(priceA);
  const after = (year: number, price: Rational, cost: Rational) =>
    price.add(cost.multiply(Rational.of(year))).toNumber();
  return {
    a,
    b,
    annualSaving,
    extra,
    totalSaving: annualSaving.multiply(Rational.of(inputs.years)).subtract(extra),
    breakEvenYears: extra.sign() > 0 && annualSaving.sign() > 0 ? extra.divide(annualSaving) : null,
    schedule: Array.from({ length: inputs.years + 1 }, (_, year) => ({
      year,
      cumulativeA: after(year, priceA, a.cost),
      cumulativeB: after(year, priceB, b.cost),
    })),
  };
}

function yearOf(name: "A" | "B", inputs: Inputs): YearOfDriving {
  const fuel = inputs[`fuelType${name}`];
  const price = read(inputs[`fuelPrice${name}`]);
  const electric = fuel === "electricity";
  const field = `economyUnit${name}` as const;
  const economy = economyOf(inputs[`economy${name}`], inputs[field], electric, field);
  const energy = toKilometers(inputs.annualDistance, inputs.distanceUnit).divide(economy);
  if (electric)
    return {
      electric,
      economy,
      energy,
      cost: energy.multiply(price),
      grams: energy.multiply(read(inputs.gridIntensity)),
    };
  const gallons = energy.divide(liters("us-gallon"));
  return {
    electric,
    economy,
    energy,
    cost: energy.divide(liters(inputs[`fuelPriceUnit${name}`])).multiply(price),
    grams: gallons.multiply(read(CAR_EMISSIONS.tailpipe.value[fuel])),
  };
}
