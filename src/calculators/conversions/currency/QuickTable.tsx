import { type CurrencyCode, minorDigitsOf } from "../../../data/currencies";
import { Rational } from "../../../math/numbers/rational";
import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import { amountIn, rateText, smallFigure } from "./amounts";
import type currency from "./calculator";
import "./quick-rates.css";

const AMOUNTS = [1, 5, 10, 50, 100, 500, 1000];

/** Round amounts converted both ways, for printing. */
export function QuickTable({ model, inputs: { from, to }, format }: ViewProps<typeof currency>) {
  const { offered } = model;
  return (
    <ScrollRegion label="Quick table">
      <table className="quick-rates">
        <caption>{rateText(offered, from, to)}, without fees</caption>
        <thead>
          <tr>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
            <th scope="col">{to}</th>
            <th scope="col">{from}</th>
          </tr>
        </thead>
        <tbody>
          {AMOUNTS.map((amount) => (
            <tr key={amount}>
              <th scope="row">{format.number(amount)}</th>
              <td>{converted(amount, offered, to)}</td>
              <th scope="row">{format.number(amount)}</th>
              <td>{converted(amount, offered.reciprocal(), from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function converted(amount: number, rate: Rational, code: CurrencyCode): string {
  const value = Rational.of(amount).multiply(rate);
  const rounded = value.roundTo(minorDigitsOf(code));
  // One dong is less than a cent; show significant digits instead of 0.00.
  return rounded.sign() === 0 ? smallFigure(value) : amountIn(code, rounded.toNumber());
}
