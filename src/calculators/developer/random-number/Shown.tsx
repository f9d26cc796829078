import type { InputsOf, ResultOf } from "../../../core/calculator";
import type { ViewProps } from "../../../site/kit";
import type randomNumber from "./calculator";
import { dice } from "./parts";
import "./random-number.css";

/** Columns and rows (0–2) of the dots on each face of a die. */
const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

const MOST_COINS = 60;

/** Pictures of the dice or coins. */
export function Shown({ inputs, outputs, format }: ViewProps<typeof randomNumber>) {
  if (inputs.mode === "dice") {
    const faces = facesOf(inputs, outputs);
    return faces.length > 0 ? (
      <p className="faces">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its position
          <Die key={i} {...face} />
        ))}
      </p>
    ) : null;
  }
  if (inputs.mode === "coin") {
    const sides = outputs.values.slice(0, MOST_COINS);
    const left = outputs.values.length - sides.length;
    return (
      <p className="faces">
        {sides.map(({ n, value }) => (
          <svg key={n} className={`coin ${value}`} viewBox="0 0 44 44" role="img" aria-label={coinName(value)}>
            <circle cx="22" cy="22" r="20.5" />
            <text x="22" y="29">
              {value}
            </text>
          </svg>
        ))}
        {left > 0 && <span>and {format.number(left)} more</span>}
      </p>
    );
  }
  return null;
}

function coinName(side: string | number): string {
  return side === "H" ? "Heads" : "Tails";
}

function Die({ text, sides, kept }: Face) {
  const dots = sides === 6 ? DOTS[Number(text)] : undefined;
  return (
    <svg
      className={kept ? "die" : "die dropped"}
      viewBox="0 0 44 44"
      role="img"
      aria-label={kept ? text : `${text}, dropped`}
    >
      <rect x="1" y="1" width="42" height="42" rx="6" />
      {dots ? (
        dots.map(([x, y]) => <circle key={`${x}${y}`} cx={12 + 10 * x} cy={12 + 10 * y} r="3.6" />)
      ) : (
        <text x="22" y={text.length > 4 ? 26 : 29} className={text.length > 3 ? "long" : undefined}>
          {text}
        </text>
      )}
      {!kept && <line x1="4" y1="40" x2="40" y2="4" />}
    </svg>
  );
}

interface Face {
  readonly text: string;
  readonly sides: number;
  readonly kept: boolean;
}

/** If there are more dice than this, none are drawn. */
const MOST_FACES = 40;

/** The dice of the first roll, in the order of the notation; empty if there are too many to draw. */
function facesOf(inputs: InputsOf<typeof randomNumber>, outputs: ResultOf<typeof randomNumber>): Face[] {
  const groups = outputs.rolls[0]?.detail.match(/\[[^\]]*\]/g) ?? [];
  if (groups.length === 0) return [];
  const rolled = dice.value.readDice(inputs.dice).filter((term) => term.kind === "dice");
  const faces = groups.flatMap((group, i) =>
    group
      .slice(1, -1)
      .split(", ")
      .flatMap((die) => {
        const kept = !die.startsWith("(");
        const shown = kept ? die : die.slice(1, -1);
        return shown.split("!").map((text) => ({ text, sides: rolled[i]?.sides ?? 0, kept }));
      }),
  );
  return faces.length > MOST_FACES ? [] : faces;
}
