import type { ViewProps } from "../../../site/view";
import { CopyButton } from "../../../site/view/CopyButton";
import type model from "./model";
import { numberOf } from "./reading";
import { groupedNumber, type System, wordsFor } from "./wording";

const SYSTEMS: readonly (readonly [System, string])[] = [
  ["us", "United States"],
  ["uk", "United Kingdom"],
  ["indian", "India"],
];

/** The same number as it is written and said in three countries, each with its own “and”. */
export function SideBySide({ inputs }: ViewProps<typeof model>) {
  const number = numberOf(inputs);
  const worded = {
    ...inputs,
    useAnd: null,
    ...(inputs.mode === "words-to-number" && { mode: "cardinal" as const }),
  };
  return (
    <div className="systems">
      {SYSTEMS.map(([system, country]) => {
        const words = wordsFor(worded, number, system) ?? "";
        return (
          <section key={system}>
            <h3 className="figures-title">{country}</h3>
            <p className="systems-digits">{groupedNumber(number, system)}</p>
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
