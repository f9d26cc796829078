/** Fuel, electricity, cost and CO₂ of driving, as exact fractions in kilometers, liters and kWh. */
import { InputError } from "../../../core/calculator";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import {
  type DistanceUnit,
  type EconomyUnit,
  isElectric,
  kilometers,
  kilometersPer,
  liters,
  otherUnits,
  type VolumeUnit,
} from "./units";

const read = Rational.fromNumber;
const HUNDRED = Rational.of(100);

export function toKilometers(distance: number, unit: DistanceUnit): Rational {
  return read(distance).multiply(kilometers(unit));
}

export function toLiters(volume: number, unit: VolumeUnit): Rational {
  return read(volume).multiply(liters(unit));
}

/** Grams of CO₂ per liter: the driver’s own factor, or the one from the table. */
export function gramsPerLiter({ fuelType, co2PerLiter }: Pick<Inputs, "fuelType" | "co2PerLiter">): Rational {
  return co2PerLiter === null
    ? read(CAR_EMISSIONS.tailpipe.value[fuelType]).divide(liters("us-gallon"))
    : read(co2PerLiter);
}

/** Kilometers per liter or per kWh. @throws InputError if the unit is for the other kind of car */
export function economyOf(value: number, unit: EconomyUnit, electric: boolean, field: string): Rational {
  if (isElectric(unit) !== electric) throw new InputError(field, otherUnits(electric));
  return kilometersPer(value, unit);
}

/** Combined km per liter for a share of city driving in percent. Consumption is averaged by distance. */
function mixed(city: Rational, highway: Rational, cityShare: number): Rational {
  const share = read(cityShare).divide(HUNDRED);
  return share.divide(city).add(Rational.ONE.subtract(share).divide(highway)).reciprocal();
}

/** Whether a trip’s economy combines city and highway. */
export function isMixed(
  inputs: Inputs,
): inputs is Inputs & { readonly cityEconomy: number; readonly highwayEconomy: number } {
  return inputs.cityEconomy !== null && inputs.highwayEconomy !== null;
}

export interface Trip {
  readonly kilometers: Rational;
  readonly kilometersPerLiter: Rational;
  readonly liters: Rational;
  readonly fuelCost: Rational;
  /** Including tolls. */
  readonly cost: Rational;
  readonly grams: Rational;
}

export function tripOf(inputs: Inputs): Trip {
  const { economyUnit: unit, fuelPriceUnit } = inputs;
  const economy = (value: number) => economyOf(value, unit, false, "economyUnit");
  const kilometersPerLiter = isMixed(inputs)
    ? mixed(economy(inputs.cityEconomy), economy(inputs.highwayEconomy), inputs.cityShare)
    : economy(inputs.economy);
  const oneWay = toKilometers(inputs.distance, inputs.distanceUnit);
  const distance = inputs.roundTrip ? oneWay.add(oneWay) : oneWay;
  const fuel = distance.divide(kilometersPerLiter);
  const fuelCost = fuel.divide(liters(fuelPriceUnit)).multiply(read(inputs.fuelPrice));
  return {
    kilometers: distance,
    kilometersPerLiter,
    liters: fuel,
    fuelCost,
    cost: fuelCost.add(read(inputs.tolls)),
    grams: fuel.multiply(gramsPerLiter(inputs)),
  };
}

export interface ElectricTrip {
  readonly kilometers: Rational;
  readonly kilometersPerKwh: Rational;
  /** kWh from the battery. */
  readonly battery: Rational;
  /** kWh from the wall, including charging losses. */
  readonly energy: Rational;
  readonly cost: Rational;
  readonly grams: Rational;
}

export function electricTripOf(inputs: Inputs): ElectricTrip {
  const distance = toKilometers(inputs.distance, inputs.distanceUnit);
  const kilometersPerKwh = economyOf(inputs.economy, inputs.economyUnit, true, "economyUnit");
  const battery = distance.divide(kilometersPerKwh);
  const kept = Rational.ONE.subtract(read(inputs.chargingLossPercent).divide(HUNDRED));
  const energy = battery.divide(kept);
  return {
    kilometers: distance,
    kilometersPerKwh,
    battery,
    energy,
    cost: energy.multiply(read(inputs.electricityPrice)),
    grams: energy.multiply(read(inputs.gridIntensity)),
  };
}
