import file from "./car-emissions.json";
import { figuresAt, type Parameter } from "./parameter";

/** Fuels that are burned in the car. */
export type BurnedFuel = "gasoline" | "diesel" | "e85";

interface CarEmissionParameters {
  /** Grams of CO₂ per US gallon. */
  readonly tailpipe: Parameter<Readonly<Record<BurnedFuel, number>>>;
  /** Grams of CO₂ per kWh. */
  readonly usGrid: Parameter<number>;
  readonly indiaGrid: Parameter<number>;
}

/** CO₂ emissions of driving, from the tailpipe and from power plants. */
export const CAR_EMISSIONS = figuresAt<CarEmissionParameters>(file);
