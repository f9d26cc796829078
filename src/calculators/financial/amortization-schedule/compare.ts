/** Finds the first row of a lender's statement that differs from the schedule, and looks for an explanation. */
import { InputError } from "../../../core/calculator";
import { inputs as fields, type Inputs } from "./inputs";
import type { Plan } from "./plan";
import type { StatementRow } from "./statement";
import type { Row } from "./tables";

const ROLES = [
  "openingBalance",
  "payment",
  "interest",
  "principal",
  "extra",
  "closingBalance",
  "cumulativeInterest",
] as const;

type Role = (typeof ROLES)[number];

/** Half a cent plus a margin, because statements are rounded to the cent. */
const ROUNDED = 0.0051;

/** Largest median relative error at which a column of the statement is identified with one of the schedule. */
const NEAR = 0.2;

export interface Difference {
  /** Line of the pasted text. */
  readonly line: number;
  readonly row: Row;
  readonly role: Role;
  readonly stated: number;
}

export interface Explanation {
  /** Input texts that make the schedule match. */
  readonly texts: Readonly<Record<string, string>>;
  /** Description for the page, such as `Lender rounding: To the cent`. */
  readonly words: string;
  /** Number of statement rows that match after the change. */
  readonly fitting: number;
}

export interface Comparison {
  /** Statement rows that were paired with a row of the schedule, and how many of them match. */
  readonly rows: number;
  readonly fitting: number;
  readonly first: Difference | null;
  readonly explanation: Explanation | null;
}

/** Returns null if nothing in the text looks like this loan. */
export function compareStatement(statement: readonly StatementRow[], plan: Plan): Comparison | null {
  const table = plan.schedule;
  const places = align(statement, table);
  const columns = columnsOf(statement, places, table);
  if (columns.every((role) => role === null)) return null;
  const paired = statement.flatMap((stated, i) => {
    const place = places[i];
    return place === null || place === undefined ? [] : [{ stated, place }];
  });
  const judge = (rows: readonly Row[]) => judgeRows(paired, columns, rows);
  const { fitting, first } = judge(table);
  if (!first) return { rows: paired.length, fitting, first, explanation: null };
  let explanation: Explanation | null = null;
  for (const { change, texts, words } of variants(plan, first, columns, statement)) {
    const rows = rowsOf(plan, change);
    if (!rows) continue;
    const found = judge(rows);
    // The simplest variant comes first; a later one must match more rows.
    if (found.fitting > Math.max(fitting, explanation?.fitting ?? 0))
      explanation = { texts, words, fitting: found.fitting };
    if (found.fitting === paired.length) break;
  }
  return { rows: paired.length, fitting, first, explanation };
}

/** The schedule with some inputs changed, or null if the change is invalid for this loan. */
function rowsOf(plan: Plan, change: Partial<Inputs>): readonly Row[] | null {
  try {
    return plan.but(change).schedule;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Pairs each statement row with a row of the schedule by date, or by its number, or in order. */
function align(statement: readonly StatementRow[], table: readonly Row[]): (number | null)[] {
  const byDate = new Map(table.map((row, place) => [row.date, place]));
  const dated = statement.map(({ dates }) => {
    const place = dates.map((date) => byDate.get(date)).find((found) => found !== undefined);
    return place ?? null;
  });
  if (dated.filter((place) => place !== null).length * 2 > statement.length) return dated;
  const first = statement[0]?.amounts[0] ?? 0;
  const numbered = statement.every(({ amounts }, i) => amounts[0] === first + i) && Number.isInteger(first);
  const start = numbered && first >= 1 ? first - 1 : 0;
  return statement.map((_, i) => (start + i < table.length ? start + i : null));
}

/** Identifies each column of the statement with the closest column of the schedule; null if none is close. */
function columnsOf(
  statement: readonly StatementRow[],
  places: readonly (number | null)[],
  table: readonly Row[],
): (Role | null)[] {
  const width = Math.max(0, ...statement.map(({ amounts }) => amounts.length));
  const taken = new Set<Role>();
  return Array.from({ length: width }, (_, column) => {
    let best: { role: Role; miss: number } | null = null;
    for (const role of ROLES) {
      if (taken.has(role)) continue;
      const miss = median(
        statement.flatMap(({ amounts }, i) => {
          const row = table[places[i] ?? -1];
          const amount = amounts[column];
          if (!row || amount === undefined) return [];
          return [Math.abs(amount - row[role]) / Math.max(Math.abs(row[role]), Math.abs(amount), 1)];
        }),
      );
      if (miss !== null && miss < NEAR && (!best || miss < best.miss)) best = { role, miss };
    }
    // A column of zeros does not claim a role, because several columns may be all zeros.
    if (best && statement.some(({ amounts }) => amounts[column] !== 0)) taken.add(best.role);
    return best?.role ?? null;
  });
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

interface Pair {
  readonly stated: StatementRow;
  readonly place: number;
}

function judgeRows(
  pairs: readonly Pair[],
  columns: readonly (Role | null)[],
  rows: readonly Row[],
): { fitting: number; first: Difference | null } {
  let fitting = 0;
  let first: Difference | null = null;
  for (const { stated, place } of pairs) {
    const row = rows[place];
    const column = row
      ? columns.findIndex((role, i) => {
          const amount = stated.amounts[i];
          return role !== null && amount !== undefined && Math.abs(amount - row[role]) > ROUNDED;
        })
      : -1;
    if (row && column < 0) fitting++;
    else if (row && !first) {
      const role = columns[column] as Role;
      first = { line: stated.line, row, role, stated: stated.amounts[column] as number };
    }
  }
  return { fitting, first };
}

interface Variant {
  readonly change: Partial<Inputs>;
  readonly texts: Readonly<Record<string, string>>;
  readonly words: string;
}

/** Rules a lender may use, those with the fewest changes first. */
function* variants(
  plan: Plan,
  first: Difference,
  columns: readonly (Role | null)[],
  statement: readonly StatementRow[],
): Generator<Variant> {
  const { inputs } = plan;
  const keys = ["rounding", "interestMethod", "compounding"] as const;
  const all: { readonly variant: Variant; readonly distance: number }[] = [];
  for (const rounding of Object.keys(fields.rounding.options ?? {}) as Inputs["rounding"][])
    for (const interestMethod of Object.keys(fields.interestMethod.options ?? {}) as Inputs["interestMethod"][])
      for (const compounding of Object.keys(fields.compounding.options ?? {}) as Inputs["compounding"][]) {
        if (interestMethod !== "periodic" && compounding !== inputs.compounding) continue;
        const change = { rounding, interestMethod, compounding };
        const changed = keys.filter((key) => change[key] !== inputs[key]);
        if (changed.length === 0) continue;
        all.push({ variant: variantOf(change, changed), distance: changed.length });
      }
  all.sort((a, b) => a.distance - b.distance);
  for (const { variant } of all) yield variant;
  yield* fromTheRow(plan, first, columns, statement);
}

function variantOf(change: Partial<Inputs>, keys: readonly (keyof Inputs & keyof typeof fields)[]): Variant {
  const words = keys.map((key) => {
    const field = fields[key];
    return `${String(field.label)}: ${field.options?.[String(change[key])] ?? String(change[key])}`;
  });
  const texts = Object.fromEntries(keys.map((key) => [key, String(change[key])]));
  return { change, texts, words: words.join("; ") };
}

/** Changes suggested by the differing row itself: a new rate from there on, or an extra payment. */
function* fromTheRow(
  { inputs, format }: Plan,
  { line, row, stated, role }: Difference,
  columns: readonly (Role | null)[],
  statement: readonly StatementRow[],
): Generator<Variant> {
  const amounts = statement.find((one) => one.line === line)?.amounts ?? [];
  const cell = (role: Role) => amounts[columns.indexOf(role)];
  const interest = cell("interest");
  const roundings: readonly Partial<Inputs>[] = [{}, { rounding: "cent" }];
  if (interest !== undefined && Math.abs(interest - row.interest) > ROUNDED && row.interest > 0) {
    const implied = (row.annualRate * interest) / row.interest;
    // Try the implied rate rounded to hundredths, then to thousandths of a percent.
    for (const places of [100, 1000]) {
      const annualRate = Math.round(implied * places) / places;
      const rateChanges = [
        ...inputs.rateChanges.filter((change) => change.fromPayment < row.number),
        { fromPayment: row.number, annualRate },
      ];
      const words = `A rate of ${format.percent(annualRate)} from payment ${format.number(row.number)}`;
      for (const onRateChange of ["adjust-emi", "adjust-term"] as const)
        for (const rounding of roundings)
          yield {
            change: { rateChanges, onRateChange, ...rounding },
            texts: { rateChanges: JSON.stringify(rateChanges), onRateChange, ...(rounding as object) },
            words: `${words}, ${onRateChange === "adjust-emi" ? "with the payment adjusted" : "with the payment kept"}`,
          };
    }
  }
  const balance = cell("closingBalance");
  const extra = balance === undefined ? 0 : Math.round((row.closingBalance - balance) * 100) / 100;
  if (role !== "interest" && extra > 0 && stated !== 0) {
    const extraPayments = [
      ...inputs.extraPayments,
      { amount: extra, frequency: "once" as const, start: row.date, end: null },
    ];
    for (const rounding of roundings)
      yield {
        change: { extraPayments, ...rounding },
        texts: { extraPayments: JSON.stringify(extraPayments), ...(rounding as object) },
        words: `An extra payment of ${format.money(extra)} with payment ${format.number(row.number)}`,
      };
  }
}
