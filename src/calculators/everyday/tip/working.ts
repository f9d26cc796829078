import type { Headline, OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import { inputs as fields, type Inputs, type outputs } from "./fields";
import { Bill } from "./tip";

type Outputs = OutputsOf<typeof outputs>;

/** “Leave $15.30 (18%): $107.10 in all, $26.78 each.” */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { tipAmount, totalAmount, totalPerPerson } = outputs;
  const share =
    outputs.effectiveTipPercent === null
      ? ""
      : ` (${format.percent((100 * tipAmount) / outputs.tipBase, 1)})`;
  const leave = `Leave ${format.money(tipAmount)}${share}:`;
  if (inputs.people === 1)
    return { label: "In all", before: leave, figure: format.money(totalAmount), after: "in all." };
  return {
    label: "Each",
    before: `${leave} ${format.money(totalAmount)} in all,`,
    figure: format.money(totalPerPerson),
    after: "each.",
  };
}

/** Base, percentage, rounding, shares and the coins left over. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const money = (amount: number) => format.money(amount);
  const bill = new Bill(inputs);
  const { asked, total } = bill.with(inputs.tipPercent);
  const { billAmount, includedService, taxAmount, tipPercent, people } = inputs;
  const steps: Step[] = [
    {
      label: "The tip is taken of",
      expression: [
        money(billAmount),
        ...(includedService > 0 ? [`− ${money(includedService)} service`] : []),
        ...(inputs.tipOn === "pre-tax" && taxAmount > 0 ? [`− ${money(taxAmount)} tax`] : []),
      ].join(" "),
      value: money(outputs.tipBase),
    },
    {
      label: "Tip",
      expression: `${money(outputs.tipBase)} × ${format.percent(tipPercent)}${
        includedService > 0 ? ` − ${money(includedService)} service, not below 0` : ""
      }`,
      value: money(asked.toNumber()),
    },
    {
      label: "Bill and tip",
      expression: `${money(billAmount)} + ${money(asked.toNumber())}`,
      value: money(bill.bill.add(asked).toNumber()),
    },
  ];
  if (inputs.roundMode !== "none")
    steps.push({
      label: "Rounded",
      expression: `${fields.roundMode.options?.[inputs.roundMode]} to a multiple of ${money(inputs.roundTo)}; tip ${money(outputs.tipAmount)}`,
      value: money(outputs.totalAmount),
    });
  if (people === 1) return steps;
  const units = bill.shares(total);
  const most = units[0] as bigint;
  const more = units.filter((unit) => unit === most).length;
  const inMoney = (unit: bigint) => money(Rational.of(unit).divide(bill.minorUnits).toNumber());
  steps.push({
    label: "Each, exactly",
    expression: `${money(outputs.totalAmount)} ÷ ${format.number(people)}`,
    value: `${format.symbol}${format.number(outputs.totalPerPerson, 6)}`,
  });
  steps.push({
    label: "In coins",
    expression:
      more === people
        ? "Divides evenly"
        : `${format.plural(more, "person", "people")} × ${inMoney(most)} + ${format.plural(people - more, "person", "people")} × ${inMoney(most - 1n)}`,
    value: money(outputs.totalAmount),
  });
  return steps;
}
