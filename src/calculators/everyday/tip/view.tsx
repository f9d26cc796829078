import { defineView } from "../../../site/kit";
import { BillAndTip } from "./BillAndTip";
import tip from "./calculator";

/** The shares of more people are shown only in the table. */
const MOST_IN_LINE = 6;

export default defineView(tip, {
  FormTop: BillAndTip,
  customInputs: ["billAmount", "tipPercent"],
  hints: {
    tipPercent: ({ model: { custom }, format }) => {
      const { low, high } = custom;
      if (low === null || high === null) return null;
      return `Usual: ${low === high ? "" : `${format.number(low)} to `}${format.percent(high)}`;
    },
  },
  parts: ({ inputs, outputs: { tipAmount, totalAmount } }) => ({
    rows: [
      {
        label: "Food and drink",
        value: inputs.billAmount - inputs.taxAmount - inputs.includedService,
        color: "soft",
      },
      { label: "Tax", value: inputs.taxAmount, color: "ochre" },
      { label: "Service charge", value: inputs.includedService, color: "blue" },
      { label: "Tip", value: tipAmount, color: "green" },
    ],
    total: { label: "Total", value: totalAmount },
  }),
  figures: ({ inputs: { people } }) => [
    ...(people > 1 ? (["tipPerPerson"] as const) : []),
    ...(people > 1 && people <= MOST_IN_LINE ? (["sharesText"] as const) : []),
    "effectiveTipPercent",
    "customNote",
  ],
  hide: ["tipAmount", "totalAmount"],
  tabs: [
    { label: "Other tips", table: "comparison" },
    { label: "Who pays what", table: "shares" },
  ],
});
