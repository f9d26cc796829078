import { KG_PER_POUND } from "../../../math/health/unit-system";
import type { CustomPageProps, ViewProps } from "../../../site/kit";
import type bmrTdee from "./calculator";

/** Weight in kg and intake in kcal, every other day for four weeks, of a person who loses weight slowly. */
const EXAMPLE = [
  [75.4, 1720],
  [75.1, 1850],
  [75.3, 1690],
  [74.9, 1780],
  [75, 1740],
  [74.7, 1810],
  [74.8, 1700],
  [74.4, 1760],
  [74.6, 1830],
  [74.2, 1690],
  [74.4, 1750],
  [74, 1770],
  [74.1, 1720],
  [73.8, 1800],
  [73.9, 1740],
] as const;

/** The choice of method, with a button that fills in an example log while the log is empty. */
export function ExampleLog({ textOf, setInputs, rows }: ViewProps<typeof bmrTdee> & Pick<CustomPageProps, "rows">) {
  const isEmpty = ["", "[]"].includes(textOf("log"));
  const factor = textOf("unitSystem") === "imperial" ? KG_PER_POUND : 1;
  const log = EXAMPLE.map(([kg, intakeKcal], i) => ({
    date: `2026-10-${String(2 * i + 1).padStart(2, "0")}`,
    weight: (kg / factor).toFixed(1),
    intakeKcal: String(intakeKcal),
  }));
  return (
    <div className="fieldset">
      {rows(["mode"])}
      {textOf("mode") === "adaptive" && isEmpty && (
        <p>
          <button type="button" onClick={() => setInputs({ log: JSON.stringify(log) })}>
            Try an example log
          </button>
        </p>
      )}
    </div>
  );
}
