/** Validation across inputs, or specific to a mode, before anything is drawn. */
import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Term } from "../../../math/dice/notation";
import type { Inputs } from "./inputs";
import { itemsOf } from "./items";
import { dice } from "./parts";

const MOST_ITEMS = 10_000;
const MOST_DICE_ROLLED = 1_000_000;
/** Parameters above this, or below its reciprocal, could overflow a double in sums of squares. */
const LARGEST = 1e100;

/** Number of decimal places in the shortest decimal form of a number. */
function placesOf(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** @throws InputError on `min` or `max` */
export function checkRange(inputs: Inputs, format: Format): void {
  const { mode, min, max, decimals } = inputs;
  const problems: Problem[] = [];
  for (const [field, name, value] of [
    ["min", "The start", min],
    ["max", "The end", max],
  ] as const) {
    if (mode === "integer" && !Number.isInteger(value))
      problems.push({ field, message: `${name} must be a whole number.` });
    if (mode === "decimal" && placesOf(value) > decimals)
      problems.push({
        field,
        message:
          decimals === 0
            ? `${name} must be a whole number because there are no decimal places.`
            : `${name} must have at most ${format.plural(decimals, "decimal place")}.`,
      });
  }
  if (problems.length > 0) throw new InputError(problems);
  if (max < min)
    throw new InputError(
      "max",
      `The end (${format.number(max, 15)}) must not be below the start (${format.number(min, 15)}).`,
    );
}

/** @throws InputError on `count` */
export function checkUnique({ min, max, count }: Inputs, different: bigint, format: Format): void {
  if (BigInt(count) > different)
    throw new InputError(
      "count",
      `Only ${format.plural(Number(different), "different number exists", "different numbers exist")} between ${format.number(min)} and ${format.number(max)}.`,
    );
}

/**
 * The items of the list.
 *
 * @throws InputError on `items`
 */
export function checkedItems({ items }: Inputs, format: Format): string[] {
  const list = itemsOf(items);
  if (list.length === 0) throw new InputError("items", "Enter at least one item.");
  if (list.length > MOST_ITEMS)
    throw new InputError("items", `A list can have at most 10,000 items. This one has ${format.number(list.length)}.`);
  return list;
}

/**
 * The terms of the dice notation.
 *
 * @throws InputError on `dice` or `count`
 */
export function checkedDice({ dice, count }: Inputs, format: Format): Term[] {
  const terms = readTerms(dice);
  const each = terms.reduce((sum, term) => sum + (term.kind === "dice" ? term.count : 0), 0);
  if (each * count > MOST_DICE_ROLLED)
    throw new InputError(
      "count",
      `At most 1,000,000 dice can be rolled at once; ${shortened(dice)} can be rolled ${format.plural(Math.floor(MOST_DICE_ROLLED / each), "time")}.`,
    );
  return terms;
}

function readTerms(text: string): Term[] {
  const { NotationError, readDice } = dice.value;
  try {
    return readDice(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new InputError("dice", `Cannot read “${shortened(text)}”: ${error.message}.`);
  }
}

/** @throws InputError on the first parameter that is out of range */
export function checkParameters(inputs: Inputs): void {
  const used =
    inputs.mode === "normal"
      ? ([
          ["meanValue", "Mean"],
          ["sdValue", "Standard deviation"],
        ] as const)
      : ([["rate", "Rate"]] as const);
  for (const [key, name] of used) {
    if (Math.abs(inputs[key]) > LARGEST) throw new InputError(key, `${name} can be at most 10¹⁰⁰.`);
    if (key !== "meanValue" && inputs[key] < 1 / LARGEST) throw new InputError(key, `${name} must be at least 10⁻¹⁰⁰.`);
  }
}

/** Truncates long texts for use in messages. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
