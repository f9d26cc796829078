import file from "./energy.json";
import { figuresAt, type Parameter } from "./parameter";

/** kcal per day = constant + perYear × age + perCm × height + perKg × weight. */
interface Requirement {
  /** Effect of age, which is the same at all levels. */
  readonly perYear: number;
  /** By activity level. */
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

/** Reference values for food energy: requirements, common activity factors and limits for diets. */
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
  /** kcal per day. */
  readonly intakeFloors: Parameter<{ readonly male: number; readonly female: number }>;
  /** kcal per day; no plan goes below this. */
  readonly lowestIntake: Parameter<number>;
  /** Percent of energy. */
  readonly macroRanges: Parameter<{ readonly [macro in "carbs" | "protein" | "fat"]: Range }>;
  /** g per day per kg of body weight. */
  readonly proteinGuideline: Parameter<Range>;
  /** g per day per kg of body weight. */
  readonly proteinRequirement: Parameter<{
    readonly [stage in "none" | "pregnant" | "lactating"]: number;
  }>;
  /** kcal per day in addition to the needs before pregnancy. */
  readonly lactation: Parameter<Range>;
}

export const ENERGY = figuresAt<EnergyParameters>(file);
