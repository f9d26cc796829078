import file from "./energy.json";
import { figuresAt, type Parameter } from "./parameter";

/** kcal a day = constant + perYear × age + perCm × height + perKg × weight. */
interface Requirement {
  /** Falls with age by the same at all levels. */
  readonly perYear: number;
  /** By activity. */
  readonly levels: {
    readonly [level in "inactive" | "low-active" | "active" | "very-active"]: {
      readonly constant: number;
      readonly perCm: number;
      readonly perKg: number;
    };
  };
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Reference values on energy from food: requirements, customary factors of activity, the limits of diets. */
interface EnergyParameters {
  /** Multiples of the basal metabolic rate. */
  readonly activityFactors: Parameter<{
    readonly [level in "sedentary" | "light" | "moderate" | "active" | "very-active"]: number;
  }>;
  readonly requirement: Parameter<{
    readonly fromYears: number;
    readonly male: Requirement;
    readonly female: Requirement;
  }>;
  /** kcal a day. */
  readonly intakeFloors: Parameter<{ readonly male: number; readonly female: number }>;
  /** kcal a day: no plan goes below it. */
  readonly lowestIntake: Parameter<number>;
  /** Percent of energy. */
  readonly macroRanges: Parameter<{ readonly [macro in "carbs" | "protein" | "fat"]: Range }>;
  /** g a day per kg of body weight. */
  readonly proteinGuideline: Parameter<Range>;
  /** kcal a day, more than before pregnancy. */
  readonly lactation: Parameter<Range>;
}

export const ENERGY = figuresAt<EnergyParameters>(file);
