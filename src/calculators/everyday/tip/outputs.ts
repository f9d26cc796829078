import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { fixedText } from "../../../math/numbers/exact";
import { ROUND_MODES } from "./inputs";
import type { TippedBill } from "./tipped-bill";

const { integer, money, percent, table, text } = outputsOf<TippedBill>();

/** The ways of rounding; without one, a rounded total would only repeat the total. */
const ROUNDED = Object.keys(ROUND_MODES).filter((mode) => mode !== "none");

export const outputs = {
  tipAmount: money("Tip", {
    noun: "Tip amount",
    shown: "elsewhere",
    solve: true,
    value: ({ chosen }) => chosen.tip.toNumber(),
  }),
  totalAmount: money("Total", { shown: "elsewhere", solve: 1, value: ({ chosen }) => chosen.total.toNumber() }),
  tipBase: money("Tip is based on", { shown: "more", value: ({ base }) => base.toNumber() }),
  tipPerPerson: money("Tip per person", {
    note: "Before rounding",
    shown: ({ inputs }) => first(inputs.people > 1),
    value: ({ chosen, people }) => chosen.tip.divide(people).toNumber(),
  }),
  totalPerPerson: money("Total per person", {
    note: "Before rounding",
    shown: "more",
    solve: true,
    value: ({ totalPerPerson }) => totalPerPerson.toNumber(),
  }),
  effectiveTipPercent: percent("Total tip rate", {
    note: "Including the service charge in the bill",
    optional: true,
    // As in the headline.
    digits: 1,
    value: ({ effectivePercent }) => effectivePercent,
  }),
  shares: table("Who pays what", {
    columns: { person: integer("Person"), amount: money("Pays") },
    value: ({ shares }) => shares.map((share, i) => ({ person: i + 1, amount: share.toNumber() })),
  }),
  sharesText: text("Shares", {
    // On the page, they are a table.
    shown: "elsewhere",
    value: ({ shares, inputs }) => shares.map((share) => fixedText(share, inputs.currencyDigits)).join(" + "),
  }),
  comparison: table("Other tips", {
    columns: {
      percent: percent("Tip rate"),
      tip: money("Tip"),
      total: money("Total"),
      perPerson: money("Each"),
      rounded: money("Rounded total", { when: { roundMode: ROUNDED } }),
    },
    value: (bill) => [10, 12, 15, 18, 20, 22, 25].map((percent) => comparisonRow(bill, percent)),
  }),
  customLow: percent("Customary, from", { optional: true, shown: "more", value: ({ custom }) => custom.low }),
  customHigh: percent("Customary, to", { optional: true, shown: "more", value: ({ custom }) => custom.high }),
  customNote: text("Local custom", { value: ({ custom }) => custom.note }),
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
