import file from "./concrete.json";
import { figuresAt, type Parameter } from "./parameter";

/** Bagged concrete mix, reinforcing bars and site-mixed concrete. */
interface ConcreteParameters {
  readonly poundBags: Parameter<{ readonly cubicFeet: number; readonly perPounds: number }>;
  readonly kilogramBags: Parameter<{ readonly kilogramsPerCubicMeter: number }>;
  /** Pounds per foot. */
  readonly barWeights: Parameter<{
    readonly "us-3": number;
    readonly "us-4": number;
    readonly "us-5": number;
    readonly "us-6": number;
  }>;
  /** Parts of sand and aggregate per part of cement. */
  readonly nominalMixes: Parameter<{
    readonly [grade in "m5" | "m7-5" | "m10" | "m15" | "m20" | "m25"]: readonly number[];
  }>;
}

export const CONCRETE = figuresAt<ConcreteParameters>(file);
