import type { InputsOf, ResultOf } from "../../../core/calculator";
import type randomNumber from "./calculator";
import { dice } from "./parts";

export interface Face {
  readonly text: string;
  readonly sides: number;
  readonly kept: boolean;
}

/** If there are more dice than this, none are drawn. */
const MOST_FACES = 40;

/** The dice of the first roll, in the order of the notation; empty if there are too many to draw. */
export function facesOf(inputs: InputsOf<typeof randomNumber>, outputs: ResultOf<typeof randomNumber>): Face[] {
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
