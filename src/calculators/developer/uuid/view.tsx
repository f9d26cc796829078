import { defineView, type ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import uuid from "./calculator";
import { IdParts, IdText } from "./IdParts";
import { List } from "./List";

const Collisions = deferred(() => import("./Collisions"), "seen");

const USES = [
  { version: "v4", use: "Just unique" },
  { version: "v7", use: "Sorted by time" },
  { version: "v5", use: "From a name" },
] as const;

/** Helps to choose a version by what the ID is used for. */
function Chooser({ inputs, setInputs }: ViewProps<typeof uuid>) {
  if (inputs.mode !== "generate") return null;
  return (
    <p className="id-chooser screen-only">
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

export default defineView(uuid, {
  FormTop: Chooser,
  Figure: IdText,
  Display: IdParts,
  tabs: [
    {
      label: "Fields",
      table: "bits",
      // Of several IDs, they would be those of the first only.
      rows: (_, { mode, count }) => mode === "inspect" || count === 1,
    },
    { label: "List", Component: List, when: ({ outputs: { ids } }) => ids.length > 1, onPaper: false },
    { label: "IDs", table: "ids" },
    { label: "Collisions", Component: Collisions, when: ({ model }) => model.randomBits !== null },
  ],
});
