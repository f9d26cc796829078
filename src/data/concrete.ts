import file from "./concrete.json";
import { type DatedFigure, readFigures } from "./dated-figure";

/** Concrete mix, reinforcing bars and mixes of the site. */
interface ConcreteFigures {
  readonly poundBags: DatedFigure<{ readonly cubicFeet: number; readonly perPounds: number }>;
  readonly kilogramBags: DatedFigure<{ readonly kilogramsPerCubicMeter: number }>;
  /** Pounds per foot. */
  readonly barWeights: DatedFigure<{
    readonly "us-3": number;
    readonly "us-4": number;
    readonly "us-5": number;
    readonly "us-6": number;
  }>;
  /** Parts of sand and of aggregate to one of cement. */
  readonly nominalMixes: DatedFigure<{
    readonly [grade in "m5" | "m7-5" | "m10" | "m15" | "m20" | "m25"]: readonly number[];
  }>;
}

export const CONCRETE: ConcreteFigures = readFigures(file);
