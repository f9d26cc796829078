import type { Rational } from "../../../math/numbers/rational";
import type { Air } from "./air";
import type { Prediction } from "./race";

export interface Answer {
  /** m/s, exact except for Mach. */
  readonly speed: Rational;
  readonly air: Air;
  /** In the requested unit. */
  readonly result?: Rational;
  readonly race?: {
    readonly meters: number;
    readonly seconds: number;
    readonly predictions: readonly Prediction[];
  };
}
