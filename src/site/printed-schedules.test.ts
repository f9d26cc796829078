/** Amortization tables as they are shown: their books balance to the cent. */
import { expect, it } from "vitest";
import { loadCalculator } from "../calculators/catalog";
import type { Fields } from "../core/fields";
import type { JsonObject } from "../core/parse";
import { outputsOf } from "../core/testing";
import { asPrinted } from "../math/numbers/rounded-addends";
import { addingUp } from "./kit/adding-up";

type Row = Readonly<Record<string, number>>;

const mortgage = await loadCalculator({ folder: "financial/mortgage" });
const TOTALS = ["payment", "interest", "principal", "extra", "pmi", "escrow"];

/** Whole cents of the number in a cell. */
const cents = (row: Row | undefined, key: string) => Math.round(100 * asPrinted(row?.[key] ?? 0, 2));

/** A table of the mortgage as it is shown. */
function shown(table: "schedule" | "yearly", inputs: JsonObject): Row[] {
  const rows = outputsOf(mortgage, inputs)[table];
  const columns: Fields = mortgage.outputs[table]?.columns ?? {};
  return addingUp(rows, Object.entries(columns), TOTALS, 2) as Row[];
}

const LOANS = [
  { homePrice: 425_000 },
  { homePrice: 1_234_567, annualRate: 7.125, extraMonthly: 137.5 },
  { homePrice: 300_001, downPayment: 3, annualRate: 5.999, termYears: 15 },
];

it("begins with the payment of the headline", () => {
  // 340,000 at 6.5% over 30 years is 2,149.03128 a month: 360 of them rounded are 0.46 less than their total.
  const payments = shown("schedule", { homePrice: 425_000 }).map((row) => cents(row, "payment"));
  expect(payments.slice(0, 4)).toEqual([2149_03, 2149_03, 2149_03, 2149_04]);
  expect(payments.filter((payment) => payment === 2149_03)).toHaveLength(360 - 46);
});

it.each(LOANS)("has rows whose books balance to the cent: %o", (inputs) => {
  for (const table of ["schedule", "yearly"] as const) {
    let owed: number | undefined;
    let interest = 0;
    for (const row of shown(table, inputs)) {
      expect(cents(row, "payment")).toBe(cents(row, "interest") + cents(row, "principal"));
      const closing = cents(row, "closingBalance");
      owed ??= closing + cents(row, "principal") + cents(row, "extra");
      expect(closing).toBe(owed - cents(row, "principal") - cents(row, "extra"));
      owed = closing;
      interest += cents(row, "interest");
      if ("cumulativeInterest" in row) expect(cents(row, "cumulativeInterest")).toBe(interest);
    }
  }
});

it.each(LOANS)("has years that are the sums of their months: %o", (inputs) => {
  const months = shown("schedule", inputs) as unknown as (Row & { date: string })[];
  for (const row of shown("yearly", inputs))
    for (const key of TOTALS) {
      const own = months.filter(({ date }) => date.startsWith(String(row.year)));
      expect(own.reduce((sum, month) => sum + cents(month, key), 0)).toBe(cents(row, key));
    }
});
