/** The user's test lines that must or must not match, each with its result. */
import type { ViewProps } from "../../../site/kit";
import "./more.css";
import type regex from "./calculator";

export default function TestLines({ outputs, textOf, setInputs, problems }: ViewProps<typeof regex>) {
  const { testLines, testsFailed } = outputs;
  const field = (key: "mustMatch" | "mustNotMatch", label: string) => (
    <div className="row wide">
      <label htmlFor={`${key}-lines`}>{label}</label>
      <div className={problems.has(key) ? "field text bad" : "field text"}>
        <textarea
          id={`${key}-lines`}
          className="regex-mono"
          rows={4}
          value={textOf(key)}
          spellCheck={false}
          aria-describedby={problems.has(key) ? `${key}-problem` : undefined}
          aria-invalid={problems.has(key) || undefined}
          onChange={(event) => setInputs({ [key]: event.target.value })}
        />
      </div>
      {problems.has(key) && (
        <p className="error" id={`${key}-problem`}>
          {problems.get(key)}
        </p>
      )}
    </div>
  );
  const isEmpty = outputs.testLines.length === 0;
  return (
    <div className={isEmpty ? "regex-tests screen-only" : "regex-tests"}>
      <p className="regex-note">
        One test per line, each searched separately. These lines are part of the share link; your test text is not.
      </p>
      {field("mustMatch", "Must match")}
      {field("mustNotMatch", "Must not match")}
      {testsFailed !== null && (
        <>
          <p role="status">
            {testsFailed === 0
              ? `${testLines.length === 1 ? "The line passes" : `All ${testLines.length} lines pass`}.`
              : `${testsFailed} of ${testLines.length} lines ${testsFailed === 1 ? "fails" : "fail"}.`}
          </p>
          <ul>
            {testLines.map(({ n, line, expected, found, passed }) => (
              <li key={n} className={passed}>
                <b>{passed === "passed" ? "Passed" : "Failed"}</b>
                <code>{line ?? "empty line"}</code>
                <span>
                  {found
                    ? `matches “${found}”`
                    : passed === (expected === "match" ? "passed" : "failed")
                      ? "matches"
                      : "does not match"}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
