import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Habits } from "./reading";
import { type TableColumn, table } from "./table";

const column = (
  key: string,
  kind: TableColumn["kind"],
  names: readonly string[],
  options?: Readonly<Record<string, string>>,
): TableColumn => ({ key, kind, names, ...(options && { options }) });

const TRADES = [
  column("date", "date", ["Date"]),
  column("side", "choice", ["Side"], { buy: "Buy", sell: "Sell" }),
  column("shares", "number", ["Shares"]),
  column("price", "number", ["Price"]),
  column("note", "text", ["Note"]),
];
const COURSES = [
  column("name", "text", ["Course"]),
  column("grade", "text", ["Grade"]),
  column("credits", "number", ["Credits"]),
  column("level", "choice", ["Level"], { regular: "Regular", honors: "Honors", ap: "AP, IB, dual" }),
  column("term", "text", ["Term"]),
];
const MARKS = [
  column("name", "text", ["Subject"]),
  { ...column("obtained", "number", ["Marks"]), maximum: "max" },
  column("max", "number", ["Out of", "Maximum marks"]),
  column("passMarks", "number", ["Pass marks"]),
];
const CLASSES = [
  column("lower", "number", ["From", "Lower limit"]),
  column("upper", "number", ["To", "Upper limit"]),
  column("frequency", "number", ["Frequency"]),
];
const PAYMENTS = [column("date", "date", ["Date"]), column("amount", "number", ["Amount"])];

const US: Habits = { today: "2026-11-27" };
const DE: Habits = { ...US, decimalComma: true, dayFirst: true };
const trades = (text: string, start = "date", habits = US) => table(text, TRADES, start, habits);

describe("rows from a spreadsheet", () => {
  it("fill cells to the right and rows below", () => {
    expect(trades("1/15/2024\tBought\t1,200\t$40.50\r\n2/3/2025\tsell\t100\t(55)\r\n")).toEqual([
      { date: "2024-01-15", side: "buy", shares: "1,200", price: "$40.50" },
      { date: "2025-02-03", side: "sell", shares: "100", price: "-55" },
    ]);
    expect(trades("100\t40", "shares")).toEqual([{ shares: "100", price: "40" }]);
  });

  it("drop cells without a column, and empty lines", () => {
    expect(trades("4.5\tfirst\tmore\n\n\n5\tsecond\tmore\n", "price")).toEqual([
      { price: "4.5", note: "first" },
      { price: "5", note: "second" },
    ]);
  });

  it("follow headings in any order", () => {
    expect(trades("Price\tBroker\tShares\n40\tAcme\t100")).toEqual([{ price: "40", shares: "100" }]);
  });

  it("recognize headings that are called otherwise", () => {
    expect(table("Term\tCourse name\tCr\tGrade\nFall\tArt\t3\tA", COURSES, "name", US)).toEqual([
      { term: "Fall", name: "Art", credits: "3", grade: "A" },
    ]);
    expect(table("Semester\tSubject\tUnits\tLetter\nFall\tArt\t3\tA", COURSES, "name", US)).toEqual([
      { term: "Fall", name: "Art", credits: "3", grade: "A" },
    ]);
    expect(trades("Trade date\tAction\tQty\tRate\n1/15/2024\tPurchase\t10\t40")).toEqual([
      { date: "2024-01-15", side: "buy", shares: "10", price: "40" },
    ]);
    const physics = [{ name: "Physics", obtained: "61", max: "70" }];
    const heads = ["Subject\tMaximum marks\tMarks obtained", "Subject name\tMax. Marks\tMarks Obtained"];
    for (const head of heads) expect(table(`${head}\nPhysics\t70\t61`, MARKS, "name", US)).toEqual(physics);
    // Other words, in the order of the columns.
    expect(table("Class\tGrade\tUnits\nArt\tA\t3", COURSES, "name", US)).toEqual([
      { name: "Art", grade: "A", credits: "3" },
    ]);
  });

  it("are not mistaken for headings", () => {
    expect(table("English\tAB\nArt\t91", MARKS, "name", US)).toEqual([
      { name: "English", obtained: "AB" },
      { name: "Art", obtained: "91" },
    ]);
    expect(table("Course 1\tA\t3\nCourse 2\tB\t4", COURSES, "name", US)).toHaveLength(2);
    expect(table("English course\nArt course", COURSES, "name", US)).toHaveLength(2);
  });

  it("split classes into their limits", () => {
    const rows = [
      { lower: "10", upper: "25", frequency: "2" },
      { lower: "25", upper: "40", frequency: "3" },
    ];
    for (const head of ["", "Class interval\tFrequency\n"])
      expect(table(`${head}10–25\t2\n25 - 40\t3`, CLASSES, "lower", US)).toEqual(rows);
    expect(table("A\t10-25\nB\t3", MARKS, "name", US)?.[0]).toEqual({ name: "A", obtained: "10-25" });
  });

  it("have choices by one of their words or by their beginning", () => {
    const levels = ["AP", "IB", "Dual enrollment", "H", "Honors", "R", "Seminar"];
    expect(table(levels.join("\n"), COURSES, "level", US)?.map(({ level }) => level)).toEqual([
      ...["ap", "ap", "ap", "honors", "honors", "regular"],
      "Seminar",
    ]);
    const sides = ["B", "s", "Sold", "purchased", "SALE", "short"];
    expect(trades(sides.join("\n"), "side")?.map(({ side }) => side)).toEqual([
      "buy",
      "sell",
      "sell",
      "buy",
      "sell",
      "short",
    ]);
  });

  it("may be quoted", () => {
    expect(trades('40\t"two\nlines, ""quoted"""\n50\tplain', "price")).toEqual([
      { price: "40", note: 'two lines, "quoted"' },
      { price: "50", note: "plain" },
    ]);
  });
});

describe("rows in plain text", () => {
  it("are text for a cell if they have one line that fits it", () => {
    expect(trades("1,200")).toBeNull();
    expect(trades("40\r\n", "price")).toBeNull();
    expect(trades("")).toBeNull();
    expect(trades("Mar 1, 2027")).toBeNull();
    expect(trades("bought some", "note")).toBeNull();
  });

  it("fill several cells from one line", () => {
    expect(table("2027-03-01 500", PAYMENTS, "date", US)).toEqual([{ date: "2027-03-01", amount: "500" }]);
    expect(table("Mar 1, 2027 $1,200.50", PAYMENTS, "date", US)).toEqual([{ date: "2027-03-01", amount: "$1,200.50" }]);
    expect(trades("1/15/2024 bought 100 40.50 at open")).toEqual([
      { date: "2024-01-15", side: "buy", shares: "100", price: "40.50", note: "at open" },
    ]);
  });

  it("are separated by spaces where every line fits the columns", () => {
    expect(table("Physics 61 70\nBusiness studies 80 100\nEnglish AB 100", MARKS, "name", US)).toEqual([
      { name: "Physics", obtained: "61", max: "70" },
      { name: "Business studies", obtained: "80", max: "100" },
      { name: "English", obtained: "AB", max: "100" },
    ]);
    expect(table("1. Physics 61 70\n2. Art 80 100", MARKS, "name", US)).toEqual([
      { name: "Physics", obtained: "61", max: "70" },
      { name: "Art", obtained: "80", max: "100" },
    ]);
    expect(table("Physics  61  70\nArt      80  100", MARKS, "name", US)).toEqual([
      { name: "Physics", obtained: "61", max: "70" },
      { name: "Art", obtained: "80", max: "100" },
    ]);
    expect(table("Physics is fun\nArt too", MARKS, "name", US)).toEqual([
      { name: "Physics is fun" },
      { name: "Art too" },
    ]);
  });

  it("may have commas in their dates", () => {
    expect(table("Jan 5, 2025 -10,000\nJan 5, 2026 22500", PAYMENTS, "date", US)).toEqual([
      { date: "2025-01-05", amount: "-10,000" },
      { date: "2026-01-05", amount: "22500" },
    ]);
  });

  it("may have words between their numbers", () => {
    const lots = TRADES.slice(2, 4);
    for (const line of ["10 @ $100", "10 @$100", "10 shares at $100", "10 x $100"])
      expect(table(`${line}\n20 80`, lots, "shares", US)).toEqual([
        { shares: "10", price: "$100" },
        { shares: "20", price: "80" },
      ]);
    expect(table("Jan 5, 2025 bought 10 @ 100\nJan 5, 2026 sold 10 @ 120", TRADES.slice(0, 4), "date", US)).toEqual([
      { date: "2025-01-05", side: "buy", shares: "10", price: "100" },
      { date: "2026-01-05", side: "sell", shares: "10", price: "120" },
    ]);
  });

  it("name an action in a phrase", () => {
    expect(trades("1/15/2024\tYou bought\t100\t40\n2/3/2025\tMarket sell\t100\t55")).toMatchObject([
      { side: "buy" },
      { side: "sell" },
    ]);
  });

  it("have marks and their maximum in one cell", () => {
    const expected = [
      { name: "Physics", obtained: "61.5", max: "70" },
      { name: "Art", obtained: "80", max: "100" },
    ];
    for (const text of [
      "Physics 61.5/70\nArt 80/100",
      "Physics: 61.5 out of 70\nArt: 80 of 100",
      "Subject,Score\nPhysics,61.5 / 70\nArt,80 / 100",
    ])
      expect(table(text, MARKS, "name", US), text).toEqual(expected);
    expect(table("61.5/70\n80/100", MARKS, "name", US)).toEqual(expected.map(({ name, ...marks }) => marks));
    expect(table("61\n80", MARKS, "name", US)).toEqual([{ obtained: "61" }, { obtained: "80" }]);
  });

  it("are separated by bars, with a line below the headings", () => {
    expect(table("| Subject | Marks |\n|---|---|\n| Art | 91 |", MARKS, "name", US)).toEqual([
      { name: "Art", obtained: "91" },
    ]);
  });

  it("are separated by commas if every line has the same number of them", () => {
    expect(trades('100,40.50,x\n50,"1,200",y', "shares")).toEqual([
      { shares: "100", price: "40.50", note: "x" },
      { shares: "50", price: "1,200", note: "y" },
    ]);
    expect(trades("100;40,5\n50;1.200,00", "shares", DE)).toEqual([
      { shares: "100", price: "40,5" },
      { shares: "50", price: "1.200,00" },
    ]);
  });

  it("have commas in numbers and in the text of the last column", () => {
    expect(trades("1,200\n3,400", "shares")).toEqual([{ shares: "1,200" }, { shares: "3,400" }]);
    expect(trades("12,5\n3,25", "shares", DE)?.map(({ shares }) => shares)).toEqual(["12,5", "3,25"]);
    expect(trades("Smith, Jo\nDoe, Al", "note")).toEqual([{ note: "Smith, Jo" }, { note: "Doe, Al" }]);
    expect(trades("one, two\nthree", "side")?.map(({ side }) => side)).toEqual(["one, two", "three"]);
  });
});

describe("cells", () => {
  const dates = (text: string, habits = US) => trades(text, "date", habits)?.map((row) => row.date);

  it("are dates in the order that one line shows, otherwise in that of the visitor", () => {
    expect(dates("3/4/2026\n25/4/2026")).toEqual(["2026-04-03", "2026-04-25"]);
    expect(dates("3/4/2026\n4/25/2026", DE)).toEqual(["2026-03-04", "2026-04-25"]);
    expect(dates("3/4/2026\n5/6/2026")).toEqual(["2026-03-04", "2026-05-06"]);
    expect(dates("3/4/2026\n5/6/2026", DE)).toEqual(["2026-04-03", "2026-06-05"]);
    expect(dates("3.4.2026\n5.6.2026")).toEqual(["2026-04-03", "2026-06-05"]);
    expect(dates("2026-04-03 00:00:00\nMar 5, 2026")).toEqual(["2026-04-03", "2026-03-05"]);
    expect(dates("soon\nRef 2026-04-03")).toEqual(["soon", "Ref 2026-04-03"]);
  });

  it("are times and check marks", () => {
    const others = [column("start", "time", ["Start"]), column("free", "boolean", ["Free"])];
    expect(table("9:05 PM\tyes\n12 am\tno\n7:30\tx\n25h\tmaybe", others, "start", US)).toEqual([
      { start: "21:05", free: "true" },
      { start: "00:00", free: "false" },
      { start: "07:30", free: "true" },
      { start: "25h", free: "maybe" },
    ]);
  });

  it("are negative in the ways of statements", () => {
    expect(
      table("2027-03-01\t(500)\n2027-03-02\t500-\n2027-03-03\t500 CR", PAYMENTS, "date", US)?.map(
        ({ amount }) => amount,
      ),
    ).toEqual(["-500", "-500", "-500"]);
  });

  it("are only texts of the paste, whatever was pasted", () => {
    const piece = fc.constantFrom(
      "\t",
      "\n",
      " ",
      ",",
      ";",
      "|",
      "---",
      '"',
      "5",
      "1,200",
      "3/4/2026",
      "Art",
      "Marks",
      "x",
      "-",
      "10–25",
      "AB",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom(TRADES, MARKS, CLASSES), (pieces, columns) => {
        const rows = table(pieces.join(""), columns, columns[0]?.key ?? "", US) ?? [];
        for (const row of rows)
          for (const [key, cell] of Object.entries(row)) {
            expect(columns.some((one) => one.key === key)).toBe(true);
            expect(cell).not.toMatch(/undefined|NaN|Infinity/);
          }
      }),
      { numRuns: 5000 },
    );
  });
});
