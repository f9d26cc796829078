import type { ViewProps } from "../../../site/kit";
import type uuid from "./calculator";

const WISHES = [
  { version: "v4", wish: "Just unique" },
  { version: "v7", wish: "Sorted by time" },
  { version: "v5", wish: "From a name" },
] as const;

/** Which version? */
export function Chooser({ inputs, setInputs }: ViewProps<typeof uuid>) {
  if (inputs.mode !== "generate") return null;
  return (
    <p className="id-chooser">
      <span>Which version?</span>
      {WISHES.map(({ version, wish }) => (
        <button
          key={version}
          type="button"
          className="link"
          aria-pressed={inputs.version === version}
          onClick={() => setInputs({ mode: "generate", version })}
        >
          {wish}: {version}
        </button>
      ))}
    </p>
  );
}
