import type { AnyCalculator } from "../../core/calculator";
import type { Format } from "../../core/format";
import { reportLoadFailure } from "../shell/failures";
import type { PageState } from "./state";

interface ActionsProps {
  readonly calculator: AnyCalculator;
  readonly state: PageState;
  readonly format: Format;
  readonly name: string;
}

/** Copy the answer, share the figures, print a clean page. */
export function Actions({ calculator, state, format, name }: ActionsProps) {
  const run = (action: (module: typeof import("./share")) => Promise<void>) =>
    import("./share").then(action, reportLoadFailure);
  return (
    <p className="actions">
      {state.redraw && (
        <button type="button" className="link" onClick={state.redraw}>
          New
        </button>
      )}
      <button
        type="button"
        className="link"
        onClick={() => run(({ copyAnswer }) => copyAnswer(calculator, state, format))}
      >
        Copy
      </button>
      <button
        type="button"
        className="link"
        onClick={() => run(({ share }) => share(calculator, state, name))}
      >
        {calculator.link === "fragment" ? "Link with my figures" : "Link"}
      </button>
      <button type="button" className="link" onClick={() => print()}>
        Print
      </button>
      {calculator.solve && <a href="#solve">Solve for …</a>}
    </p>
  );
}
