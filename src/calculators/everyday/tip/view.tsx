import { defineView } from "../../../site/kit";
import { BillAndTip } from "./BillAndTip";
import tip from "./calculator";

export default defineView(tip, {
  FormTop: BillAndTip,
  // Most people tip on what the menu costs, and pay for themselves.
  opening: { taxAmount: 0, people: 1 },
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
  tabs: [
    { label: "Other tips", table: "comparison" },
    { label: "Who pays what", table: "shares" },
  ],
});
