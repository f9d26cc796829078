/** Converts day numbers (1970-01-01 is 0) to the counts used by astronomers, computers and spreadsheets. */

/** Julian day number that begins at noon of the day; 2000-01-01 is 2,451,545 (IERS Conventions 2010, §1.2). */
export function julianDayNumber(day: number): number {
  return day + 2_440_588;
}

/** Modified Julian day at midnight of the day; 1858-11-17 is 0. */
export function modifiedJulianDay(day: number): number {
  return julianDayNumber(day) - 2_400_001;
}

/** Seconds from 1970-01-01 00:00 UTC to midnight UTC of the day, ignoring leap seconds (POSIX). */
export function unixSeconds(day: number): number {
  return day * 86_400;
}

/**
 * Serial number in Excel's 1900 date system, where 1 = 1900-01-01. Null before 1900-03-01 (61): Excel counts a
 * nonexistent February 29, 1900, so earlier serials are off by one.
 */
export function excelSerial(day: number): number | null {
  const serial = day + 25_569;
  return serial >= 61 ? serial : null;
}
