import { InputError } from "../../../core/calculator";
import { ENERGY } from "../../../data/energy";
import { ACTIVITY_LEVELS, activityFactor, basalRateOf, dayPlanProblems, readPerson } from "../../../fieldsets/energy";
import { BMR_FORMULA_KEYS, basalMetabolicRate, type Person } from "../../../math/health/bmr";
import { DIGESTION_SHARE, KCAL_PER_KG } from "../../../math/health/energy-balance";
import type { Inputs } from "./inputs";
import { type LogAnswer, readLog } from "./log";

/** Weekly weight changes listed on the page, in kg. */
const WEEKLY_GOALS = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];

/** Activity categories of the reference equations, in ascending order. */
const REQUIREMENT_LEVELS = ["inactive", "low-active", "active", "very-active"] as const;

/** A person's daily energy expenditure. Energies are in kcal per day. */
export class Expenditure {
  readonly person: Person;
  readonly bmr: number;
  /** Result of the log, which replaces the activity factor; null in `estimate` mode. */
  readonly logged: LogAnswer | null;
  readonly tdee: number;
  /** Physical activity level: TDEE ÷ BMR. */
  readonly pal: number;

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    const { person, problems } = readPerson(inputs);
    const isEstimate = inputs.mode === "estimate";
    const all = isEstimate ? [...problems, ...dayPlanProblems(inputs)] : problems;
    if (all.length > 0) throw new InputError(all);
    this.person = person;
    this.bmr = basalRateOf(inputs, person);
    this.logged = isEstimate ? null : readLog(inputs);
    this.tdee = this.logged?.tdee ?? this.bmr * activityFactor(inputs);
    this.pal = this.logged ? this.tdee / this.bmr : activityFactor(inputs);
  }

  /** Energy used to digest the day's food; at most TDEE − BMR. */
  get digestion(): number {
    return Math.max(0, Math.min(DIGESTION_SHARE * this.tdee, this.tdee - this.bmr));
  }

  /** Energy left for movement. */
  get activity(): number {
    return Math.max(0, this.tdee - this.bmr - this.digestion);
  }

  /** All formulas with the same activity level; null where a formula needs body fat and none is given. */
  get formulas() {
    return BMR_FORMULA_KEYS.map((formula) => {
      const bmr = basalMetabolicRate(formula, this.person);
      return { formula, bmr, tdee: bmr === null ? null : bmr * this.pal };
    });
  }

  /** TDEE by the chosen formula at each of the standard activity levels. */
  get activityLevels() {
    return ACTIVITY_LEVELS.map((activity) => {
      const multiplier = ENERGY.activityFactors.value[activity];
      return { activity, multiplier, tdee: this.bmr * multiplier };
    });
  }

  /** The 2023 reference equations; empty below their minimum age. */
  get requirements() {
    const { fromYears, ...bySex } = ENERGY.requirement.value;
    const { sex, ageYears, cm, kg } = this.person;
    if (ageYears < fromYears) return [];
    const { perYear, levels } = bySex[sex];
    return REQUIREMENT_LEVELS.map((category) => {
      const { constant, perCm, perKg } = levels[category];
      const kcal = constant + perYear * ageYears + perCm * cm + perKg * kg;
      return { category, constant, perYear, perCm, perKg, kcal };
    });
  }

  /** Intakes for weekly weight changes, by the fixed energy of a kilogram. */
  get goals() {
    return WEEKLY_GOALS.map((weeklyKg) => {
      const kcal = this.tdee + (weeklyKg * KCAL_PER_KG) / 7;
      return { weeklyKg, kcal, belowFloor: kcal < ENERGY.intakeFloors.value[this.person.sex] };
    });
  }

  /** Weight change in kg per week at the entered intake; null if none was entered. */
  get wantedWeeklyKg(): number | null {
    const { wantedIntake } = this.inputs;
    return wantedIntake === null ? null : ((wantedIntake - this.tdee) * 7) / KCAL_PER_KG;
  }
}
