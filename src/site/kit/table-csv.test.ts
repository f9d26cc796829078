import { expect, it } from "vitest";
import { by, choice, date, integer, money, number, percent, text } from "../../core/fields";
import { tableCsv } from "./table-csv";

const columns = Object.entries({
  number: integer("No."),
  date: date("Date"),
  payment: money("Payment"),
  note: text("Note, if any", { optional: true }),
});

it("writes RFC 4180: CRLF, quotes where needed, two decimal places, ISO dates, amounts that add up to their total", () => {
  const rows = [
    { number: 1, date: "2027-01-31", payment: 1.005, note: 'a "b", c' },
    { number: 2, date: "2027-02-28", payment: -2, note: null },
  ];
  expect(tableCsv(columns, rows, {}, ["payment"])).toBe(
    [
      'No.,Date,Payment,"Note, if any"',
      '1,2027-01-31,1.00,"a ""b"", c"',
      "2,2027-02-28,-2.00,",
      "Total,,-1.00,",
      "",
    ].join("\r\n"),
  );
});

it("keeps a text from becoming a formula in a spreadsheet", () => {
  const rows = [{ number: 1, date: "2027-01-01", payment: 0, note: "=1+1" }];
  expect(tableCsv(columns, rows, {})).toContain("'=1+1");
});

it("puts the unit of bare numbers in the heading, and writes choices in words", () => {
  const measured = Object.entries({
    bag: choice("Bag", { options: { "lb-40": "40 lb" } }),
    yield: number("Yield", { unit: "ft³" }),
    tip: percent("Tip"),
    rate: percent("Rate %"),
  });
  expect(tableCsv(measured, [{ bag: "lb-40", yield: 0.3, tip: 18, rate: 7 }], {})).toBe(
    "Bag,Yield (ft³),Tip (%),Rate %\r\n40 lb,0.3,18,7\r\n",
  );
});

it("writes measures in the units of the page, with the unit in the heading", () => {
  const measured = Object.entries({
    bag: text("Bag"),
    weight: number("Weight", { unit: "kg", measure: "mass", digits: 1 }),
    height: number("Height", { unit: "cm", measure: "height", optional: true }),
    distance: number("Distance", { unit: by("unitSystem", { metric: "km" }, "mi") }),
  });
  const rows = [
    // 80 lb, 5 ft 11 in.
    { bag: "large", weight: 36.287389600000004, height: 180.34, distance: 1.5 },
    { bag: "none", weight: 0, height: null, distance: 2 },
  ];
  const csv = (inputs: object) => tableCsv(measured, rows, { ...inputs }).split("\r\n");
  const us = csv({ unitSystem: "imperial" });
  expect(us.slice(0, 3)).toEqual(["Bag,Weight (lb),Height (in),Distance (mi)", "large,80,71,1.5", "none,0,,2"]);
  // A visitor who entered stones sees them on the page; a spreadsheet column has a single unit.
  expect(csv({ unitSystem: "imperial", weightSt: 11 })[1]).toBe("large,80,71,1.5");
  expect(csv({ unitSystem: "mixed" }).slice(0, 2)).toEqual([
    "Bag,Weight (kg),Height (in),Distance (mi)",
    "large,36.2873896,71,1.5",
  ]);
  expect(csv({ unitSystem: "metric" })[0]).toBe("Bag,Weight (kg),Height (cm),Distance (km)");
});

it("removes floating-point noise, and does not round whole numbers", () => {
  const counted = Object.entries({ share: number("Share"), count: integer("Count") });
  const rows = [
    { share: 0.1 + 0.2, count: Number.MAX_SAFE_INTEGER },
    { share: 6.62607015e-34, count: 0 },
  ];
  expect(tableCsv(counted, rows, {})).toBe("Share,Count\r\n0.3,9007199254740991\r\n6.62607015e-34,0\r\n");
});
