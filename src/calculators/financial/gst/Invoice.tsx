import type { Rational } from "../../../math/numbers/rational";
import type { ViewProps } from "../../../site/kit";
import type gst from "./calculator";
import { printedAmounts } from "./printed";
import "./invoice.css";

/** Further lines appear only in the table below. */
const MAX_LINES = 10;

const TITLES = { "india-gst": "Tax invoice", "us-sales-tax": "Receipt", vat: "VAT invoice" } as const;

/** The lines and their taxes, laid out like an invoice. */
export function InvoiceDisplay({ inputs, model, format }: ViewProps<typeof gst>) {
  const { variant, answer } = model;
  const { invoice, parts, india } = answer;
  const { lines } = invoice;
  const { money } = format;
  const percent = (rate: Rational) => format.percent(rate.toNumber());
  const printed = printedAmounts(answer, format);
  const discount = invoice.total("discount");
  const shown = lines.slice(0, MAX_LINES);
  const totals: readonly (readonly [label: string, value: number])[] = [
    [variant === "india-gst" ? "Taxable value" : "Net", printed.net],
    ...parts
      .map(({ name, rate }, i) => [rate ? `${name} ${percent(rate)}` : name, printed.parts[i] as number] as const)
      .filter(([, amount]) => amount !== 0 || printed.tax === 0),
    ...(printed.cess > 0 ? [[`Cess ${format.percent(invoice.rule.cess)}`, printed.cess] as const] : []),
    ...(india && india.roundOff.sign() !== 0
      ? [["Total", printed.gross] as const, ["Round-off", india.roundOff.toNumber()] as const]
      : []),
  ];
  return (
    <table className="tax-invoice">
      <caption>{TITLES[variant]}</caption>
      <tbody>
        {shown.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity other than their position
          <tr key={i}>
            <th scope="row">
              {line.description || (lines.length > 1 ? `Line ${i + 1}` : "Amount")}
              <small>
                {format.number(line.quantity)} × {format.money(line.amount)}
                {inputs.discountPercent > 0 && `, minus ${format.percent(inputs.discountPercent)}`}
                {line.rate.sign() === 0
                  ? ", exempt"
                  : `, ${inputs.priceIncludesTax ? "minus tax" : "taxed"} at ${percent(line.rate)}`}
              </small>
            </th>
            <td>{money(printed.lines[i] as number)}</td>
          </tr>
        ))}
        {lines.length > shown.length && (
          <tr>
            <th scope="row">{format.plural(lines.length - shown.length, "more line")}</th>
            <td />
          </tr>
        )}
      </tbody>
      <tfoot>
        {totals.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(value)}</td>
          </tr>
        ))}
        <tr className="strong">
          <th scope="row">{india ? "Payable" : "Total"}</th>
          <td>{money(india?.payable.toNumber() ?? printed.gross)}</td>
        </tr>
        {discount.sign() > 0 && (
          <tr>
            <th scope="row">Discount given</th>
            <td>{money(discount.toNumber())}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
