import { describe, expect, it } from "vitest";
import { table } from "../reading/table";
import type { Fields } from "./fields";
import { amount, boolean, choice, date, number, text, time } from "./fields";
import { pastedRows as rowsFrom } from "./read-table";

const columns = {
  date: date("Date"),
  side: choice("Side", { options: { buy: "Bought", sell: "Sold" } }),
  shares: number("Shares"),
  price: amount("Price"),
  note: text("Note"),
};
const US = { decimalComma: false, dayFirst: false };
const DE = { decimalComma: true, dayFirst: true };
const pastedRows = (text: string, fields: Fields, start: string, habits: typeof US) =>
  rowsFrom({ table }, text, fields, start, habits);
const paste = (copied: string, start = "date", habits = US) => pastedRows(copied, columns, start, habits);

describe("text copied from a spreadsheet", () => {
  it("fills cells to the right and rows below", () => {
    expect(paste("1/15/2024\tBought\t1,200\t$40.50\r\n2/3/2025\tsell\t100\t(55)\r\n")).toEqual([
      { date: "2024-01-15", side: "buy", shares: "1,200", price: "$40.50" },
      { date: "2025-02-03", side: "sell", shares: "100", price: "-55" },
    ]);
    expect(paste("100\t40", "shares")).toEqual([{ shares: "100", price: "40" }]);
  });

  it("splits marks with their maximum into two cells", () => {
    const marks = {
      marks: number("Marks", { reads: { outOf: "maximum" } }),
      maximum: number("Maximum"),
    };
    expect(pastedRows("77/100\n42 out of 50", marks, "marks", US)).toEqual([
      { marks: "77", maximum: "100" },
      { marks: "42", maximum: "50" },
    ]);
  });

  it("drops cells without a column, and empty lines", () => {
    expect(paste("4.5\tfirst\tmore\n\n\n5\tsecond\tmore\n", "price")).toEqual([
      { price: "4.5", note: "first" },
      { price: "5", note: "second" },
    ]);
  });

  it("follows headings in any order", () => {
    expect(paste("Price\tBroker\tShares\n40\tAcme\t100")).toEqual([{ price: "40", shares: "100" }]);
  });

  const courses = {
    name: text("Course"),
    grade: text("Grade"),
    credits: number("Credits"),
    level: choice("Level", { options: { regular: "Regular", honors: "Honors", ap: "AP, IB, dual" } }),
    term: text("Term"),
  };
  const marks = {
    name: text("Subject"),
    obtained: number("Marks"),
    max: number("Out of", { noun: "Maximum marks" }),
    passMarks: number("Pass marks"),
  };
  const legs = {
    distance: number("Distance"),
    speed: number("Speed"),
    hours: number("Hours"),
    stopMinutes: number("Stop after it"),
  };
  const classes = {
    lower: number("From", { noun: "Lower limit" }),
    upper: number("To", { noun: "Upper limit" }),
    frequency: number("Frequency"),
  };

  it("recognizes headings that say more or less than the column's label", () => {
    expect(pastedRows("Term\tCourse name\tCr\tGrade\nFall\tArt\t3\tA", courses, "name", US)).toEqual([
      { term: "Fall", name: "Art", credits: "3", grade: "A" },
    ]);
    const physics = [{ name: "Physics", obtained: "61", max: "70" }];
    const heads = ["Subject\tMaximum marks\tMarks obtained", "Subject name\tMax. Marks\tMarks Obtained"];
    for (const head of heads) expect(pastedRows(`${head}\nPhysics\t70\t61`, marks, "name", US)).toEqual(physics);
    expect(pastedRows("Distance (km)\tSpeed (km/h)\tStop (min)\n12\t24\t5", legs, "distance", US)).toEqual([
      { distance: "12", speed: "24", stopMinutes: "5" },
    ]);
    // Other words, in the order of the columns.
    expect(pastedRows("Class\tGrade\tUnits\nArt\tA\t3", courses, "name", US)).toEqual([
      { name: "Art", grade: "A", credits: "3" },
    ]);
  });

  it("does not mistake a row for headings", () => {
    expect(pastedRows("English\tAB\nArt\t91", marks, "name", US)).toEqual([
      { name: "English", obtained: "AB" },
      { name: "Art", obtained: "91" },
    ]);
    expect(pastedRows("Course 1\tA\t3\nCourse 2\tB\t4", courses, "name", US)).toHaveLength(2);
    expect(pastedRows("English course\nArt course", courses, "name", US)).toHaveLength(2);
  });

  it("splits classes into their limits", () => {
    const rows = [
      { lower: "10", upper: "25", frequency: "2" },
      { lower: "25", upper: "40", frequency: "3" },
    ];
    for (const head of ["", "Class interval\tFrequency\n"])
      expect(pastedRows(`${head}10–25\t2\n25 - 40\t3`, classes, "lower", US)).toEqual(rows);
    expect(pastedRows("A\t10-25\nB\t3", marks, "name", US)?.[0]).toEqual({ name: "A", obtained: "10-25" });
  });

  it("finds a choice by one of its words or by its beginning", () => {
    const levels = ["AP", "IB", "Dual enrollment", "H", "Honors", "R", "Seminar"];
    expect(pastedRows(levels.join("\n"), courses, "level", US)?.map(({ level }) => level)).toEqual([
      ...["ap", "ap", "ap", "honors", "honors", "regular"],
      "Seminar",
    ]);
  });

  it("reads quoted cells with tabs, line breaks and quotes in them", () => {
    expect(paste('40\t"two\nlines, ""quoted"""\n50\tplain', "price")).toEqual([
      { price: "40", note: 'two lines, "quoted"' },
      { price: "50", note: "plain" },
    ]);
  });

  it("is plain text if it has one line and no tab", () => {
    expect(paste("1,200")).toBeNull();
    expect(paste("40\r\n", "price")).toBeNull();
    expect(paste("")).toBeNull();
  });
});

describe("commas", () => {
  it("separate cells if every line has the same number of them", () => {
    expect(paste('100,40.50,x\n50,"1,200",y', "shares")).toEqual([
      { shares: "100", price: "40.50", note: "x" },
      { shares: "50", price: "1,200", note: "y" },
    ]);
    expect(paste("100;40,5\n50;1.200,00", "shares", DE)).toEqual([
      { shares: "100", price: "40,5" },
      { shares: "50", price: "1.200,00" },
    ]);
  });

  it("group digits in a column of numbers, and belong to the text in the last column", () => {
    expect(paste("1,200\n3,400", "shares")).toEqual([{ shares: "1,200" }, { shares: "3,400" }]);
    expect(paste("12,5\n3,25", "shares", DE)?.map(({ shares }) => shares)).toEqual(["12,5", "3,25"]);
    expect(paste("Smith, Jo\nDoe, Al", "note")).toEqual([{ note: "Smith, Jo" }, { note: "Doe, Al" }]);
    expect(paste("one, two\nthree", "side")?.map(({ side }) => side)).toEqual(["one, two", "three"]);
  });
});

describe("dates, times and check marks", () => {
  const dates = (copied: string, habits = US) => paste(copied, "date", habits)?.map((row) => row.date);

  it("follow the order that one line shows, otherwise the one that the visitor uses", () => {
    expect(dates("3/4/2026\n25/4/2026")).toEqual(["2026-04-03", "2026-04-25"]);
    expect(dates("3/4/2026\n4/25/2026", DE)).toEqual(["2026-03-04", "2026-04-25"]);
    expect(dates("3/4/2026\n5/6/2026")).toEqual(["2026-03-04", "2026-05-06"]);
    expect(dates("3/4/2026\n5/6/2026", DE)).toEqual(["2026-04-03", "2026-06-05"]);
    expect(dates("3.4.2026\n5.6.2026")).toEqual(["2026-04-03", "2026-06-05"]);
    expect(dates("2026-04-03 00:00:00\nMar 5, 2026")).toEqual(["2026-04-03", "2026-03-05"]);
  });

  it("stay as they were if they are not dates", () => {
    expect(dates("soon\nRef 2026-04-03")).toEqual(["soon", "Ref 2026-04-03"]);
  });

  it("include clock times and check marks", () => {
    const others = { start: time("Start"), free: boolean("Free") };
    expect(pastedRows("9:05 PM\tyes\n12 am\tno\n7:30\tx\n25h\tmaybe", others, "start", US)).toEqual([
      { start: "21:05", free: "true" },
      { start: "00:00", free: "false" },
      { start: "07:30", free: "true" },
      { start: "25h", free: "maybe" },
    ]);
  });
});
