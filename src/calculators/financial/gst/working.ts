import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { unroundedAmount } from "../../../fieldsets/amount-text";
import { Rational } from "../../../math/numbers/rational";
import { capitalized } from "../../../math/words/phrases";
import type { Inputs } from "./fields";
import type { Line } from "./invoice";
import type { InvoiceTaxes } from "./invoice-taxes";

/** At most this many lines are written out; with more, their totals are omitted. */
const WRITTEN_OUT = 12;

/** The calculation step by step: each line from its value to its tax, then the split and the rounding. */
export function working(answer: InvoiceTaxes, inputs: Inputs, format: Format): Listed<Step> {
  const { invoice, us } = answer;
  const several = invoice.lines.length > 1;
  return [
    us
      ? step(
          "Rate = state + local",
          `${rate(us.stateRate.toNumber(), format)} + ${rate(inputs.localRate, format)}`,
          rate(us.combinedRate.toNumber(), format),
        )
      : null,
    invoice.lines
      .slice(0, WRITTEN_OUT)
      .flatMap((line, i) =>
        lineSteps(line, several ? `${line.description || `Line ${i + 1}`}: ` : "", answer, inputs, format),
      ),
    several && totalSteps(answer, format),
    splitSteps(answer, format),
  ];
}

function lineSteps(
  line: Line,
  prefix: string,
  { invoice, tax }: InvoiceTaxes,
  { discountPercent, priceIncludesTax }: Inputs,
  format: Format,
): Listed<Step> {
  const { cess } = invoice.rule;
  const [r, c] = [rate(line.rate.toNumber(), format), rate(cess, format)];
  const factors = [
    amount(Rational.fromNumber(line.amount), format),
    ...(line.quantity === 1 ? [] : [format.number(line.quantity, DIGITS)]),
    ...(discountPercent === 0 ? [] : [`(1 − ${rate(discountPercent, format)})`]),
  ];
  const name = (text: string) => (prefix ? prefix + text : capitalized(text));
  const money = (value: Rational) => format.money(value.toNumber());
  const value = amount(line.value, format);
  const net = amount(line.net, format);
  return [
    factors.length > 1 &&
      step(name("value = amount × quantity, minus the discount"), factors.join(" × "), money(line.value)),
    priceIncludesTax &&
      step(
        name(`net = value ÷ (1 + rate${cess > 0 ? " + cess" : ""})`),
        `${value} ÷ (1 + ${r}${cess > 0 ? ` + ${c}` : ""})`,
        money(line.net),
      ),
    step(name(`${tax} = net × rate`), `${net} × ${r}`, money(line.tax)),
    cess > 0 && step(name("cess = net × cess rate"), `${net} × ${c}`, money(line.cess)),
    step(
      name("with tax = net + tax"),
      `${net} + ${amount(line.tax, format)}${cess > 0 ? ` + ${amount(line.cess, format)}` : ""}`,
      money(line.gross),
    ),
  ];
}

function totalSteps({ invoice }: InvoiceTaxes, format: Format): Listed<Step> {
  if (invoice.lines.length > WRITTEN_OUT) return [];
  const sum = (label: string, of: "net" | "tax" | "cess" | "gross") =>
    step(
      label,
      invoice.lines.map((line) => amount(line[of], format)).join(" + "),
      format.money(invoice.total(of).toNumber()),
    );
  return [
    sum("Net, all lines", "net"),
    sum("Tax, all lines", "tax"),
    invoice.rule.cess > 0 && sum("Cess, all lines", "cess"),
    sum("With tax, all lines", "gross"),
  ];
}

function splitSteps({ invoice, parts, india, us }: InvoiceTaxes, format: Format): Listed<Step> {
  const money = (value: Rational) => format.money(value.toNumber());
  const tax = amount(invoice.total("tax"), format);
  const net = amount(invoice.total("net", invoice.usual), format);
  const split = us
    ? parts
        .filter(({ rate: own }) => own !== null)
        .map((part) =>
          step(`${part.name} = net × rate`, `${net} × ${rate(part.rate?.toNumber() ?? 0, format)}`, money(part.amount)),
        )
    : parts.length === 2
      ? parts.map((part) => step(`${part.name} = half of the GST`, `${tax} ÷ 2`, money(part.amount)))
      : [];
  if (!india || india.roundOff.sign() === 0) return split;
  return [split, step("Payable, rounded to the rupee", amount(invoice.total("gross"), format), money(india.payable))];
}

/** Maximum decimals of quantities and rates, and of amounts that need more than two. */
const DIGITS = 15;
const FINE = 6;

function rate(value: number, format: Format): string {
  return format.percent(value, DIGITS);
}

function amount(value: Rational, format: Format): string {
  return unroundedAmount(value.toNumber(), format, FINE);
}
