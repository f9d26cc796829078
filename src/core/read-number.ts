/** Reads numbers as people write them, by the grammar of the field's kind: amount, percentage, measure or duration. */
import { exactText } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { dimensionOf, isUnit } from "../math/units/units";
import type { DurationUnit } from "../reading/duration";
import type { GrammarName } from "../reading/grammars";
import type { MeasureField, MoreMeasures } from "../reading/measure";
import type { MoneyField } from "../reading/money";
import type { Asked, Refused, Understood } from "../reading/reading";
import { isBy, meets, readsOf, resolve } from "./conditions";
import { CURRENCY_UNIT, type Field } from "./fields";
import type { Values } from "./parse";
import type { ReadContext, Reading } from "./read";
import { countedDuration, durationUnit } from "./read-durations";
import { mostOf, readPlain } from "./read-plain";
import { nameOf } from "./words";

/** @param text without spaces around it, not empty */
export function readNumeric(field: Field, text: string, context: ReadContext): Reading {
  const { inputs = {} } = context;
  const { percentSign, outOf } = readsOf(field, inputs);
  const marks = outOf !== undefined && /\d ?[/o]/i.test(text) && readMarks(field, text, outOf, context);
  if (marks) return marks;
  // An exact percentage is divided by 100 when it is checked.
  if (percentSign === "divide" && text.endsWith("%") && readPlain(field, text.slice(0, -1).trim(), context))
    return { value: text };
  const plain = readPlain(field, text, context);
  if (plain && !plain.isUncertain) return { value: plain.value };
  const reading = byKind(field, text, context);
  return plain && reading.needs ? { ...reading, value: plain.value } : reading;
}

/** Null if the text is not marks with their maximum. */
function readMarks(field: Field, text: string, outOf: string | number, context: ReadContext): Reading | null {
  const { amounts } = context.grammars ?? {};
  if (!amounts) return { value: text, needs: ["amounts"] };
  const read = amounts.marks(text, outOf);
  return read && outcome(field, text, read, context);
}

function byKind(field: Field, text: string, context: ReadContext): Reading {
  const { inputs = {} } = context;
  const { sixtieths, unitIn } = readsOf(field, inputs);
  const unit = field.unit === undefined ? "" : resolve(field.unit, inputs);
  const choice = field.unitKey ?? unitIn;
  if (sixtieths && meets(sixtieths, inputs)) return readPace(field, text, choice, context);
  const isCurrency = choice !== undefined && Object.hasOwn(context.fields?.[choice]?.options ?? {}, "USD");
  if (field.type === "money" || unit === CURRENCY_UNIT || isCurrency)
    return readMoney(field, text, unit, isCurrency ? choice : undefined, context);
  if (field.type === "percent" || (unit.startsWith("%") && field.type !== "exact"))
    return readPercent(field, text, unit, context);
  const isPace =
    choice !== undefined && Object.keys(context.fields?.[choice]?.options ?? {}).some((one) => /^pace-/.test(one));
  if (isPace && /^\d+ ?(?:[:'′’]|m(?:in)? ?\d)/.test(text)) return readPace(field, text, choice, context);
  const chosen = choice === undefined ? undefined : durationUnit(String(inputs[choice]));
  if (choice !== undefined && chosen) return readDuration(field, text, chosen, context, choice);
  if (choice !== undefined && typeof inputs[choice] === "string") {
    const measured = readMeasured(field, text, String(inputs[choice]), context, choice);
    if (measured) return measured;
  }
  const duration = unit === "" ? countedDuration(field, inputs) : durationUnit(unit);
  if (duration && field.type !== "exact") return readDuration(field, text, duration, context);
  if (field.type === "number" && !/^(?:[×/].*|points|)$/.test(unit)) {
    const measured = readMeasured(field, text, unit, context);
    if (measured) return measured;
  }
  return readCount(field, text, unit, context);
}

function readCount(field: Field, text: string, unit: string, context: ReadContext): Reading {
  const { amounts } = context.grammars ?? {};
  if (!amounts) return { value: text, needs: ["amounts"] };
  const { inputs = {} } = context;
  const asked = {
    ...askedOf(field, inputs),
    ...(unit !== "" && { unit }),
    ...countOf(field, inputs),
    percent: field.type === "exact",
  };
  return outcome(field, text, amounts.number(text, asked, context, calculator(context)), context);
}

/** What a field without a unit counts, according to its name, and an example. */
function countOf(field: Field, inputs: Values): { readonly counted?: string; readonly example?: string } {
  const [counted] = /\p{L}+$/u.exec(nameOf(field, inputs)) ?? [];
  const { default: usual } = field;
  const isExample = field.type === "integer" && typeof usual === "number" && usual > 0;
  return {
    ...(counted !== undefined && { counted: counted.toLowerCase() }),
    ...(field.type === "integer" && { example: isExample ? String(usual) : "12" }),
  };
}

function readMoney(
  field: Field,
  text: string,
  unit: string,
  currencyIn: string | undefined,
  context: ReadContext,
): Reading {
  const { amounts } = context.grammars ?? {};
  if (!amounts) return { value: text, needs: ["amounts"] };
  const { inputs = {}, fields = {} } = context;
  const { perUnitIn } = readsOf(field, inputs);
  const per =
    perUnitIn === undefined || context.isCell ? pricedUnit(unit, text, context) : chosenUnit(text, perUnitIn, context);
  if ("needs" in per) return { value: text, needs: per.needs };
  const { price = text, chosen, ...priced } = per;
  const currency = currencyIn === undefined ? context.currency : String(inputs[currencyIn]);
  const read = amounts.money(
    price,
    {
      ...askedOf(field, inputs),
      ...(currency !== undefined && { currency }),
      ...(currencyIn !== undefined && { follows: true, codes: Object.keys(fields[currencyIn]?.options ?? {}) }),
      ...(unit !== "" && unit !== CURRENCY_UNIT && { unit }),
      ...priced,
    },
    context,
    calculator(context),
  );
  const reading = { ...outcome(field, text, read, context), ...(chosen && { chosen }) };
  if ("refusal" in read || read.currency === undefined || !("value" in read)) return reading;
  if (currencyIn === undefined) return { ...reading, currency: read.currency };
  return Object.hasOwn(fields[currencyIn]?.options ?? {}, read.currency)
    ? { ...reading, chosen: { [currencyIn]: read.currency } }
    : { value: text, refusal: `There are no rates for ${read.currency}.` };
}

interface Priced extends Pick<MoneyField, "unitsIn"> {
  /** The text without the unit, which is chosen. */
  readonly price?: string;
  readonly chosen?: Readonly<Record<string, string>>;
}
interface Needed {
  readonly needs: readonly GrammarName[];
}

/** The unit after a price, such as `/gal`, and that it is chosen beside the field. */
function chosenUnit(text: string, choice: string, { fields = {}, grammars = {} }: ReadContext): Priced | Needed {
  const [, price = "", written] = /^(.*\d) ?(?:\/ ?|per |an? )([\p{L} ]+)$/u.exec(text) ?? [];
  if (written === undefined) return {};
  const { measures, units = {} } = grammars;
  if (!measures) return { needs: ["measures"] };
  const codes = Object.keys(fields[choice]?.options ?? {});
  const quantity = measures.quantityWith(codes);
  if (quantity === null) return {};
  const names = units[quantity] ?? units.all;
  if (!names) return { needs: [`units of ${quantity}`] };
  const id = measures.unitCalled(written, names)?.id;
  const code = codes.find((one) => one === id);
  return code === undefined ? {} : { price, chosen: { [choice]: code } };
}

/** How to convert an amount per another unit, such as a price per 10 g in a field for prices per gram. */
function pricedUnit(unit: string, text: string, { grammars = {} }: ReadContext): Priced | Needed {
  const [, name] = /^\/ ([^ ]+)$/.exec(unit) ?? [];
  if (name === undefined || durationUnit(name) || !/\/| per | for /i.test(text)) return {};
  const { measures, units = {} } = grammars;
  const quantity = isUnit(name) ? dimensionOf(name) : "all";
  const names = units[quantity] ?? units.all;
  if (!measures || !names) return { needs: ["measures", quantity === "all" ? "anyUnit" : `units of ${quantity}`] };
  const own = measures.unitCalled(name, names);
  if (!own) return {};
  return {
    unitsIn(written) {
      const read = measures.measure(written, { unit: own }, names);
      return "refusal" in read ? null : read.value;
    },
  };
}

function readPercent(field: Field, text: string, unit: string, context: ReadContext): Reading {
  const { amounts } = context.grammars ?? {};
  if (!amounts) return { value: text, needs: ["amounts"] };
  const asked = { ...askedOf(field, context.inputs ?? {}), ...(unit !== "" && { unit }) };
  return outcome(field, text, amounts.percent(text, asked, context, calculator(context)), context);
}

/** @param choice key of the input that chooses the unit, if there is one; a typed unit sets it */
function readDuration(field: Field, text: string, unit: DurationUnit, context: ReadContext, choice?: string): Reading {
  const { durations } = context.grammars ?? {};
  if (!durations) return { value: text, needs: ["durations"] };
  const { inputs = {}, fields = {} } = context;
  const [written] = choice === undefined ? [] : durations.unitsWritten(text);
  const codes = Object.keys(fields[choice ?? ""]?.options ?? {});
  const code = written && codes.find((one) => durationUnit(one) === written);
  const asked = { ...askedOf(field, inputs), unit: code ? written : unit };
  const reading = outcome(field, text, durations.duration(text, asked, context, calculator(context)), context);
  return choice && code && reading.refusal === undefined ? { ...reading, chosen: { [choice]: code } } : reading;
}

/** @param choice key of the input that chooses the unit; its options may include units of speed */
function readPace(field: Field, text: string, choice: string | undefined, context: ReadContext): Reading {
  const { durations } = context.grammars ?? {};
  if (!durations) return { value: text, needs: ["durations"] };
  const { inputs = {}, fields = {} } = context;
  const read = durations.pace(text, askedOf(field, inputs), context, calculator(context));
  const reading = outcome(field, text, read, context);
  const codes = choice === undefined ? [] : Object.keys(fields[choice]?.options ?? {});
  const speed = codes.find((code) => code === "meter-per-second");
  if ("refusal" in read) {
    const measured =
      speed && !context.isCell && reading.refusal ? readMeasured(field, text, speed, context, choice) : null;
    return measured && measured.refusal === undefined ? measured : reading;
  }
  const per = read.per
    ?.replace(/^(?:1 ?)?mi(?:les?)?$/, "mile")
    .replace(/^kilomet.*$/, "km")
    .replace(/ /g, "");
  const isOwn = String(inputs[choice ?? ""]).startsWith("pace-");
  if (!per && choice && codes.length > 0 && !isOwn)
    return {
      value: text,
      refusal: `“${text}” is a pace. Write ${text}/km or ${text}/mi, or choose the pace as the unit.`,
    };
  const code = per && codes.find((one) => one.endsWith(`-per-${per}`));
  if (code === inputs[choice ?? ""] && context.isCell) return reading;
  if (code && choice && !context.isCell) return { ...reading, chosen: { [choice]: code } };
  return per ? { value: text, refusal: `A pace per ${read.per} does not fit here.` } : reading;
}

/**
 * Null if the unit is none that has a name in the tables.
 *
 * @param choice key of the input that chooses the unit, if there is one
 */
function readMeasured(
  field: Field,
  text: string,
  unitName: string,
  context: ReadContext,
  choice?: string,
): Reading | null {
  const { inputs = {}, fields = {}, grammars = {} } = context;
  const { measures } = grammars;
  if (!measures) return { value: text, needs: ["measures"] };
  const { options = {}, type: choiceType } = fields[choice ?? ""] ?? {};
  const codes = Object.keys(options);
  const quantity = isUnit(unitName) ? dimensionOf(unitName) : measures.quantityWith(codes);
  const needed: GrammarName = quantity === null ? "anyUnit" : `units of ${quantity}`;
  const names = (quantity !== null && grammars.units?.[quantity]) || grammars.units?.all;
  if (!names) return { value: text, needs: [needed] };
  // Some choices have codes of their own, and the unit's name as label.
  const called = (code: string) =>
    measures.unitCalled(code, names, quantity ?? undefined) ??
    measures.unitCalled(options[code] ?? "", names, quantity ?? undefined);
  const unit = called(unitName);
  if (!unit) return null;
  const asked: MeasureField = {
    ...askedOf(field, inputs),
    unit,
    ...(readsOf(field, inputs).precious && { precious: true }),
  };
  // After a number, 1/s would be the fraction of a mixed number.
  const body = unitName.startsWith("1/") && text.endsWith(` ${unitName}`) ? text.slice(0, -unitName.length) : text;
  const read = measures.measure(body, asked, names, context, measureTools(context));
  const reading = outcome(field, text, read, context, true);
  if ("refusal" in read || choice === undefined || context.isCell) return reading;
  const [first] = read.units;
  if (!first) return reading;
  const isOwn = read.units.some(({ id }) => id === unit.id);
  const code = choiceType === "text" ? first.id : codes.find((one) => called(one)?.id === first.id);
  // Also if this unit is chosen already: once there is a number, the default may be a different one.
  if (isOwn || code === undefined || !read.written) return { ...reading, chosen: { [choice]: unitName } };
  return { value: read.written.toNumber(), chosen: { [choice]: code } };
}

function calculator({ grammars }: ReadContext) {
  return grammars?.more?.calculate;
}

function measureTools({ grammars = {} }: ReadContext): MoreMeasures {
  const { more, anyUnit } = grammars;
  return { ...(more && { calculate: more.calculate }), ...(anyUnit && { anyUnit }) };
}

/** What a grammar is told about the field. */
export function askedOf(field: Field, inputs: Values): Asked & { readonly max?: number } {
  const noun = nameOf(field, inputs);
  const max = mostOf(field, inputs);
  // The grammars' sentences have a singular verb: “Points needs” would be wrong.
  const isOne = /^[\p{Lu}\d]/u.test(noun) && !/[^sui]s\b|\bpeople\b/i.test(noun);
  return { ...(isOne && { noun }), ...(Number.isFinite(max) && { max }) };
}

/** @param isMeasure whether the names of all units may help to read the text */
function outcome(
  field: Field,
  text: string,
  read: Understood<Rational> | Refused,
  context: ReadContext,
  isMeasure = false,
): Reading {
  if ("refusal" in read) {
    const { more, anyUnit } = context.grammars ?? {};
    if (read.needsMore && !more) return { value: text, needs: ["more"] };
    if (read.needsMore && isMeasure && !anyUnit) return { value: text, needs: ["anyUnit"] };
    return otherKind(field, read, context) ?? { value: text, refusal: read.refusal };
  }
  const { value, echo, other } = read;
  const number = value.toNumber();
  const isRange = /^[^-–—]+[-–—][^-–—]+$/.test(text) && number < 0 && typeof field.min === "number" && field.min >= 0;
  if (isRange) return { value: text, refusal: `“${text}” is a range. Enter one number.` };
  const exact = exactText(value);
  // The page formats a plain number itself, as it knows the currency.
  const isNumber = echo !== undefined && /^[-\d.,\s]+$/.test(echo);
  return {
    value: field.type === "exact" ? exact : number,
    ...(echo !== undefined && { interpretation: isNumber ? (field.type === "exact" ? exact : String(number)) : echo }),
    ...(other !== undefined && { other }),
  };
}

/** Chooses the other kind of value where an input lets the visitor choose: a percentage or an amount of money. */
function otherKind(field: Field, { other }: Refused, { inputs = {}, fields = {} }: ReadContext): Reading | null {
  const { unit } = field;
  if (!other || unit === undefined || !isBy(unit)) return null;
  const wanted = other.kind === "percent" ? "%" : CURRENCY_UNIT;
  const codes = Object.keys(fields[unit.by]?.options ?? {});
  const code = codes.find((one) => resolve(unit, { ...inputs, [unit.by]: one }) === wanted);
  return code === undefined ? null : { value: other.value.toNumber(), chosen: { [unit.by]: code } };
}
