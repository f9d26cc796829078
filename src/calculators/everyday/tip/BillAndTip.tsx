import type { FormTopProps } from "../../../site/kit";
import "../../../site/kit/quick-choices.css";
import type tip from "./calculator";
import "./bill-and-tip.css";

/** Percentages that are one tap away. */
const COMMON = ["15", "18", "20"] as const;

/** Upper end of the slider in percent; the field accepts more. */
const MOST = 30;

/** The bill first, then the tip, which can be typed, tapped or set with the slider. */
export function BillAndTip({ readOf, format, setInputs, rows }: FormTopProps<typeof tip>) {
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
