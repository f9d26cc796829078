import { GRADE_SCALES } from "../../../data/grade-scales";
import { defineView, type FormTopProps, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";
import "../../../site/kit/quick-choices.css";

const { label, value } = GRADE_SCALES["college-board"];
const ROWS = JSON.stringify(
  value.map(({ letter, points, minPercent }) => ({
    letter,
    points: String(points),
    minPercent: minPercent === null ? "" : String(minPercent),
  })),
);

/** A button that fills in a published scale as a start for a custom one. */
function ScalePreset({ textOf, setInputs }: FormTopProps<typeof calculator>) {
  if (textOf("scale") !== "custom" || textOf("mode") === "cgpa-to-percentage") return null;
  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Start your own scale from">
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

export default defineView(calculator, {
  FormTop: ScalePreset,
  opening: {
    // A custom scale starts as a copy of the usual one.
    customScale: GRADE_SCALES["us-4.0"].value.map((one) => ({ ...one })),
  },
  tabs: tabsFrom(() => import("./tabs")),
});
