import { memo } from "react";
import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { reportLoadFailure } from "../platform/load-failures";
import { solveChoices } from "./solve-choices";
import type { PageState } from "./state/page-state";

interface ActionsProps {
  readonly calculator: AnyCalculator;
  readonly state: PageState;
  /** The state whose answer has been painted. */
  readonly painted: PageState;
  /** Writes the answer. */
  readonly format: Format;
  readonly name: string;
  readonly setWithText: (withText: boolean) => void;
  readonly askWhatIf: AskWhatIf;
}

/** Opens “what if” for an input; for the first one, if none is named. Undefined if answers cannot be varied. */
export type AskWhatIf = ((input?: string) => void) | undefined;

/** Copy the answer, share the figures, print a clean page. */
export function Actions({ calculator, state, painted, format, name, setWithText, askWhatIf }: ActionsProps) {
  const run = (action: (module: typeof import("./share")) => Promise<void>) =>
    import("./share").then(action, reportLoadFailure);
  const keepsText = hasPrivateText(calculator, state);
  // What is shown answers earlier entries: it must not leave the page as the answer to these.
  const disabled = !state.isCurrent;
  return (
    <p className="actions">
      {state.redraw && (
        <button type="button" className="button" onClick={state.redraw}>
          New
        </button>
      )}
      <button
        type="button"
        className="link"
        disabled={disabled}
        onClick={() => run(({ copyAnswer }) => copyAnswer(state))}
      >
        Copy
      </button>
      <button
        type="button"
        className="link"
        disabled={disabled}
        onClick={() => run(({ share }) => share(calculator, state, name))}
      >
        {calculator.link && !keepsText ? "Link with my settings" : "Link"}
      </button>
      {keepsText && (
        <label>
          <input type="checkbox" checked={state.withText} onChange={(event) => setWithText(event.target.checked)} />
          Include my text
        </label>
      )}
      <button
        type="button"
        className="link"
        disabled={disabled}
        onClick={() => import("../hydration/whole-print").then(({ printWhole }) => printWhole(), print)}
      >
        Print
      </button>
      {!calculator.draws && (
        <button
          type="button"
          className="link"
          disabled={disabled}
          onClick={() => run((module) => module.downloadSpreadsheet(calculator, state, format, name))}
        >
          Spreadsheet
        </button>
      )}
      {isComparable(calculator) && (
        <button
          type="button"
          className="link"
          disabled={disabled}
          onClick={() => run(({ pin }) => pin(calculator, state))}
        >
          Compare
        </button>
      )}
      {askWhatIf && (
        <button type="button" className="link" disabled={disabled} onClick={() => askWhatIf()}>
          What if …
        </button>
      )}
      <SolveLink calculator={calculator} answered={painted.lastAnswer} />
    </p>
  );
}

interface SolveLinkProps {
  readonly calculator: AnyCalculator;
  readonly answered: Evaluation;
}

/** Reading all outputs that can be targeted takes a moment, which the answer does not wait for. */
const SolveLink = memo(function SolveLink({ calculator, answered }: SolveLinkProps) {
  return solveChoices(calculator, answered) && <a href="#solve">Solve for …</a>;
});

/** A random draw has no scenarios, and a secret must not be kept anywhere. */
function isComparable({ draws, inputs }: AnyCalculator): boolean {
  return !draws && !Object.values(inputs as Fields).some(({ privacy }) => privacy === "secret");
}

/** Private text stays out of links until the visitor checks the box. */
function hasPrivateText(calculator: AnyCalculator, { current }: PageState): boolean {
  return Object.entries(calculator.inputs as Fields).some(
    ([key, field]) => field.privacy === "private" && current[key] && meets(field.when, current),
  );
}
