import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type uuid from "./calculator";
import { type Piece, piecesOf, roleOf } from "./parts";
import "./uuid.css";

const ROLES = {
  time: "time",
  mark: "version and variant",
  random: "random or hashed",
  sequence: "clock sequence",
  node: "node",
} as const;

/** The IDs of the headline; a single ID has its fields in colors. */
export function IdText({ model }: ViewProps<typeof uuid>) {
  const texts = model.made?.().texts ?? [];
  return texts.length === 1 ? <Colored pieces={piecesOf(model)} /> : texts.join("\n");
}

function Colored({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, field }, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      key={i}
      className={field === null ? undefined : `id-${roleOf(field)}`}
      title={field ?? undefined}
    >
      {text}
    </span>
  ));
}

/** The legend of the colors and, when inspecting, the ID itself. */
export function IdParts({ inputs, model }: ViewProps<typeof uuid>) {
  const { mode, version } = inputs;
  if (mode === "generate" && model.made && model.made().texts.length > 1) return null;
  const pieces = piecesOf(model);
  const text = pieces.map((piece) => piece.text).join("");
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
      {mode === "inspect" && (
        <p className="id-text">
          <code>
            <Colored pieces={pieces} />
          </code>
          <CopyButton label="ID" text={text} />
        </p>
      )}
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
