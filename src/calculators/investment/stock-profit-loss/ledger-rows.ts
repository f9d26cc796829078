import { InputError } from "../../../core/calculator";
import { LARGEST_AMOUNT } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { isoToDayNumber } from "../../../math/dates/civil";
import type { Inputs } from "./inputs";

/** A validated row of the ledger. */
export type LedgerRow = {
  /** Position in the list as entered, from 1. */
  readonly number: number;
  readonly date: string;
  readonly day: number;
} & (
  | { readonly side: "buy" | "sell"; readonly shares: number; readonly price: number; readonly fee: number }
  | { readonly side: "split"; readonly ratio: number }
  | { readonly side: "dividend"; readonly perShare: number }
);

const MOST_RATIO = 1000;

/** Smaller numbers of shares are rejected as typing errors. */
const LEAST_SHARES = 1e-12;

/**
 * The rows sorted by date, keeping the order entered within a day.
 * @throws InputError if a row is invalid
 */
export function ledgerRows(trades: Inputs["trades"], format: Format): LedgerRow[] {
  return trades.map((row, i) => ledgerRow(row, i + 1, format)).sort((a, b) => a.day - b.day || a.number - b.number);
}

function ledgerRow(row: Inputs["trades"][number], number: number, format: Format): LedgerRow {
  const place = { number, date: row.date, day: isoToDayNumber(row.date) };
  const fail = (what: string) => new InputError("trades", `Trade ${format.number(number)}: ${what}.`);
  const shares = (): number => {
    if (row.shares === null) throw fail("enter a number of shares");
    if (row.shares <= 0) throw fail("shares must be more than 0");
    if (row.shares < LEAST_SHARES) throw fail("too little of a share to count");
    if (row.shares > LARGEST_AMOUNT) throw fail(`shares must be at most ${format.number(LARGEST_AMOUNT)}`);
    return row.shares;
  };
  const price = (what: string): number => {
    if (row.price === null) throw fail(`enter a ${what}`);
    if (row.price < 0) throw fail(`${what} must be 0 or more`);
    return row.price;
  };
  switch (row.side) {
    case "split": {
      if (row.shares === null || row.shares <= 0 || row.shares > MOST_RATIO)
        throw fail(`enter the ratio of the split as shares, more than 0 and at most ${format.number(MOST_RATIO)}`);
      return { ...place, side: "split", ratio: row.shares };
    }
    case "dividend":
      return { ...place, side: "dividend", perShare: price("dividend") };
    default:
      return { ...place, side: row.side, shares: shares(), price: price("price"), fee: row.fee };
  }
}
