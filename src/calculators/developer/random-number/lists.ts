import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Random } from "../../../math/random/random";
import type { Inputs } from "./inputs";

/** Maximum number of letters in all picks together, so that they can be joined and displayed quickly. */
const MOST_LETTERS = 5_000_000;

interface Listed {
  readonly words?: readonly string[];
  readonly teams?: readonly (readonly string[])[];
}

/**
 * Returns a function that picks from a list, shuffles it or deals it into teams.
 *
 * @throws InputError on `count` or `teamValue`
 */
export function listed(inputs: Inputs, list: readonly string[], format: Format): (random: Random) => Listed {
  const { mode, count, withReplacement, teamBy, teamValue } = inputs;
  const items = list.length;
  switch (mode) {
    case "pick":
      if (withReplacement) {
        checkLetters(list, count, format);
        return (random) => ({
          words: Array.from({ length: count }, () => list[random.below(items)] as string),
        });
      }
      if (count > items)
        throw new InputError(
          "count",
          `The list has only ${format.plural(items, "item")}, so ${count === 1 ? "one" : format.number(count)} cannot be picked without repeats.`,
        );
      return (random) => {
        const left = [...list];
        return { words: Array.from({ length: count }, () => random.take(left)) };
      };
    case "teams": {
      if (teamValue > items)
        throw new InputError(
          "teamValue",
          teamBy === "count"
            ? `There are more teams (${format.number(teamValue)}) than items (${format.number(items)}).`
            : `A team of ${format.number(teamValue)} is larger than the list of ${format.plural(items, "item")}.`,
        );
      const teams = teamBy === "count" ? teamValue : Math.ceil(items / teamValue);
      return (random) => ({ teams: dealt(random.shuffle(list), teams) });
    }
    default:
      return (random) => ({ words: random.shuffle(list) });
  }
}

/** @throws InputError on `count` */
function checkLetters(list: readonly string[], count: number, format: Format): void {
  const longest = list.reduce((most, { length }) => Math.max(most, length), 0);
  if (count > 1 && longest * count > MOST_LETTERS)
    throw new InputError(
      "count",
      `The longest item has ${format.number(longest)} characters. At most ${format.plural(Math.max(1, Math.floor(MOST_LETTERS / longest)), "item")} that long can be picked at once.`,
    );
}

/** Item i goes to team i mod `teams`. */
function dealt(list: readonly string[], teams: number): string[][] {
  const dealt: string[][] = Array.from({ length: teams }, () => []);
  for (const [i, item] of list.entries()) dealt[i % teams]?.push(item);
  return dealt;
}
