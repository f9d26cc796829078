import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { canHaveRate, type DatedFlow, ratesOfReturn } from "../../../math/finance/dated-flows";
import { type LotMethod, Position } from "../../../math/finance/lots";
import { finiteOrNull } from "../../../math/numbers/finite";
import { longTermFrom } from "../../../math/tax/holding-period";
import type { TermGains } from "../../../math/tax/term-gains";
import { type Order, orderFees, orderValue, totalOf, transactionTaxOf } from "./fees";
import type { Inputs } from "./inputs";
import { type LedgerRow, ledgerRows } from "./ledger-rows";
import { addsBackTransactionTax, type Outcome, taxOf } from "./outcome";
import type { GainTax } from "./tax";

export const METHODS = {
  fifo: "The oldest",
  lifo: "The newest",
  "highest-cost": "The most expensive",
  average: "At the average cost",
} as const;

/** A split must leave a number of shares within these limits. */
const LEAST_SHARES = 1e-12;
const MOST_SHARES = 1e24;

/** The shares of one lot sold in one sale. */
export interface Disposal {
  readonly sellDate: string;
  readonly buyDate: string;
  readonly shares: number;
  readonly proceeds: number;
  readonly cost: number;
  readonly gain: number;
  readonly days: number;
  readonly term: "short" | "long";
}

/** The result of the ledger under one method of choosing lots. */
export interface Result {
  readonly method: LotMethod;
  readonly disposals: readonly Disposal[];
  /** Actual gains by term. */
  readonly terms: TermGains;
  /** Taxable gains by term. */
  readonly gains: TermGains;
  readonly remainingShares: number;
  readonly remainingCost: number;
}

/** An order of the ledger, with its fees. */
interface Executed extends Order {
  readonly day: number;
  readonly fees: number;
  readonly transactionTax: number;
}

/** Trades in one stock, sold lot by lot. */
export class Ledger implements Outcome {
  readonly simple = null;
  readonly ledger = this;
  readonly rows: readonly LedgerRow[];
  readonly #executed: readonly (Executed | null)[];
  readonly result: Result;
  readonly dividends: number;
  /** Dated payments for purchases, sales and dividends. */
  readonly #flows: readonly DatedFlow[];
  readonly borrowCost = 0;

  /** @throws InputError if a row is invalid or sells more shares than are held */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    this.rows = ledgerRows(inputs.trades, format);
    this.#executed = this.rows.map((row) => executed(row, inputs));
    const { flows, dividends } = this.#play(format);
    this.#flows = flows;
    this.dividends = dividends;
    this.result = this.#sold(inputs.lotMethod);
  }

  get orders(): readonly Executed[] {
    return this.#executed.filter((order) => order !== null);
  }

  get fees(): number {
    return this.orders.reduce((sum, { fees }) => sum + fees, 0);
  }

  get buyCost(): number {
    return this.#sum("buy", (order) => orderValue(order) + order.fees);
  }

  get sellProceeds(): number {
    return this.#sum("sell", (order) => orderValue(order) - order.fees);
  }

  get realized(): number {
    const { shortTerm, longTerm } = this.result.terms;
    return shortTerm + longTerm;
  }

  /** Null if shares are left but no current price was entered. */
  get unrealized(): number | null {
    const { remainingShares, remainingCost } = this.result;
    if (remainingShares === 0) return 0;
    const { currentPrice } = this.inputs;
    return currentPrice === null ? null : remainingShares * currentPrice - remainingCost;
  }

  get net(): number | null {
    const { unrealized } = this;
    return unrealized === null ? null : this.realized + unrealized + this.dividends;
  }

  get gross(): number | null {
    const { net } = this;
    return net === null ? null : net + this.fees - this.dividends;
  }

  get returnPercent(): number | null {
    const { net, buyCost } = this;
    return net === null || buyCost === 0 ? null : finiteOrNull((100 * net) / buyCost);
  }

  /** Internal rate of return of all payments, including the current value of the shares left. */
  readonly rate = once((): number | null => {
    const { remainingShares } = this.result;
    const { currentPrice, asOf } = this.inputs;
    if (remainingShares > 0 && currentPrice === null) return null;
    const flows =
      remainingShares > 0 && currentPrice !== null
        ? [...this.#flows, { day: isoToDayNumber(asOf), amount: remainingShares * currentPrice }]
        : this.#flows;
    return canHaveRate(flows) ? ratesOfReturn(flows).usual : null;
  });

  get annualizedReturn(): number | null {
    return this.rate();
  }

  get gains(): TermGains {
    return this.result.gains;
  }

  get taxableGain(): number {
    return this.gains.shortTerm + this.gains.longTerm;
  }

  readonly tax = once((): GainTax | null => taxOf(this.gains, this.inputs));

  get afterTax(): number | null {
    const { net } = this;
    return net === null ? null : net - (this.tax()?.total ?? 0);
  }

  /** The result of the same trades under each method of choosing lots. */
  readonly methods = once(() =>
    (Object.keys(METHODS) as LotMethod[]).map((method) => {
      const result = method === this.inputs.lotMethod ? this.result : this.#sold(method);
      const { shortTerm, longTerm } = result.terms;
      return {
        method,
        realizedGain: shortTerm + longTerm,
        shortTermGain: shortTerm,
        longTermGain: longTerm,
        taxDue: taxOf(result.gains, this.inputs)?.total ?? null,
        remainingCost: result.remainingCost,
      };
    }),
  );

  #sum(side: "buy" | "sell", of: (order: Executed) => number): number {
    return this.orders.reduce((sum, order) => (order.side === side ? sum + of(order) : sum), 0);
  }

  /**
   * Goes through the rows once to compute everything that does not depend on the choice of lots.
   * @throws InputError if a row sells more shares than are held, or a split leaves an absurd number of shares
   */
  #play(format: Format): { readonly flows: DatedFlow[]; readonly dividends: number } {
    const held = new Position("fifo");
    const flows: DatedFlow[] = [];
    let dividends = 0;
    for (const [i, row] of this.rows.entries()) {
      const order = this.#executed[i];
      const fail = (what: string) => new InputError("trades", `Trade ${format.number(row.number)}: ${what}.`);
      if (row.side === "split") {
        held.split(row.ratio);
        if (held.lots.some(({ shares }) => shares < LEAST_SHARES || shares > MOST_SHARES))
          throw fail("leaves a number of shares that cannot be counted");
      } else if (row.side === "dividend") {
        const paid = held.shares * row.perShare;
        dividends += paid;
        flows.push({ day: row.day, amount: paid });
      } else if (order) {
        if (row.side === "sell" && !held.holds(row.shares))
          throw fail(`sells ${format.number(row.shares)} shares but only ${format.number(held.shares)} are held`);
        if (row.side === "buy") held.buy({ day: row.day, shares: row.shares, cost: 0, notDeductible: 0 });
        else held.sell(row.shares);
        const value = orderValue(order);
        flows.push({
          day: row.day,
          amount: row.side === "buy" ? -(value + order.fees) : value - order.fees,
        });
      }
    }
    return { flows, dividends };
  }

  /** The result with lots chosen by `method`. */
  #sold(method: LotMethod): Result {
    const position = new Position(method);
    const disposals: Disposal[] = [];
    const terms = { shortTerm: 0, longTerm: 0 };
    const gains = { shortTerm: 0, longTerm: 0 };
    const addsBack = addsBackTransactionTax(this.inputs);
    for (const [i, row] of this.rows.entries()) {
      const order = this.#executed[i];
      if (row.side === "split") position.split(row.ratio);
      if (!order) continue;
      const value = orderValue(order);
      if (order.side === "buy") {
        position.buy({
          day: order.day,
          shares: order.shares,
          cost: value + order.fees,
          notDeductible: order.transactionTax,
        });
        continue;
      }
      for (const lot of position.sell(order.shares)) {
        const part = lot.shares / order.shares;
        const proceeds = (value - order.fees) * part;
        const isLong = order.day >= longTermFrom(lot.day);
        const gain = proceeds - lot.cost;
        const term = isLong ? "longTerm" : "shortTerm";
        terms[term] += gain;
        gains[term] += gain + (addsBack ? lot.notDeductible + order.transactionTax * part : 0);
        disposals.push({
          sellDate: order.date,
          buyDate: dayNumberToIso(lot.day),
          shares: lot.shares,
          proceeds,
          cost: lot.cost,
          gain,
          days: order.day - lot.day,
          term: isLong ? "long" : "short",
        });
      }
    }
    return {
      method,
      disposals,
      terms,
      gains,
      remainingShares: position.shares,
      remainingCost: position.cost,
    };
  }
}

function executed(row: LedgerRow, inputs: Inputs): Executed | null {
  if (row.side !== "buy" && row.side !== "sell") return null;
  const { side, date, day, shares, price, fee } = row;
  const order: Order = { side, date, shares, price };
  const fees = orderFees(order, inputs);
  return { ...order, day, fees: totalOf(fees) + fee, transactionTax: transactionTaxOf(fees) };
}
