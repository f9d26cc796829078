import { AGE_FIGURES } from "../../../data/age";
import { isoOrNull } from "./life";

export interface PlanetAge {
  readonly planet: string;
  readonly periodDays: number;
  readonly years: number;
  /** Null beyond the calendar. */
  readonly nextBirthday: string | null;
}

/** Periods have no more than three decimals: in thousandths of a day, whole years are exact. */
const THOUSANDTHS = 1000;

/** Ages in the years of the planets. */
export function planetAges(birthDay: number, totalDays: number): PlanetAge[] {
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
