import { InputError, type Problem } from "../../../core/calculator";
import { ADULT_STANDARDS } from "../../../data/bmi-cutoffs";
import { ENERGY } from "../../../data/energy";
import { activityFactor, basalRateOf, dayPlanProblems, readPerson, WEIGHT_KG } from "../../../fieldsets/energy";
import { isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { bodyMassIndex, normalRange, squareMeters } from "../../../math/health/bmi";
import type { Person } from "../../../math/health/bmr";
import { readMass } from "../../../math/health/body-measures";
import { KCAL_PER_KG } from "../../../math/health/energy-balance";
import { massText, massUnit, type NumberWriter } from "../../../math/health/mass-text";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import {
  type BodyState,
  expectedFatPercent,
  HIGHEST_INTAKE,
  WeightDynamics,
} from "../../../math/health/weight-dynamics";
import { atLeast, exceeds, wholeUp } from "../../../math/numbers/slack";
import { type Inputs, LONGEST } from "./inputs";
import { dailySplit, splitProblems } from "./split";

/** Number of days shown of a plan that never reaches its goal. */
const SHOWN_DAYS = 364;

/** Number of days from Monday to Friday. */
const WEEKDAYS = 5;

export type Model = Inputs["model"];

/** A plan under one of the models. */
export interface Course {
  /** kcal a day; null if no intake reaches the goal in time. */
  readonly kcal: number | null;
  /** Days until the goal; null if it is never reached. */
  readonly days: number | null;
}

/** A plan to go from one weight to another: the intake and the course of the weight. Energies are in kcal a day. */
export class Plan {
  readonly person: Person;
  readonly bmr: number;
  readonly pal: number;
  /** Energy of the milk while breastfeeding: eaten, but neither burned nor stored. */
  readonly milk: number;
  /** Intake that maintains the weight before the plan, including the milk. */
  readonly maintenance: number;
  readonly goalKg: number;
  readonly dynamics: WeightDynamics;
  /** The same plan by the fixed rule and by the dynamic model. */
  readonly courses: Readonly<Record<Model, Course>>;
  readonly dailyKcal: number;
  readonly days: number | null;
  readonly start: number;
  /** Carbohydrate, protein and fat. */
  readonly macros: NonNullable<ReturnType<typeof dailySplit>>;

  /** @throws InputError if inputs are out of range or contradict each other, or the plan is unsafe */
  constructor(
    readonly inputs: Inputs,
    format: NumberWriter,
  ) {
    const { person, problems } = readPerson(inputs);
    const isChanging = inputs.goal !== "maintain";
    const goal = isChanging ? readMass(inputs, "goalWeight", "Goal weight", WEIGHT_KG) : null;
    const measures = [...problems, ...dayPlanProblems(inputs), ...(goal?.problem ? [goal.problem] : [])];
    if (measures.length > 0) throw new InputError(measures);
    this.person = person;
    this.goalKg = goal?.value ?? person.kg;
    this.start = isoToDayNumber(inputs.startDate);
    const rules = [
      ...(isChanging ? this.#goalProblems(format) : []),
      ...splitProblems(inputs),
      ...this.#stageProblems(),
    ];
    if (rules.length > 0) throw new InputError(rules);

    this.bmr = basalRateOf(inputs, person);
    this.pal = activityFactor(inputs);
    this.milk = inputs.lifeStage === "lactating" ? ENERGY.lactation.value.low : 0;
    this.maintenance = this.bmr * this.pal + this.milk;
    const { kg, leanKg } = person;
    const fatKg = leanKg === null ? (kg * this.expectedFat) / 100 : kg - leanKg;
    const activityChange = isChanging && inputs.model === "dynamic" ? inputs.activityChangePercent : 0;
    this.dynamics = new WeightDynamics({ kg, fatKg, bmr: this.bmr, pal: this.pal }, activityChange);
    this.courses = isChanging
      ? { static: this.#staticCourse(), dynamic: this.#dynamicCourse() }
      : { static: { kcal: this.maintenance, days: 0 }, dynamic: { kcal: this.maintenance, days: 0 } };
    const { kcal, days } = this.courses[this.model];
    const impossible = isChanging ? this.#intakeProblem(kcal) : null;
    if (impossible) throw new InputError(this.#plannedBy, impossible);
    this.dailyKcal = kcal as number;
    this.days = days;
    const last = this.start + (days ?? SHOWN_DAYS);
    if (last > LAST_DAY)
      throw new InputError("startDate", "The plan must end by December 31, 9999. Choose an earlier start.");
    const split = dailySplit(inputs, kg, this.dailyKcal);
    if (!split)
      throw new InputError(
        inputs.macroPlan === "protein-per-kg" ? "proteinPerKg" : "macroPlan",
        "Protein and fat already exceed 100% of the calories.",
      );
    this.macros = split;
  }

  get model(): Model {
    return this.inputs.model;
  }

  /** Expected body fat in percent, used if it is not entered. */
  get expectedFat(): number {
    const { sex, ageYears, kg, cm } = this.person;
    return expectedFatPercent(sex, ageYears, bodyMassIndex(kg, cm));
  }

  /** What the body gets of the intake. */
  get bodyKcal(): number {
    return this.dailyKcal - this.milk;
  }

  get changeKg(): number {
    return this.goalKg - this.person.kg;
  }

  /** Average change until the goal in kg a week; null if it is never reached. */
  get averageWeeklyKg(): number | null {
    return this.days === null ? null : this.days === 0 ? 0 : (7 * this.changeKg) / this.days;
  }

  get floor(): number {
    return ENERGY.intakeFloors.value[this.person.sex] + this.milk;
  }

  get belowFloor(): boolean {
    return !atLeast(this.dailyKcal, this.floor);
  }

  /** Intake from Monday to Sunday: the same weekly total with more on the last two days. */
  get week(): number[] {
    const boost = 1 + this.inputs.weekendBoostPercent / 100;
    return Array.from({ length: 7 }, (_, i) => this.dailyKcal * (i < WEEKDAYS ? (7 - 2 * boost) / WEEKDAYS : boost));
  }

  /** The intake that maintains the goal weight; null if it is never reached. */
  get maintenanceAtGoal(): number | null {
    const { days, goalKg, person } = this;
    if (days === null) return null;
    if (days === 0) return this.maintenance;
    if (this.model === "dynamic") return this.dynamics.after(this.bodyKcal, days).maintenance + this.milk;
    const leanKg = person.leanKg === null ? null : (person.leanKg / person.kg) * goalKg;
    return basalRateOf(this.inputs, { ...person, kg: goalKg, leanKg }) * this.pal + this.milk;
  }

  /** Number of days shown: up to the goal, or nearly a year. */
  get shownDays(): number {
    return this.days ?? SHOWN_DAYS;
  }

  /** Weight and body composition on the first day, every week and on the last day, under the chosen model. */
  get trajectory() {
    const { shownDays } = this;
    const isShown = (day: number) => day % 7 === 0 || day === shownDays;
    const rows: { day: number; weightKg: number; state: BodyState | null }[] = [];
    if (this.model === "static") {
      for (let day = 0; day <= shownDays; day++)
        if (isShown(day)) rows.push({ day, weightKg: this.staticWeight(day), state: null });
    } else
      this.dynamics.run(this.bodyKcal, shownDays, (day, state, weightKg) => {
        if (isShown(day)) rows.push({ day, weightKg, state: state() });
        return false;
      });
    return rows;
  }

  /** Weight after `day` days by the fixed rule, at the plan's intake. */
  staticWeight(day: number): number {
    return this.person.kg + ((this.dailyKcal - this.maintenance) * day) / KCAL_PER_KG;
  }

  /** Key of the input that determines the plan. */
  get #plannedBy(): string {
    const { planBy, unitSystem } = this.inputs;
    if (planBy === "rate") return unitSystem === "imperial" ? "weeklyRateLb" : "weeklyRateKg";
    return planBy === "date" ? "goalDate" : "dailyCalories";
  }

  get rateKg(): number {
    const { unitSystem, weeklyRateKg, weeklyRateLb } = this.inputs;
    return unitSystem === "imperial" ? weeklyRateLb * KG_PER_POUND : weeklyRateKg;
  }

  #goalProblems(format: NumberWriter): Problem[] {
    const { inputs, person, goalKg, changeKg } = this;
    const field = inputs.unitSystem === "imperial" ? "goalWeightLb" : "goalWeightKg";
    const write = (kg: number) => massText(kg, massUnit(inputs), format);
    const problems: Problem[] = [];
    const isLosing = inputs.goal === "lose";
    const { from } = normalRange(ADULT_STANDARDS.who);
    if (isLosing ? !exceeds(0, changeKg) : !exceeds(changeKg, 0))
      problems.push({
        field,
        message: isLosing
          ? `To lose weight, the goal must be under ${write(person.kg)}.`
          : `To gain weight, the goal must be over ${write(person.kg)}.`,
      });
    else if (!atLeast(bodyMassIndex(goalKg, person.cm), from))
      problems.push({
        field,
        message: `That goal is under a BMI of ${from} (${write(from * squareMeters(person.cm))} at your height).`,
      });
    const days = this.#plannedDays;
    if (inputs.planBy === "date" && (days < 1 || days > LONGEST))
      problems.push({
        field: "goalDate",
        message: `The goal date must be 1 to ${format.number(LONGEST, 0)} days after the start.`,
      });
    if (inputs.planBy === "rate" && days > LONGEST)
      problems.push({
        field: this.#plannedBy,
        message: `At that rate, the goal is more than ${format.number(LONGEST, 0)} days away. Choose a faster one.`,
      });
    return problems;
  }

  #stageProblems(): Problem[] {
    const { sex, lifeStage, goal } = this.inputs;
    if (lifeStage === "none") return [];
    if (sex === "male") return [{ field: "lifeStage", message: "Pregnancy and breastfeeding apply to women here." }];
    if (lifeStage === "pregnant" && goal !== "maintain")
      return [
        {
          field: "lifeStage",
          message: `${goal === "lose" ? "Losing" : "Gaining"} weight in pregnancy is not planned here.`,
        },
      ];
    return [];
  }

  /** Days needed at the chosen rate, or days until the goal date. */
  get #plannedDays(): number {
    return this.inputs.planBy === "date"
      ? isoToDayNumber(this.inputs.goalDate) - this.start
      : wholeUp((7 * Math.abs(this.changeKg)) / this.rateKg);
  }

  #staticCourse(): Course {
    const { inputs, maintenance, changeKg } = this;
    const days = this.#plannedDays;
    if (inputs.planBy === "date") return { kcal: maintenance + (changeKg * KCAL_PER_KG) / days, days };
    if (inputs.planBy === "rate")
      return { kcal: maintenance + (Math.sign(changeKg) * this.rateKg * KCAL_PER_KG) / 7, days };
    const kcal = inputs.dailyCalories;
    const needed = (changeKg * KCAL_PER_KG) / (kcal - maintenance);
    const found = needed > 0 && Number.isFinite(needed) ? wholeUp(needed) : LONGEST + 1;
    return { kcal, days: found > LONGEST ? null : found };
  }

  #dynamicCourse(): Course {
    const { inputs, goalKg } = this;
    if (inputs.planBy === "calories") {
      const kcal = inputs.dailyCalories;
      return { kcal, days: this.dynamics.daysUntil(goalKg, kcal - this.milk, LONGEST) };
    }
    const days = this.#plannedDays;
    const kcal = this.dynamics.intakeFor(goalKg, days);
    return kcal === null ? { kcal, days: null } : { kcal: kcal + this.milk, days };
  }

  /** The message for an intake that is too low or too high; null if it is acceptable. */
  #intakeProblem(kcal: number | null): string | null {
    const lowest = ENERGY.lowestIntake.value + this.milk;
    const relief = "Choose a slower rate or a later date.";
    const tooLittle =
      kcal === null ? this.dynamics.after(0, this.#plannedDays).weightKg > this.goalKg : !atLeast(kcal, lowest);
    if (tooLittle) return `That would need fewer than ${lowest} kcal a day. ${relief}`;
    if (kcal === null || kcal > HIGHEST_INTAKE) return `That would need more than 20,000 kcal a day. ${relief}`;
    return null;
  }
}
