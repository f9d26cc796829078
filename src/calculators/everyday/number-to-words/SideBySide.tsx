import { withMinus } from "../../../core/signs";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type numberToWords from "./calculator";
import type { System } from "./kind";

const SYSTEMS: readonly (readonly [System, string])[] = [
  ["us", "United States"],
  ["uk", "United Kingdom"],
  ["indian", "India"],
];

/** The same number as written and spoken in three countries, each with its usual “and”. */
export function SideBySide({ model: { answer } }: ViewProps<typeof numberToWords>) {
  return (
    <div className="systems">
      {SYSTEMS.map(([system, country]) => {
        const words = answer.wordsIn(system);
        return (
          <section key={system}>
            <h3 className="figures-title">{country}</h3>
            <p className="systems-digits">{withMinus(answer.digits(system))}</p>
            <p>
              {words}
              <CopyButton label={`the wording of ${country}`} text={words} />
            </p>
          </section>
        );
      })}
    </div>
  );
}
