/** Turns the inputs into units and values: what to convert into what. */
import { InputError } from "../../../core/calculator";
import type { IngredientId } from "../../../data/units/ingredients";
import { Rational } from "../../../math/numbers/rational";
import { areConvertible } from "../../../math/units/convertible";
import { isSameDimension } from "../../../math/units/dimensions";
import type { Measured } from "../../../math/units/query";
import { QueryError } from "../../../math/units/query-error";
import type { Unit } from "../../../math/units/unit-names";
import { Conversion, type Question } from "./conversion";
import type { Inputs } from "./inputs";
import { quantityOf } from "./quantities";
import type { FindUnit } from "./several";
import { ALL_UNITS, INGREDIENTS, likelyQuantities, tabledUnit } from "./tables";
import { idsIn } from "./unit-ids";

type Key = keyof Inputs;

/** @throws InputError */
export function convert(inputs: Inputs): Conversion {
  return new Conversion(inputs.mode === "query" ? queried(inputs) : chosen(inputs));
}

function queried(inputs: Inputs): Question {
  const { NAMES, unitQuestion } = ALL_UNITS.value;
  const foods = Object.keys(INGREDIENTS.value.NAMES);
  // Only a difference of temperatures has the units of another quantity.
  const quantity = inputs.quantity === "temperature-difference" ? { quantity: inputs.quantity } : {};
  const question = unitQuestion(inputs.query, NAMES, { ingredients: foods, ...quantity });
  if ("refusal" in question) throw new InputError("query", question.refusal);
  const { terms, targets, ingredient, uncertain = false } = question;
  const [{ unit }] = terms as [Measured];
  const to = targets[0] ?? usualTarget(unit);
  return {
    inputs,
    terms,
    to,
    into: targets.length > 1 ? ALL_UNITS.value.bySize(targets) : [],
    field: "query",
    food: ingredient as IngredientId | null,
    isUncertain: uncertain,
  };
}

/** The default target of a unit; an expression without a quantity is converted into itself. */
function usualTarget(unit: Unit): Unit {
  const { NAMES } = ALL_UNITS.value;
  const quantity = NAMES.quantities.find(({ id, dimension }) =>
    unit.quantity === null ? isSameDimension(dimension, unit.dimension) : id === unit.quantity,
  );
  if (!quantity) return unit;
  const id = unit.id === quantity.defaultTo ? quantity.defaultFrom : quantity.defaultTo;
  return NAMES.byId(id) as Unit;
}

function chosen(inputs: Inputs): Question {
  const isSeveral = inputs.mode === "convert" && inputs.parts.length > 0;
  const find: FindUnit = (field, text, like) => unitOf(field, text, inputs, like);
  const terms = isSeveral ? ALL_UNITS.value.partsOf(inputs, find) : [single(inputs)];
  const [{ unit: from }] = terms as [Measured];
  const to = unitOf("to", inputs.to, inputs, from.quantity);
  const isCooking = inputs.mode === "ingredient";
  if (isCooking) refuseUnlessKitchen("from", from);
  if (isCooking) refuseUnlessKitchen("to", to);
  if (!isCooking && !areConvertible(from, to)) refusePair("to", from, to);
  const isBroken = inputs.mode === "convert" && idsIn(inputs.toParts).length > 0;
  const into = isBroken ? ALL_UNITS.value.splitInto(inputs, to, find) : [];
  const food = isCooking ? inputs.ingredient : null;
  return { inputs, terms, to, into, field: isSeveral ? "parts" : "value", food };
}

function single(inputs: Inputs): Measured {
  return { value: Rational.fromNumber(inputs.value), unit: unitOf("from", inputs.from, inputs) };
}

/**
 * Finds a unit by its id or any of its names.
 *
 * @param like preferred quantity
 * @throws InputError if there is no such unit
 */
function unitOf(field: Key, text: string, inputs: Inputs, like: string | null = null): Unit {
  const unit = tabledUnit(text, likelyQuantities(inputs));
  if (unit) return unit;
  const { NAMES, readUnit } = ALL_UNITS.value;
  return reportingAt(field, () => readUnit(text, NAMES, like ?? likelyQuantities(inputs)[0]));
}

function refusePair(field: Key, from: Unit, to: Unit): never {
  const { NAMES, mismatchText } = ALL_UNITS.value;
  throw new InputError(field, mismatchText(from, to, NAMES));
}

function refuseUnlessKitchen(field: Key, unit: Unit): void {
  if (unit.quantity === "mass" || unit.quantity === "volume") return;
  const name = unit.quantity === null ? unit.symbol : quantityOf(unit.quantity).name.toLowerCase();
  throw new InputError(field, `Choose a unit of mass or volume, not of ${name}.`);
}

/** Reports query errors as errors of the field. */
function reportingAt<T>(field: Key, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof QueryError) throw new InputError(field, error.message);
    throw error;
  }
}
