/** The steps of a working, as they are shown. Apart from working.ts because a page opens without it. */
import type { AnyCalculator, ShowWorking, Step } from "./calculator";
import type { Format } from "./format";
import { listed } from "./listed";
import { OnDemand } from "./on-demand";
import { withMinus } from "./signs";

/** All steps, with the model's numbers filled in and with minus signs. @throws Error if the working is not loaded */
export function workingOf({ working }: AnyCalculator, model: unknown, format: Format): readonly Step[] {
  const show: ShowWorking<unknown> = working instanceof OnDemand ? working.value : working;
  return listed(show(model, format)).map((step) => ({
    ...step,
    label: withMinus(step.label),
    expression: withMinus(step.expression),
    value: withMinus(step.value),
  }));
}
