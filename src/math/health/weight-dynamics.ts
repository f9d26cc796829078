/**
 * Body weight as a function of food intake: the dynamic model for adults by Hall et al., Lancet 2011;378:826 (web
 * appendix), with the constants of the NIH Body Weight Planner. Energies are in kcal, masses in kg, times in days.
 *
 * Unlike a fixed energy per kilogram, it accounts for a lighter body burning less, for expenditure adapting to intake,
 * and for the first kilograms being glycogen and water.
 */
import { atLeast, exceeds } from "../numbers/slack";
import { findRoot } from "../solve/root";
import { RungeKutta } from "../solve/runge-kutta";
import type { Sex } from "./lms";

/** Energy stored in a kilogram of fat and of lean tissue. */
const FAT_ENERGY = 9440;
const LEAN_ENERGY = 1807;
/** Energy needed to build a kilogram of each. */
const FAT_COST = 180;
const LEAN_COST = 230;
/** Energy that a kilogram of each burns per day. */
const FAT_RATE = 3.2;
const LEAN_RATE = 22;
/** Forbes: in energy, lean tissue gains or loses C ÷ F times what fat does. */
const FORBES = (10.4 * LEAN_ENERGY) / FAT_ENERGY;
const GLYCOGEN_ENERGY = 4180;
/** Initial glycogen. Glycogen binds 2.7 times its weight in water. */
const GLYCOGEN = 0.5;
const WITH_WATER = 3.7;
/** Fraction of food energy from carbohydrate. */
const CARBOHYDRATE = 0.5;
/** Fractions of intake used by digestion, immediately, and by adaptation, over a matter of weeks. */
const DIGESTION = 0.1;
const ADAPTATION = 0.14;
const ADAPTATION_DAYS = 14;
/** Sodium intake in mg per day; it is proportional to food intake. */
const SODIUM = 4000;
/**
 * Sodium in a liter of body water, and its excretion per liter of excess water and by changes in carbohydrate intake,
 * in mg.
 */
const SODIUM_PER_LITER = 3220;
const SODIUM_PER_EXCESS_LITER = 3000;
const SODIUM_BY_CARBOHYDRATE = 4000;

/** Upper limit when solving for an intake. */
export const HIGHEST_INTAKE = 20_000;
const INTAKE_TOLERANCE = 1e-6;

/** If rate × step exceeds this, the step must be shortened; the method becomes unstable at 2.78. */
const MAX_RATE_STEP = 2.5;

/** Indices in the state vector. */
const FAT = 0;
const LEAN = 1;
const GLYCOGEN_NOW = 2;
const WATER = 3;
const THERMOGENESIS = 4;
const SIZE = 5;

/** The state of a body on one day. */
export interface BodyState {
  readonly weightKg: number;
  readonly fatKg: number;
  /** Everything except fat, including glycogen and water. */
  readonly leanKg: number;
  /** In kcal per day. */
  readonly expenditure: number;
  /** The intake that would maintain this weight, in kcal per day. */
  readonly maintenance: number;
}

/** A body before its intake changes, in balance at constant weight. */
export interface SteadyBody {
  readonly kg: number;
  readonly fatKg: number;
  /** In kcal per day. */
  readonly bmr: number;
  /** Total energy burned per day ÷ basal rate. */
  readonly pal: number;
}

/** Body fat percentage = 0.14 × age + slope × ln BMI − level (Jackson et al., Int J Obes 2002;26:789). */
export const FAT_BY_BMI = { male: { slope: 37.31, level: 103.94 }, female: { slope: 39.96, level: 102.01 } };
const FAT_PER_YEAR = 0.14;

/** Typical body fat percentage at an age and body mass index, limited to 3–60. */
export function expectedFatPercent(sex: Sex, ageYears: number, bmi: number): number {
  const { slope, level } = FAT_BY_BMI[sex];
  return Math.min(60, Math.max(3, FAT_PER_YEAR * ageYears + slope * Math.log(bmi) - level));
}

export class WeightDynamics {
  /** Intake, equal to expenditure, before day 0. */
  readonly intakeBefore: number;
  /** Energy of physical activity per kg of weight and day, before day 0 and from then on. */
  readonly activityBefore: number;
  readonly activity: number;
  /** The part of expenditure that depends on neither tissue nor intake. */
  readonly constant: number;

  /** @param activityChangePercent change in the energy of physical activity, from day 0 on */
  constructor(
    readonly body: SteadyBody,
    activityChangePercent = 0,
  ) {
    const { kg, fatKg, bmr, pal } = body;
    const eaten = bmr * pal;
    this.intakeBefore = eaten;
    this.activityBefore = ((0.9 * pal - 1) * bmr) / kg;
    this.activity = this.activityBefore * (1 + activityChangePercent / 100);
    const steady = 1 - DIGESTION - ADAPTATION;
    this.constant = steady * eaten - LEAN_RATE * (kg - fatKg) - FAT_RATE * fatKg - this.activityBefore * kg;
  }

  /** Simulates the days at a constant intake, starting with day 0, until `visit` returns true. */
  run(intake: number, days: number, visit: (day: number, state: () => BodyState, kg: number) => boolean): void {
    const { kg, fatKg } = this.body;
    const state = Float64Array.of(fatKg, kg - fatKg, GLYCOGEN, 0, ADAPTATION * this.intakeBefore);
    const method = new RungeKutta((at, slope) => this.#slope(at, intake, slope), SIZE);
    const steps = this.#stepsPerDay(intake);
    for (let day = 0; ; day++) {
      const now = () => this.#describe(state, day === 0 ? null : intake);
      if (visit(day, now, weightOf(state)) || day >= days) return;
      for (let i = 0; i < steps; i++) method.step(state, 1 / steps);
    }
  }

  /** The body after a number of days at an intake. */
  after(intake: number, days: number): BodyState {
    let found: BodyState | undefined;
    this.run(intake, days, (day, state) => {
      if (day < days) return false;
      found = state();
      return true;
    });
    return found as BodyState;
  }

  /**
   * The intake that leads to a weight in the given number of days (at least one); null if no intake from 0 to 20,000
   * kcal does.
   */
  intakeFor(kg: number, days: number): number | null {
    return findRoot(
      (intake) => this.#weightAfter(intake, days) - kg,
      { low: 0, high: HIGHEST_INTAKE },
      INTAKE_TOLERANCE,
    );
  }

  /** The first day on which a weight is reached; null if that takes more than `most` days. */
  daysUntil(kg: number, intake: number, most: number): number | null {
    const down = kg < this.body.kg;
    let found: number | null = null;
    this.run(intake, most, (day, _, now) => {
      const reached = down ? !exceeds(now, kg) : atLeast(now, kg);
      if (reached) found = day;
      return reached;
    });
    return found;
  }

  #weightAfter(intake: number, days: number): number {
    let weight = this.body.kg;
    this.run(intake, days, (_, __, now) => {
      weight = now;
      return false;
    });
    return weight;
  }

  /** One, unless glycogen fills and empties too fast for a one-day step. */
  #stepsPerDay(intake: number): number {
    const excess = Math.sqrt(Math.max(1, intake / this.intakeBefore));
    const rate = (4 * CARBOHYDRATE * this.intakeBefore * excess) / GLYCOGEN_ENERGY;
    return rate > MAX_RATE_STEP ? Math.ceil(rate) : 1;
  }

  /** Energy stored as glycogen per day. */
  #intoGlycogen(state: Float64Array, intake: number): number {
    const glycogen = state[GLYCOGEN_NOW] as number;
    return CARBOHYDRATE * (intake - this.intakeBefore * (glycogen / GLYCOGEN) ** 2);
  }

  #expenditure(state: Float64Array, intake: number, leanShare: number): number {
    const cost = ((1 - leanShare) * FAT_COST) / FAT_ENERGY + (leanShare * LEAN_COST) / LEAN_ENERGY;
    const burned = this.#tissue(state) + (state[THERMOGENESIS] as number) + DIGESTION * intake;
    return (burned + (intake - this.#intoGlycogen(state, intake)) * cost) / (1 + cost);
  }

  /** Energy burned apart from digestion, adaptation and building tissue. */
  #tissue(state: Float64Array): number {
    return (
      this.constant +
      LEAN_RATE * (state[LEAN] as number) +
      FAT_RATE * (state[FAT] as number) +
      this.activity * weightOf(state)
    );
  }

  #slope(state: Float64Array, intake: number, slope: Float64Array): void {
    const leanShare = FORBES / (FORBES + (state[FAT] as number));
    const intoGlycogen = this.#intoGlycogen(state, intake);
    const intoTissue = intake - this.#expenditure(state, intake, leanShare) - intoGlycogen;
    const ratio = intake / this.intakeBefore;
    slope[FAT] = ((1 - leanShare) * intoTissue) / FAT_ENERGY;
    slope[LEAN] = (leanShare * intoTissue) / LEAN_ENERGY;
    slope[GLYCOGEN_NOW] = intoGlycogen / GLYCOGEN_ENERGY;
    slope[WATER] =
      (SODIUM * (ratio - 1) -
        SODIUM_PER_EXCESS_LITER * (state[WATER] as number) -
        SODIUM_BY_CARBOHYDRATE * (1 - ratio)) /
      SODIUM_PER_LITER;
    slope[THERMOGENESIS] = (ADAPTATION * intake - (state[THERMOGENESIS] as number)) / ADAPTATION_DAYS;
  }

  /** @param intake null on the first day, before the intake changes */
  #describe(state: Float64Array, intake: number | null): BodyState {
    const weightKg = weightOf(state);
    const fatKg = state[FAT] as number;
    return {
      weightKg,
      fatKg,
      leanKg: weightKg - fatKg,
      expenditure: intake === null ? this.intakeBefore : this.#expenditure(state, intake, FORBES / (FORBES + fatKg)),
      maintenance: this.#tissue(state) / (1 - DIGESTION - ADAPTATION),
    };
  }
}

function weightOf(state: Float64Array): number {
  return (
    (state[FAT] as number) +
    (state[LEAN] as number) +
    WITH_WATER * ((state[GLYCOGEN_NOW] as number) - GLYCOGEN) +
    (state[WATER] as number)
  );
}
