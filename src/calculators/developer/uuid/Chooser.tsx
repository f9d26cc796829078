import type { ViewProps } from "../../../site/kit";
import type uuid from "./calculator";

const USES = [
  { version: "v4", use: "Just unique" },
  { version: "v7", use: "Sorted by time" },
  { version: "v5", use: "From a name" },
] as const;

/** Helps to choose a version by what the ID is used for. */
export function Chooser({ inputs, setInputs }: ViewProps<typeof uuid>) {
  if (inputs.mode !== "generate") return null;
  return (
    <p className="id-chooser">
      <span>Which version?</span>
      {USES.map(({ version, use }) => (
        <button
          key={version}
          type="button"
          className="link"
          aria-pressed={inputs.version === version}
          onClick={() => setInputs({ mode: "generate", version })}
        >
          {use}: {version}
        </button>
      ))}
    </p>
  );
}
