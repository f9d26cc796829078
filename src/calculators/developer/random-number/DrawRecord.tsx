import { useEffect, useState } from "react";
import { copy, type ViewProps } from "../../../site/kit";
import type randomNumber from "./calculator";
import { recordOf } from "./record";

/** Everything needed to verify a draw: its time, what was drawn, the seed, and the link that replays it. */
export function DrawRecord({ inputs, model, format }: ViewProps<typeof randomNumber>) {
  const [time, setTime] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw has its own time
  useEffect(() => setTime(new Date().toISOString().replace(/\.\d+Z$/, "Z")), [model]);
  const rows = [["Time", time || "—"] as const, ...recordOf(model, format)];
  const text = () =>
    [...rows, ...(inputs.source === "seeded" ? [["Replay", location.href] as const] : [])]
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  return (
    <>
      <dl className="record">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <button type="button" className="link" onClick={() => copy(text(), "Record copied")}>
          Copy record
        </button>
        {inputs.source === "seeded" && (
          <button type="button" className="link" onClick={() => copy(location.href, "Link copied")}>
            Copy the replay link
          </button>
        )}
      </p>
    </>
  );
}
