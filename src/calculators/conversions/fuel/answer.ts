import type { Rational } from "../../../math/numbers/rational";
import type { Comparison } from "./comparison";
import type { ElectricTrip, Trip } from "./driving";
import type { Log } from "./fill-ups";

/** The results of a question. Properties that do not belong to it are missing. */
export interface Answer {
  readonly kilometersPerLiter?: Rational;
  /** Grams of CO₂. */
  readonly perKilometer?: Rational;
  readonly trip?: Trip;
  readonly electric?: ElectricTrip;
  readonly comparison?: Comparison;
  readonly log?: Log;
}
