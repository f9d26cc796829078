import type { AnyCalculator } from "../../core/calculator";
import type { Format } from "../../core/format";
import type { Texts } from "./answering";
import { controlText } from "./field-text";
import type { PageState } from "./state/page-state";

/** Props for the displays of a view. */
export function viewProps(
  state: PageState,
  format: Format,
  setInputs: (texts: Texts) => void,
  calculator: AnyCalculator,
) {
  return {
    id: state.id,
    ...state.lastAnswer,
    format,
    setInputs,
    fillIn: state.fillIn,
    problems: state.problems,
    isExample: state.isExample,
    textOf: (key: string) => controlText(key, calculator.inputs[key], state, format),
    readOf: (key: string) => state.current[key],
  };
}
