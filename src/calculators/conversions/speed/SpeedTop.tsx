import { durationText } from "../../../math/dates/duration-text";
import type { FormTopProps } from "../../../site/kit";
import { TwoSides } from "../../../site/kit/TwoSides";
import type speed from "./calculator";
import { isPace } from "./units";

const KEYS = { value: "value", from: "from", to: "to" } as const;

/** The choice of question, and the two sides of a conversion. A pace is shown as minutes and seconds. */
export function SpeedTop(props: FormTopProps<typeof speed>) {
  const { rows, textOf, outputs, inputs } = props;
  const { result } = outputs;
  const text = result !== null && isPace(inputs.to) ? durationText(result * 60) : (outputs.resultText ?? "");
  return (
    <>
      {rows(["mode"])}
      {textOf("mode") === "convert" && <TwoSides keys={KEYS} result={text} page={props} />}
    </>
  );
}
