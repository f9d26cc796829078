import type { ViewProps } from "../../../site/view";
import { CopyButton } from "../../../site/view/CopyButton";
import type model from "./model";
import { piecesOf, roleOf } from "./parts";
import "./uuid.css";

const ROLES = {
  time: "time",
  mark: "version and variant",
  random: "random or hashed",
  sequence: "clock sequence",
  node: "node",
} as const;

/** The id itself, its fields in colors, with their names. */
export function IdParts({ inputs, outputs, drawn }: ViewProps<typeof model>) {
  const pieces = piecesOf(inputs, outputs);
  const text = pieces.map((piece) => piece.text).join("");
  const { mode, version } = inputs;
  const randomName =
    mode === "inspect"
      ? ROLES.random
      : version === "v8"
        ? "your own bits"
        : ["v3", "v5", "v8-sha256"].includes(version)
          ? "hashed"
          : "random";
  const roles = [...new Set(pieces.flatMap(({ field }) => (field === null ? [] : [roleOf(field)])))];
  return (
    <div className="id-parts">
      <p className="id-text">
        <code>
          {pieces.map(({ text: shown, field }, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
              key={i}
              className={field === null ? undefined : `id-${roleOf(field)}`}
              title={field ?? undefined}
            >
              {shown}
            </span>
          ))}
        </code>
        {drawn && <CopyButton label="id" text={text} />}
      </p>
      {roles.length > 0 && (
        <p className="id-legend">
          {roles.map((role) => (
            <span key={role} className={`id-${role}`}>
              {role === "random" ? randomName : ROLES[role]}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
