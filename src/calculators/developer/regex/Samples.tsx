/** The library of sample patterns. */
import type { ViewProps } from "../../../site/kit";
import "./more.css";
import type regex from "./calculator";
import { SAMPLES, type Sample } from "./samples";

export default function Samples({ setInputs }: ViewProps<typeof regex>) {
  const take = ({ pattern, flags, yes, no }: Sample) =>
    setInputs({
      mode: "match",
      flavor: "javascript",
      pattern,
      flags,
      text: [...yes, ...no].join("\n"),
      mustMatch: yes.join("\n"),
      mustNotMatch: no.join("\n"),
    });
  return (
    <ul className="regex-samples">
      {SAMPLES.map((sample) => (
        <li key={sample.name}>
          <h3>{sample.name}</h3>
          <button type="button" className="link" onClick={() => take(sample)} aria-label={`Try ${sample.name}`}>
            Try it
          </button>
          <p>{sample.note}</p>
          <code>{sample.pattern}</code>
          <p className="regex-note">
            Matches {sample.yes.map((line) => `“${line}”`).join(", ")}; not{" "}
            {sample.no.map((line) => `“${line}”`).join(", ")}.
          </p>
        </li>
      ))}
    </ul>
  );
}
