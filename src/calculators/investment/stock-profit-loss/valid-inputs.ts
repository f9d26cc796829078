/** For tests only: ledgers that never sell more than they hold. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const { trades: _trades, buyDate: _buyDate, sellDate: _sellDate, ...others } = inputs;

const price = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
const day = (year: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`);

/** Purchases in the first year, splits and dividends in the second, sales in the third. */
const ledger = fc
  .tuple(
    fc.array(fc.tuple(day(2024), fc.integer({ min: 50, max: 500 }), price), { minLength: 1, maxLength: 4 }),
    fc.option(fc.tuple(day(2025), fc.constantFrom(2, 3, 1.5))),
    fc.option(fc.tuple(day(2025), price)),
    fc.array(fc.tuple(day(2026), fc.integer({ min: 1, max: 10 }), price), { maxLength: 4 }),
  )
  .map(([bought, split, dividend, sold]) => [
    ...bought.map(([date, shares, price]) => ({ date, side: "buy", shares, price, fee: 1 })),
    ...(split ? [{ date: split[0], side: "split", shares: split[1] }] : []),
    ...(dividend ? [{ date: dividend[0], side: "dividend", price: dividend[1] }] : []),
    ...sold.map(([date, shares, price]) => ({ date, side: "sell", shares, price })),
  ]);

export const validInputs = fc
  .tuple(likelyInputs(others), ledger, day(2025), day(2026))
  .map(([given, trades, early, late]) => {
    const isShort = given.direction === "short";
    const feePreset = isShort && given.feePreset === "india-delivery" ? "india-intraday" : given.feePreset;
    const dates = isShort ? { buyDate: late, sellDate: early } : { buyDate: early, sellDate: late };
    return { ...given, ...(feePreset === undefined ? {} : { feePreset }), ...dates, trades };
  });
