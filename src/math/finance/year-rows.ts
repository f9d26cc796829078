/** The kinds of years by which a schedule can be totaled. */
export type YearBasis = "calendar" | "loan-year" | "financial-year-april";

/** The columns needed to assign a row to a year. */
interface YearlyRow {
  readonly number: number;
  /** ISO 8601 */
  readonly date: string;
  readonly closingBalance: number;
}

export type YearRow<K extends string> = { year: string; closingBalance: number } & Record<K, number>;

/**
 * One row per year, in schedule order: the totals of some columns and the last closing balance. Years are calendar
 * years (`2027`), loan years (`1`, `2` …) or financial years starting in April (`2026-27`).
 */
export function yearRows<K extends string, Row extends YearlyRow & Record<K, number>>(
  rows: readonly Row[],
  sums: readonly K[],
  basis: YearBasis,
  paymentsPerYear: number,
): YearRow<K>[] {
  const years: YearRow<K>[] = [];
  let current: Record<string, number | string> = {};
  for (const row of rows) {
    const year = yearOf(row, basis, paymentsPerYear);
    if (current.year !== year) {
      current = { year, ...Object.fromEntries(sums.map((key) => [key, 0])) };
      years.push(current as YearRow<K>);
    }
    for (const key of sums) current[key] = (current[key] as number) + row[key];
    current.closingBalance = row.closingBalance;
  }
  return years;
}

/** The label of the year that a row belongs to. */
export function yearOf(
  { number, date }: Pick<YearlyRow, "number" | "date">,
  basis: YearBasis,
  paymentsPerYear: number,
): string {
  switch (basis) {
    case "calendar":
      return String(Number(date.slice(0, 4)));
    case "loan-year":
      return String(Math.floor((number - 1) / paymentsPerYear) + 1);
    case "financial-year-april":
      return financialYear(date);
  }
}

/** The financial year (April 1 to March 31) that contains a date: `2026-27`. */
export function financialYear(date: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < "04" ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
