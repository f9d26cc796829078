import { expect, it } from "vitest";
import { isoToDayNumber } from "./civil";
import { excelSerial, julianDayNumber, modifiedJulianDay, unixSeconds } from "./numbering";

it.each([
  // IERS Conventions 2010 §1.2; Explanatory Supplement to the Astronomical Almanac, table of Julian day numbers.
  ["2000-01-01", 2_451_545],
  ["1970-01-01", 2_440_588],
  ["1858-11-17", 2_400_001],
  // The first day of the Gregorian calendar.
  ["1582-10-15", 2_299_161],
  ["2026-11-20", 2_461_365],
])("the Julian day number of %s is %i", (iso, number) => {
  expect(julianDayNumber(isoToDayNumber(iso))).toBe(number);
});

it("counts modified Julian days from November 17, 1858", () => {
  expect(modifiedJulianDay(isoToDayNumber("1858-11-17"))).toBe(0);
  expect(modifiedJulianDay(isoToDayNumber("2000-01-01"))).toBe(51_544);
});

it("counts Unix seconds as Date.parse does", () => {
  for (const iso of ["0001-01-01", "1969-12-31", "1970-01-01", "2026-11-20", "9999-12-31"])
    expect(unixSeconds(isoToDayNumber(iso))).toBe(Date.parse(iso) / 1000);
});

it("matches Excel from March 1900 on", () => {
  // DATEVALUE("1/1/2008") is 39448 and "8/22/2011" is 40777 in Microsoft's documentation.
  expect(excelSerial(isoToDayNumber("2008-01-01"))).toBe(39_448);
  expect(excelSerial(isoToDayNumber("2011-08-22"))).toBe(40_777);
  expect(excelSerial(isoToDayNumber("1900-03-01"))).toBe(61);
  expect(excelSerial(isoToDayNumber("1900-02-28"))).toBeNull();
});
