import { AGE_FIGURES } from "../../../data/age";
import { isoOrNull } from "./life";

export interface PlanetAge {
  readonly planet: string;
  readonly periodDays: number;
  readonly years: number;
  /** Null after the year 9999. */
  readonly nextBirthday: string | null;
}

/** Periods have at most three decimals, so whole years are exact in thousandths of a day. */
const THOUSANDTHS = 1000;

/** The age in the years of each planet. */
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
