/** Shown below the answer: whether the search was stopped, warnings, and a preview of the replaced or split text. */
import type { ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import type regex from "./calculator";
import { flagsOf } from "./flags";
import { linking } from "./linked";
import { page } from "./page";

const Preview = deferred(() => import("./Preview"), "idle");

export function State(props: ViewProps<typeof regex>) {
  const { inputs, outputs, setInputs } = props;
  const working = page.useProgress() !== null;
  const stopped = outputs.noticeCodes === "stopped";
  return (
    <>
      {working ? (
        <p className="regex-state" role="status">
          Still searching…
          <button type="button" className="ghost" onClick={page.stop}>
            Stop
          </button>
        </p>
      ) : (
        stopped && (
          <p className="regex-state">
            <b>Stopped</b>
            {inputs.timeLimitMs < LONGEST && (
              <button type="button" className="ghost" onClick={() => setInputs({ timeLimitMs: String(LONGEST) })}>
                Run for 10 s
              </button>
            )}
            <button
              type="button"
              className="ghost"
              onClick={() =>
                setInputs({
                  flavor: "re2",
                  flags: [...inputs.flags].filter((flag) => flagsOf("re2").includes(flag)).join(""),
                })
              }
            >
              Try RE2
            </button>
          </p>
        )
      )}
      <Warnings {...props} />
      {inputs.mode !== "match" && !stopped && <Preview urgent {...props} />}
    </>
  );
}

const LONGEST = 10_000;

function Warnings({ outputs }: ViewProps<typeof regex>) {
  if (outputs.warnings.length === 0) return null;
  return (
    <ul className="regex-warnings" aria-label="Warnings">
      {outputs.warnings.map((warning) => (
        <li key={`${warning.kind} ${warning.start}-${warning.end}`} {...linking(warning)}>
          {warning.message}
        </li>
      ))}
    </ul>
  );
}
