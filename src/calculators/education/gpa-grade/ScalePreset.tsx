import { GRADE_SCALES } from "../../../data/grade-scales";
import type { FormTopProps } from "../../../site/kit";
import type calculator from "./calculator";
import "../../../site/kit/quick-choices.css";

const { label, value } = GRADE_SCALES["college-board"];
const ROWS = JSON.stringify(
  value.map(({ letter, points, minPercent }) => ({
    letter,
    points: String(points),
    minPercent: minPercent === null ? "" : String(minPercent),
  })),
);

/** A table that begins an own scale at a tap. */
export function ScalePreset({ textOf, setInputs }: FormTopProps<typeof calculator>) {
  if (textOf("scale") !== "custom" || textOf("mode") === "cgpa-to-percentage") return null;
  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Begin an own scale with">
        <button
          type="button"
          aria-pressed={textOf("customScale") === ROWS}
          onClick={() => setInputs({ customScale: ROWS })}
        >
          {label}
        </button>
      </div>
    </div>
  );
}
