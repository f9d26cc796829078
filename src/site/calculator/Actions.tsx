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
  const action = (label: string, onClick: () => unknown) => (
    // An answer to earlier entries must not leave the page as the answer to these.
    <button type="button" className="link" disabled={!state.isCurrent} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <p className="actions">
      {state.redraw && (
        <button type="button" className="button" onClick={state.redraw}>
          New
        </button>
      )}
      {action("Copy", () => run(({ copyAnswer }) => copyAnswer(state)))}
      {action(calculator.link && !keepsText ? "Link with my settings" : "Link", () =>
        run(({ share }) => share(calculator, state, name)),
      )}
      {keepsText && (
        <label>
          <input type="checkbox" checked={state.withText} onChange={(event) => setWithText(event.target.checked)} />
          Include my text
        </label>
      )}
      {action("Embed", () => run(({ embed }) => embed(calculator, state, name)))}
      {action("Print", () => import("../hydration/whole-print").then(({ printWhole }) => printWhole(), print))}
      {!calculator.draws &&
        action("Spreadsheet", () => run((module) => module.downloadSpreadsheet(calculator, state, format, name)))}
      {isComparable(calculator) && action("Compare", () => run(({ pin }) => pin(calculator, state)))}
      {askWhatIf && action("What if …", () => askWhatIf())}
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
