import type { ViewProps } from "../../../site/kit";
import type tip from "./calculator";
import "./tip-slider.css";

/** The slider goes this far; the field below it takes more. */
const MOST = 30;

/** Slides the tip while the eye is on the answer. */
export function TipSlider({ readOf, format, setInputs }: ViewProps<typeof tip>) {
  const value = readOf("tipPercent");
  const percent = typeof value === "number" ? value : 0;
  return (
    <label className="tip-slider">
      <span>Slide the tip</span>
      <input
        type="range"
        min={0}
        max={MOST}
        step={1}
        value={Math.min(MOST, percent)}
        aria-valuetext={format.percent(percent)}
        onChange={(event) => setInputs({ tipPercent: event.target.value })}
      />
    </label>
  );
}
