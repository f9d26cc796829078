import type { Format } from "../../../core/format";
import { shortMonthName, shortMonthsText } from "../../../fieldsets/months-text";
import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type homeLoan from "./calculator";
import { resetOptions } from "./choices";
import type { HomeLoan } from "./home-loan";
import { OPTIONS } from "./outputs";

type Option = ReturnType<typeof resetOptions>[number];

/** Used if no rate change is entered: the example raises the rate by this many points after a year of EMIs. */
const EXAMPLE_POINTS = 1;

/** The borrower's options when the bank announces a new rate. */
export default function Resets({ inputs, model, outputs, format, setInputs }: ViewProps<typeof homeLoan>) {
  const own = outputs.resetOptions.length > 0;
  const example = own || inputs.rateChanges.length > 0 ? null : exampleOf(model);
  const options = example ? resetOptions(model.but({ rateChanges: [example] })) : outputs.resetOptions;
  const letters = lettersOf(options);
  if (letters.length === 0)
    return <p>There is no rate change while EMIs are being paid, so there is nothing to choose.</p>;
  return (
    <div className="resets">
      {example && (
        <p>
          For example, suppose the rate rises by one point after a year.{" "}
          <button type="button" className="link" onClick={() => setInputs({ rateChanges: JSON.stringify([example]) })}>
            Add this rate change
          </button>
        </p>
      )}
      {letters.map((letter) => (
        <Letter key={letter[0]?.number} options={letter} format={format} />
      ))}
      <p className="note">
        Each option assumes the new rate stays in effect until the end. The lender must offer a higher EMI, a longer
        tenure or both, and accept part prepayment at any time. The balance must not grow.
      </p>
    </div>
  );
}

function Letter({ options, format }: { options: readonly Option[]; format: Format }) {
  const first = options[0] as Option;
  const whole = (amount: number) => (amount >= 1e7 ? format.shortMoney(amount) : format.wholeMoney(amount));
  const rows: readonly [string, (one: Option) => string][] = [
    ["EMI", (one) => whole(one.emi)],
    ["EMIs left", (one) => format.number(one.emisLeft)],
    ["Time left", (one) => shortMonthsText(one.emisLeft, format)],
    ["Last EMI", (one) => shortMonthName(one.endDate, format)],
    ["Prepay now", (one) => (one.prepayment > 0 ? whole(one.prepayment) : "—")],
    ["Interest still to pay", (one) => (one.interest >= 1e5 ? format.shortMoney(one.interest) : whole(one.interest))],
  ];
  return (
    <>
      <p>
        Your rate is {format.percent(first.annualRate)} from installment {format.number(first.number)},{" "}
        {format.date(first.date)}; your EMI was {whole(first.oldEmi)}.
      </p>
      <SideBySide
        caption={`Options for the rate from installment ${format.number(first.number)}`}
        columns={options.map(({ option }) => OPTIONS[option])}
        rows={rows.map(([label, cell]) => ({ label, cells: options.map(cell) }))}
      />
    </>
  );
}

function lettersOf(options: readonly Option[]): Option[][] {
  const letters = new Map<number, Option[]>();
  for (const option of options) letters.set(option.number, [...(letters.get(option.number) ?? []), option]);
  return [...letters.values()];
}

function exampleOf({ inputs, preEmiRows, moratoriumTo }: HomeLoan) {
  const afterHoliday = inputs.moratoriumMonths > 0 && inputs.moratoriumStart <= 13;
  return {
    fromPayment: (afterHoliday ? moratoriumTo - 1 : preEmiRows) + 13,
    annualRate: Math.min(50, inputs.annualRate + EXAMPLE_POINTS),
  };
}
