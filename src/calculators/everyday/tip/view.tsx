import { defineView, type FormTopProps } from "../../../site/kit";
import tip from "./calculator";
import "../../../site/kit/quick-choices.css";
import "./bill-and-tip.css";

/** Percentages that are one tap away. */
const COMMON = ["15", "18", "20"] as const;

/** Upper end of the slider in percent; the field accepts more. */
const MOST = 30;

/** The bill first, then the tip, which can be typed, tapped or set with the slider. */
function BillAndTip({ readOf, format, setInputs, rows }: FormTopProps<typeof tip>) {
  const read = readOf("tipPercent");
  const percent = typeof read === "number" ? read : 0;
  return (
    <>
      {rows(["billAmount", "tipPercent"])}
      <div className="quick-choices tip-quick">
        {COMMON.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Tip ${one}%`}
            aria-pressed={percent === Number(one)}
            onClick={() => setInputs({ tipPercent: one })}
          >
            {one}%
          </button>
        ))}
        <input
          type="range"
          aria-label="Slide the tip"
          min={0}
          max={MOST}
          step={1}
          value={Math.min(MOST, percent)}
          aria-valuetext={format.percent(percent)}
          onChange={(event) => setInputs({ tipPercent: event.target.value })}
        />
      </div>
    </>
  );
}

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
