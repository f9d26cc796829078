/** Shown below the answer: progress of a simulation, and the choice of today's or future dollars. */
import { useId } from "react";
import type { ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import type retirement from "./calculator";
import { inputs as fields } from "./inputs";
import "./retirement.css";

const Progress = deferred(() => import("./Progress"));

export function State({ inputs, setInputs, readOf }: ViewProps<typeof retirement>) {
  const id = useId();
  return (
    <>
      {readOf("method") !== "fixed" && <Progress urgent />}
      {/* Historical runs have their own inflation, so their amounts are always in today's dollars. */}
      {inputs.method !== "historical" && (
        <div className="retirement-dollars">
          <span id={`${id}-dollars`}>{fields.amountsIn.label as string}</span>
          <div className="segments" role="radiogroup" aria-labelledby={`${id}-dollars`}>
            {Object.entries(fields.amountsIn.options ?? {}).map(([code, wording]) => (
              <label key={code}>
                <input
                  type="radio"
                  name={`${id}-amounts`}
                  value={code}
                  checked={inputs.amountsIn === code}
                  onChange={() => setInputs({ amountsIn: code })}
                />
                <span>{wording}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
