import { useEffect, useState } from "react";
import type { ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import type model from "./model";
import { recordOf } from "./record";

/** Everything that proves a draw: when, what, from which seed, and the link that replays it. */
export function DrawRecord({ inputs, outputs, format }: ViewProps<typeof model>) {
  const [time, setTime] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draw has another time
  useEffect(() => setTime(new Date().toISOString().replace(/\.\d+Z$/, "Z")), [outputs]);
  const rows = [["Time", time || "—"] as const, ...recordOf(inputs, outputs, format)];
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
          Copy this record
        </button>
        {inputs.source === "seeded" && (
          <button type="button" className="link" onClick={() => copy(location.href, "Link copied")}>
            Copy the link that replays it
          </button>
        )}
      </p>
    </>
  );
}
