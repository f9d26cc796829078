import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { unroundedAmount } from "../../../fieldsets/amount-text";
import { amountText, signedSum } from "./amounts";
import { FEES, type Fee, type Order, orderValue } from "./fees";
import type { Ledger } from "./ledger";
import { addsBackTransactionTax } from "./outcome";
import type { StockAnswer } from "./stock-answer";
import { taxSteps } from "./tax-working";
import type { Trade } from "./trade";

/** With more lots sold than this, they are not written out. */
const WRITTEN_OUT = 12;

/** Most decimals shown. */
const FINE = 12;

/** Both orders with every fee, the holding period, and the tax bracket by bracket. */
export function working({ simple, ledger }: StockAnswer, format: Format): Step[] {
  return simple ? tradeSteps(simple, format) : ledgerSteps(ledger, format);
}

function tradeSteps(trade: Trade, format: Format): Step[] {
  const amount = (value: number) => amountText(value, format);
  const { inputs, gross, fees, dividends, borrowCost, net } = trade;
  const sides = trade.isLong ? [trade.buy, trade.sell] : [trade.sell, trade.buy];
  const steps = sides.flatMap((order) => [
    step(
      order.side === "buy" ? "Bought: shares × price" : "Sold: shares × price",
      `${count(order.shares, format)} × ${exact(order.price, format)}`,
      format.money(orderValue(order)),
    ),
    ...feeSteps(order, order.side === "buy" ? trade.buyFees : trade.sellFees, format),
  ]);
  steps.push(
    step(
      "Gain on the price = sold − bought",
      `${amount(orderValue(trade.sell))} − ${amount(orderValue(trade.buy))}`,
      format.money(gross),
    ),
  );
  if (dividends !== 0)
    steps.push(
      step(
        trade.isLong ? "Dividends" : "Dividends, paid to the lender",
        `${trade.isLong ? "" : "-"}${count(inputs.shares, format)} × ${exact(inputs.dividendsPerShare, format)}`,
        format.money(dividends),
      ),
    );
  if (borrowCost !== 0)
    steps.push(
      step(
        "Borrow fee = value sold × rate × days ÷ 365",
        `${amount(orderValue(trade.sell))} × ${format.percent(inputs.borrowRate, FINE)} × ${format.number(trade.days)} ÷ 365`,
        format.money(borrowCost),
      ),
    );
  if (fees !== 0 || dividends !== 0 || borrowCost !== 0)
    steps.push(
      step("Profit before tax", signedSum([gross, -fees, dividends, -borrowCost], format), format.money(net, 4)),
    );
  return [...steps, ...returnSteps(trade, format), ...taxPart(trade, format)];
}

/** Return, annualized return and break-even price. */
function returnSteps(trade: Trade, format: Format): Step[] {
  const { returnPercent, annualizedReturn, days, net, stake } = trade;
  const steps: Step[] = [];
  if (returnPercent !== null)
    steps.push(
      step(
        trade.isLong ? "Return = profit ÷ cost including fees" : "Return = profit ÷ value sold",
        `${amountText(net, format)} ÷ ${amountText(stake, format)}`,
        format.percent(returnPercent, 6),
      ),
    );
  if (returnPercent !== null && annualizedReturn !== null)
    steps.push(
      step(
        "Annualized return = (1 + return)^(365 ÷ days) − 1",
        `(1 + ${format.percent(returnPercent, FINE)})^(365 ÷ ${format.number(days)}) − 1`,
        format.percent(annualizedReturn, 4),
      ),
    );
  return [...steps, ...breakEvenSteps(trade, format)];
}

/** The closing price that covers the other order and the fees on the closing order itself. */
function breakEvenSteps(trade: Trade, format: Format): Step[] {
  const price = trade.breakEven();
  if (price === 0) return [step("Break-even price", "at any closing price", format.money(price, 4))];
  const at = trade.closedAt(price);
  const amount = (value: number) => amountText(value, format, 6);
  const closing = trade.isLong ? at.sell : at.buy;
  const rounded = trade.inputs.feeRounding === "contract-note";
  // With unrounded fees, the fees on the closing order are the difference between its value and the other order.
  const other = trade.isLong
    ? trade.buyCost - trade.dividends
    : trade.sellProceeds + trade.dividends - trade.borrowCost;
  const own = Math.abs(price * closing.shares - other);
  return [
    step(
      rounded
        ? "Break-even price, with unrounded fees"
        : trade.isLong
          ? `Break-even price = ${own < 1e-9 ? "cost ÷ shares" : "(cost + fees on the sale) ÷ shares"}${trade.dividends === 0 ? "" : ", dividends deducted from the cost"}`
          : `Break-even price = ${own < 1e-9 ? "proceeds ÷ shares" : "(proceeds − fees on the purchase) ÷ shares"}${trade.dividends + trade.borrowCost === 0 ? "" : ", dividends and borrow fee deducted from the proceeds"}`,
      rounded
        ? `price at which closing ${count(closing.shares, format)} shares leaves zero profit`
        : own < 1e-9
          ? `${amount(other)} ÷ ${count(closing.shares, format)}`
          : `(${amount(other)} ${trade.isLong ? "+" : "−"} ${amount(own)}) ÷ ${count(closing.shares, format)}`,
      format.money(price, 4),
    ),
  ];
}

function feeSteps(order: Order, fees: readonly Fee[], format: Format): Step[] {
  return fees.flatMap((fee) => {
    if (fee.amount === 0) return [];
    const rounding =
      fee.rounding === "up-to-cent"
        ? ", rounded up to the cent"
        : fee.rounding === "to-unit"
          ? ", rounded to the rupee"
          : "";
    return [
      step(
        `${order.side === "buy" ? "Purchase" : "Sale"}: ${FEES[fee.item]}${rounding}`,
        feeText(order, fee, fees, format),
        format.money(fee.amount, fee.rounding ? 2 : 4),
      ),
    ];
  });
}

function feeText(order: Order, fee: Fee, fees: readonly Fee[], format: Format): string {
  const percent = format.percent(fee.percent ?? 0, FINE);
  const value = `${count(order.shares, format)} × ${exact(order.price, format)} × ${percent}`;
  switch (fee.item) {
    case "tafFee": {
      const each = `${count(order.shares, format)} × ${format.number(fee.perShare ?? 0, FINE)}`;
      const most = fee.most ?? 0;
      // The cap applies after rounding; it is a whole number of cents.
      return order.shares * (fee.perShare ?? 0) >= most ? format.amount(most) : each;
    }
    case "brokerage":
      return `min(${value}, ${exact(fee.most ?? 0, format)})`;
    case "gst": {
      const base = fees.filter(({ item }) => ["brokerage", "exchangeFee", "sebiFee"].includes(item));
      return `(${base.map(({ amount }) => amountText(amount, format, 6)).join(" + ")}) × ${percent}`;
    }
    case "commission":
    case "dpCharge":
      return exact(fee.amount, format);
    default:
      return value;
  }
}

/** The holding period test, the taxable gain, and the tax on it. */
function taxPart(trade: Trade, format: Format): Step[] {
  const { inputs, longTermDate, isLongTerm } = trade;
  const tax = trade.tax();
  if (!tax) return [];
  const steps: Step[] = [];
  if (tax.kind !== "slab")
    steps.push(
      step(
        "Holding period: more than a year, counted from the day after the purchase",
        longTermDate === null
          ? "a short position is never long-term"
          : `bought on ${format.date(inputs.buyDate)}, long-term from ${format.date(longTermDate)}, sold on ${format.date(inputs.sellDate)}`,
        isLongTerm ? "Long-term" : "Short-term",
      ),
    );
  const added = addsBackTransactionTax(inputs) ? trade.taxableGain - trade.gross + trade.fees : 0;
  steps.push(
    step(
      added > 0 ? "Taxable gain = gain − fees + STT, which is not deductible" : "Taxable gain = gain − fees",
      signedSum([trade.gross, -trade.fees, added], format),
      format.money(trade.taxableGain),
    ),
    ...taxSteps(trade.gains, tax, inputs, format),
    step(
      "Profit after tax",
      `${amountText(trade.net, format)} − ${amountText(tax.total, format)}`,
      format.money(trade.afterTax),
    ),
  );
  return steps;
}

function ledgerSteps(ledger: Ledger, format: Format): Step[] {
  const { result, dividends, unrealized, net } = ledger;
  const { disposals, remainingShares, remainingCost, terms } = result;
  const amount = (value: number) => amountText(value, format);
  const written = disposals.length <= WRITTEN_OUT;
  const steps = written
    ? disposals.map(({ shares, buyDate, sellDate, proceeds, cost, gain, term }) =>
        step(
          `${count(shares, format)} bought ${format.shortDate(buyDate)}, sold ${format.shortDate(sellDate)} (${term === "long" ? "long-term" : "short-term"}): proceeds − cost`,
          `${amount(proceeds)} − ${amount(cost)}`,
          format.money(gain),
        ),
      )
    : [];
  for (const [term, label, gain] of [
    ["short", "Short-term gain", terms.shortTerm],
    ["long", "Long-term gain", terms.longTerm],
  ] as const) {
    const gains = disposals.filter((row) => row.term === term).map((row) => row.gain);
    if (gains.length > 1)
      steps.push(
        step(
          label,
          written ? signedSum(gains, format) : format.plural(gains.length, "sale of a lot", "sales of lots"),
          format.money(gain),
        ),
      );
  }
  if (remainingShares > 0 && unrealized !== null)
    steps.push(
      step(
        "Gain on shares left = shares × price − cost",
        `${count(remainingShares, format)} × ${exact(ledger.inputs.currentPrice ?? 0, format)} − ${amount(remainingCost)}`,
        format.money(unrealized),
      ),
    );
  if (net !== null && unrealized !== null)
    steps.push(
      step(
        "Total profit = gain on sales + gain on shares left + dividends",
        signedSum([ledger.realized, unrealized, dividends], format),
        format.money(net),
      ),
    );
  if (ledger.annualizedReturn !== null)
    steps.push(
      step(
        "Annualized return: the rate at which all payments add up to zero",
        `${format.number(ledger.rows.length)} rows, years of 365 days`,
        format.percent(ledger.annualizedReturn, 4),
      ),
    );
  const tax = ledger.tax();
  return tax ? [...steps, ...taxSteps(ledger.gains, tax, ledger.inputs, format)] : steps;
}

function count(value: number, format: Format): string {
  return format.number(value, FINE);
}

function exact(value: number, format: Format): string {
  return unroundedAmount(value, format, FINE);
}
