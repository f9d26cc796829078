import type { FormTopProps } from "../../../site/kit";
import { TwoSides } from "../../../site/kit/TwoSides";
import type temperature from "./calculator";

const KEYS = { value: "value", from: "from", to: "to" } as const;

/** The choice of question, and the two sides of a conversion or the one temperature. */
export function TemperatureTop(props: FormTopProps<typeof temperature>) {
  const { rows, textOf, outputs } = props;
  const mode = textOf("mode");
  return (
    <>
      {rows(["mode"])}
      {mode === "convert" || mode === "difference" ? (
        <TwoSides keys={KEYS} result={outputs.resultText ?? ""} page={props} />
      ) : (
        rows(["value", "from"])
      )}
    </>
  );
}
