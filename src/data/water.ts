import { figuresAt, type Parameter } from "./parameter";
import file from "./water.json";

type BySex<Value> = { readonly fromYears: number; readonly female: Value; readonly male: Value };

/** mL per day. */
export interface Intake {
  readonly total: number;
  readonly beverages: number;
}

/** How much to drink: reference values by age, and additions for exercise, heat and sweat. */
interface WaterParameters {
  readonly adequateIntake: Parameter<{
    readonly byAge: readonly BySex<Intake>[];
    readonly pregnant: Intake;
    readonly lactating: Intake;
  }>;
  /** Total mL per day, and the amounts that pregnancy and breastfeeding add. */
  readonly europeanIntake: Parameter<{
    readonly byAge: readonly BySex<number>[];
    readonly pregnant: number;
    readonly lactating: number;
    readonly fromDrinks: number;
  }>;
  /** mL per day per kg; for children, in steps of `step` kilograms. */
  readonly perKilogram: Parameter<{
    readonly adults: { readonly young: number; readonly middle: number; readonly old: number };
    readonly children: {
      readonly first: number;
      readonly next: number;
      readonly beyond: number;
      readonly step: number;
    };
  }>;
  /** mL per hour. */
  readonly exerciseRate: Parameter<{
    readonly light: number;
    readonly moderate: number;
    readonly vigorous: number;
    readonly hotMore: number;
  }>;
  /** US fluid ounces per hour. */
  readonly heat: Parameter<{ readonly hourly: number; readonly mostHourly: number }>;
  readonly sweat: Parameter<{ readonly replacePerKg: number; readonly mostLossPercent: number }>;
}

export const WATER = figuresAt<WaterParameters>(file);
