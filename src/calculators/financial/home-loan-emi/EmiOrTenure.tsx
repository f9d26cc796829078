import { shortMonthName, shortMonthsText } from "../../../fieldsets/months-text";
import { addMonths } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type homeLoan from "./calculator";
import { prepaymentChoices, prepaymentReturn } from "./choices";
import type { HomeLoan } from "./home-loan";
import "./home-loan.css";

type Props = ViewProps<typeof homeLoan>;
type Choice = ReturnType<typeof prepaymentChoices>[number];

/** Used if no prepayment is entered: the example prepays this share of the loan after a year of EMIs. */
const EXAMPLE_SHARE = 0.1;

/** Compares the two effects of the same prepayments: a shorter tenure or a lower EMI. */
export function EmiOrTenure({ inputs, model, outputs, format, setInputs }: Props) {
  const own = outputs.prepaymentChoices.length > 0;
  const example = own ? null : exampleOf(model);
  const loan = example && model.but(example);
  const choices = loan ? prepaymentChoices(loan) : outputs.prepaymentChoices;
  const yearly = loan ? prepaymentReturn(loan) : outputs.prepaymentReturn;
  const [without, tenure, emi] = choices;
  if (!without || !tenure || !emi) return null;
  const columns = [without, tenure, emi];
  // Large amounts are abbreviated so that three columns fit on a phone.
  const short = (amount: number | null, most: number) =>
    amount !== null && Math.abs(amount) >= most ? format.shortMoney(amount) : format.wholeMoney(amount);
  const rows: readonly [string, (one: Choice) => string][] = [
    ["EMI at end", (one) => short(one.finalEmi, 1e7)],
    ["Paid off in", (one) => shortMonthsText(one.numberOfPayments, format)],
    ["Last EMI", (one) => shortMonthName(one.payoffDate, format)],
    ["Interest", (one) => short(one.totalInterest, 1e5)],
    ["Interest saved", (one) => (one === without ? "" : short(one.interestSaved, 1e5))],
  ];
  return (
    <section className="emi-or-tenure" aria-labelledby="emi-or-tenure">
      <h3 className="figures-title" id="emi-or-tenure">
        EMI or tenure
      </h3>
      <p>
        {example ? (
          <>
            For example, {format.wholeMoney(example.extraOnce)} prepaid in {format.month(example.extraOnceDate)}.{" "}
            <button
              type="button"
              className="link"
              onClick={() => setInputs({ extraOnce: String(example.extraOnce), extraOnceDate: example.extraOnceDate })}
            >
              Add this prepayment
            </button>
          </>
        ) : (
          "Your prepayments, with either effect."
        )}
      </p>
      <SideBySide
        caption="The same prepayment with a shorter tenure or a lower EMI"
        columns={["Without", "Shorter tenure", "Lower EMI"]}
        rows={rows.map(([label, cell]) => ({
          label,
          cells: columns.map(cell),
          strong: label === "Interest saved",
        }))}
      />
      {yearly !== null && (
        <p className="return">
          {example ? "A prepayment like this" : "Prepaying"} earns <b>{format.percent(yearly, 2)}</b> a year
          {inputs.taxRate > 0 ? ", counting its effect on your tax" : ""}. Another investment is better only if it
          yields more after its own tax.
        </p>
      )}
    </section>
  );
}

/** With the twelfth EMI: before EMIs begin, a prepayment has the same effect either way. */
function exampleOf({ inputs: { principal, firstPaymentDate }, preEmiRows }: HomeLoan) {
  const first = parseIsoDate(firstPaymentDate) as CivilDate;
  const rough = principal * EXAMPLE_SHARE;
  const step = 10 ** Math.floor(Math.log10(rough));
  return {
    extraOnce: Math.max(1, Math.round(rough / step) * step),
    extraOnceDate: formatIsoDate(addMonths(first, preEmiRows + 11)),
  };
}
