import { toDayNumber } from "./civil";

/**
 * Day number of Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher (Jean Meeus,
 * Astronomical Algorithms, 2nd edition, chapter 8): the Sunday after the ecclesiastical full moon that falls on or
 * after March 21.
 */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const place = epact + toSunday - 7 * late + 114;
  return toDayNumber(year, Math.floor(place / 31), (place % 31) + 1);
}
