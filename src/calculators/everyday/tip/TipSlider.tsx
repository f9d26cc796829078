import type { ViewProps } from "../../../site/kit";
import type tip from "./calculator";
import "./tip-slider.css";

/** The slider goes this far; the field below it takes more. */
const MOST = 30;

/** Slides the tip while the eye is on the answer. */
export function TipSlider({ textOf, setInputs }: ViewProps<typeof tip>) {
  const percent = Number(textOf("tipPercent"));
  const place = Number.isFinite(percent) ? Math.min(MOST, Math.max(0, percent)) : 0;
  return (
    <label className="tip-slider">
      <span>Slide the tip</span>
      <input
        type="range"
        min={0}
        max={MOST}
        step={1}
        value={place}
        aria-valuetext={`${place}%`}
        onChange={(event) => setInputs({ tipPercent: event.target.value })}
      />
    </label>
  );
}
