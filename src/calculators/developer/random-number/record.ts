/** The record of a draw, which lets others verify it. */
import type { Format } from "../../../core/format";
import { shortened } from "../../../math/words/phrases";
import { GENERATOR_NAMES } from "./generator-names";
import type { Inputs } from "./inputs";
import { itemsOf } from "./items";
import type { RandomDraw } from "./random-draw";

/** Longer values are truncated here; the “As text” tab has all of them. */
const LONGEST = 400;

export function recordOf(draw: RandomDraw, format: Format): readonly (readonly [string, string])[] {
  const result = draw.teamsText()?.replaceAll("\n", "; ") ?? draw.valuesText() ?? draw.result;
  return [["Drawn", question(draw.inputs, format)], ["Result", shortened(result, LONGEST)], ...sourceRows(draw)];
}

function question(inputs: Inputs, format: Format): string {
  const { mode, min, max, count, decimals, dice, meanValue, sdValue, rate } = inputs;
  const [from, to] = [format.number(min, 15), format.number(max, 15)];
  switch (mode) {
    case "integer":
      return `${format.plural(count, "whole number")} from ${from} to ${to}${inputs.unique ? ", no repeats" : ""}`;
    case "decimal":
      return `${format.plural(count, "number")} from ${from} to ${to} with ${format.plural(decimals, "decimal place")}`;
    case "dice":
      return `${dice}, ${format.plural(count, "roll")}`;
    case "coin":
      return format.plural(count, "coin");
    case "pick":
      return `${format.number(count)} of ${listText(inputs, format)}${inputs.withReplacement ? ", repeats allowed" : ""}`;
    case "shuffle":
      return `Order of ${listText(inputs, format)}`;
    case "teams":
      return `Teams from ${listText(inputs, format)}`;
    case "normal":
      return `${format.plural(count, "normal number")}, mean ${format.number(meanValue)}, standard deviation ${format.number(sdValue)}`;
    case "exponential":
      return `${format.plural(count, "exponential number")}, rate ${format.number(rate)}`;
  }
}

function listText({ items }: Inputs, format: Format): string {
  const list = itemsOf(items);
  const text = list.join(", ");
  return `${format.plural(list.length, "item")}: ${shortened(text, LONGEST)}`;
}

function sourceRows({ inputs, seedCommitment }: RandomDraw): [string, string][] {
  switch (inputs.source) {
    case "crypto":
      return [["Randomness", "This device’s secure generator. The draw cannot be repeated"]];
    case "bytes":
      return [["Randomness", "Your own bytes. Anyone who has them gets the same draw"]];
    case "seeded":
      return [
        ["Randomness", `${GENERATOR_NAMES[inputs.prng]} from a seed. The link repeats the draw`],
        ["Seed", inputs.seed],
        ["Commitment", `SHA-256 ${seedCommitment}`],
      ];
  }
}
