/** The years that a schedule can be summed by. */
export type YearBasis = "calendar" | "loan-year" | "financial-year-april";

/** What a row must have to find its year. */
interface YearlyRow {
  readonly number: number;
  /** ISO 8601 */
  readonly date: string;
  readonly closingBalance: number;
}

export type YearRow<K extends string> = { year: string; closingBalance: number } & Record<K, number>;

/**
 * One row a year, in the order of the schedule: the sums of some columns, and the last closing balance. Years are
 * calendar years (`2027`), loan years (`1`, `2` …) or financial years from April (`2026-27`).
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

/** The year that a row belongs to, as its year row is called. */
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

/** The financial year from 1 April to 31 March that holds a date: `2026-27`. */
export function financialYear(date: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < "04" ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
