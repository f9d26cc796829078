import { AGE_FIGURES } from "../../../data/age";
import { isoToDayNumber } from "../../../math/dates/civil";
import { clockMinutes, MINUTES_PER_DAY } from "../../../math/dates/clock";
import type { CalendarSpan } from "../../../math/dates/span";
import { weekdayName } from "../../../math/dates/week";
import type { Inputs } from "./inputs";
import { isoOrNull, Life } from "./life";
import { type Milestone, milestonesOf } from "./milestones";
import { type RoundNumber, roundNumbers } from "./round-numbers";

/** Number of future birthdays listed. */
const BIRTHDAYS = 10;

/** A person's age on a day, in every unit. */
export class Age {
  readonly life: Life;
  readonly today: number;
  readonly calendar: CalendarSpan;
  readonly totalDays: number;
  /** Takes both times of day into account; negative for a time before the birth on the same day. */
  readonly totalMinutes: number;
  readonly lastBirthday: number;
  readonly nextBirthday: number;

  constructor(readonly inputs: Inputs) {
    this.life = new Life(inputs);
    this.today = isoToDayNumber(inputs.asOf);
    this.calendar = this.life.ageOn(this.today);
    this.totalDays = this.today - this.life.birthDay;
    this.totalMinutes =
      MINUTES_PER_DAY * this.totalDays + clockMinutes(inputs.asOfTime) - clockMinutes(inputs.birthTime);
    this.lastBirthday = this.life.birthday(this.calendar.years);
    this.nextBirthday = this.life.birthday(this.calendar.years + 1);
  }

  get totalMonths(): number {
    return 12 * this.calendar.years + this.calendar.months;
  }

  /** Days from the last birthday to the next. */
  get yearLength(): number {
    return this.nextBirthday - this.lastBirthday;
  }

  get yearsDecimal(): number {
    // A single division of integers gives the double nearest to the true value.
    return (this.calendar.years * this.yearLength + this.today - this.lastBirthday) / this.yearLength;
  }

  get isBirthday(): boolean {
    return this.lastBirthday === this.today;
  }

  get generation(): string | null {
    const { year } = this.life.birth;
    return AGE_FIGURES.generations.value.find(({ from, to }) => from <= year && year <= to)?.name ?? null;
  }

  /** The next birthdays, up to the year 9999. */
  get birthdays() {
    return Array.from({ length: BIRTHDAYS }, (_, i) => this.calendar.years + 1 + i).flatMap((age) => {
      const day = this.life.birthday(age);
      const date = isoOrNull(day);
      return date === null ? [] : [{ age, date, weekday: weekdayName(day), daysUntil: day - this.today }];
    });
  }

  get planets(): PlanetAge[] {
    return planetAges(this.life.birthDay, this.totalDays);
  }

  get milestones(): Milestone[] {
    return milestonesOf(this.life, this.inputs.milestoneSet, this.today);
  }

  get roundNumbers(): RoundNumber[] {
    return roundNumbers(this);
  }
}

interface PlanetAge {
  readonly planet: string;
  readonly periodDays: number;
  readonly years: number;
  /** Null after the year 9999. */
  readonly nextBirthday: string | null;
}

/** Periods have at most three decimals, so whole years are exact in thousandths of a day. */
const THOUSANDTHS = 1000;

/** The age in the years of each planet. */
function planetAges(birthDay: number, totalDays: number): PlanetAge[] {
  return AGE_FIGURES.planets.value.map(({ planet, days }) => {
    const period = Math.round(THOUSANDTHS * days);
    const whole = Math.floor((THOUSANDTHS * totalDays) / period);
    return {
      planet,
      periodDays: days,
      years: (THOUSANDTHS * totalDays) / period,
      nextBirthday: isoOrNull(birthDay + Math.ceil(((whole + 1) * period) / THOUSANDTHS)),
    };
  });
}
