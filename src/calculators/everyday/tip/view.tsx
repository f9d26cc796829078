import { defineView } from "../../../site/view";
import tip from "./model";
import { TipSlider } from "./TipSlider";

/** The shares of more people are read in the table. */
const MOST_IN_LINE = 6;

export default defineView(tip, {
  FormTop: TipSlider,
  hints: {
    tipPercent: (_, { customLow, customHigh }, format) =>
      customLow === null || customHigh === null
        ? null
        : customLow === customHigh
          ? `Usual: ${format.percent(customLow)}`
          : `Usual: ${format.number(customLow)} to ${format.percent(customHigh)}`,
  },
  parts: (inputs, { tipAmount, totalAmount }) => ({
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
    total: { label: "In all", value: totalAmount },
  }),
  figures: ({ people }) => [
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
