import { outputsOf } from "../../../core/outputs";
import { fixedText } from "../../../math/numbers/exact";
import type { TippedBill } from "./tipped-bill";

const { integer, money, percent, table, text } = outputsOf<TippedBill>();

export const outputs = {
  tipAmount: money({ label: "Tip", value: ({ chosen }) => chosen.tip.toNumber() }),
  totalAmount: money({ label: "Total", value: ({ chosen }) => chosen.total.toNumber() }),
  tipBase: money({ label: "Tip is based on", value: ({ base }) => base.toNumber() }),
  tipPerPerson: money({
    label: "Tip per person",
    note: "Before rounding",
    value: ({ chosen, people }) => chosen.tip.divide(people).toNumber(),
  }),
  totalPerPerson: money({
    label: "Total per person",
    note: "Before rounding",
    value: ({ totalPerPerson }) => totalPerPerson.toNumber(),
  }),
  effectiveTipPercent: percent({
    label: "Total tip rate",
    note: "Including the service charge in the bill",
    optional: true,
    digits: 2,
    value: ({ effectivePercent }) => effectivePercent,
  }),
  shares: table({
    label: "Who pays what",
    columns: { person: integer({ label: "Person" }), amount: money({ label: "Pays" }) },
    value: ({ shares }) => shares.map((share, i) => ({ person: i + 1, amount: share.toNumber() })),
  }),
  sharesText: text({
    label: "Shares",
    value: ({ shares, inputs }) => shares.map((share) => fixedText(share, inputs.currencyDigits)).join(" + "),
  }),
  comparison: table({
    label: "Other tips",
    columns: {
      percent: percent({ label: "Tip" }),
      tip: money({ label: "Tip" }),
      total: money({ label: "Total" }),
      perPerson: money({ label: "Each" }),
      rounded: money({ label: "Rounded total" }),
    },
    value: (bill) => [10, 12, 15, 18, 20, 22, 25].map((percent) => comparisonRow(bill, percent)),
  }),
  customLow: percent({ label: "Customary, from", optional: true, value: ({ custom }) => custom.low }),
  customHigh: percent({ label: "Customary, to", optional: true, value: ({ custom }) => custom.high }),
  customNote: text({ label: "Local custom", value: ({ custom }) => custom.note }),
};

function comparisonRow(bill: TippedBill, percent: number) {
  const { tip, total } = bill.withTip(percent, "none");
  return {
    percent,
    tip: tip.toNumber(),
    total: total.toNumber(),
    perPerson: total.divide(bill.people).toNumber(),
    rounded: bill.withTip(percent).total.toNumber(),
  };
}
