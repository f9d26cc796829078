/** Reads durations that have an input for each unit, such as years, months and days side by side. */
import type { DurationPart, DurationUnit } from "../reading/duration";
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";
import type { ReadContext } from "./read";
import type { PartsRead } from "./read-parts";

/** Units of duration as fields write them, from the smallest to the largest. */
const UNITS: Readonly<Record<string, DurationUnit>> = {
  ms: "ms",
  s: "s",
  seconds: "s",
  min: "min",
  minutes: "min",
  h: "h",
  hours: "h",
  day: "d",
  days: "d",
  weeks: "week",
  month: "month",
  months: "month",
  year: "year",
  years: "year",
};
const ORDER = Object.values(UNITS);

/** The unit of duration that a unit or a code means; undefined for other units. */
export function durationUnit(name: string): DurationUnit | undefined {
  return Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
}

/** The unit of duration that a field without a unit counts: its label says so, as “Months” and “Term in years” do. */
export function countedDuration(field: Field, inputs: Values): DurationUnit | undefined {
  const [, name = ""] = /^(?:.* in |extra |plus |and )?(\w+s)$/i.exec(resolve(field.label, inputs)) ?? [];
  return durationUnit(name.toLowerCase());
}

export interface DurationInput extends DurationPart {
  readonly key: string;
}

const SUFFIX = /(?:^|(?<=[a-z]))(?:years|months|weeks|days|hours|minutes|seconds)$/i;

/**
 * The inputs in use that are added and differ only in their unit of duration, largest unit first: `years`, `months`,
 * `days`. An input without a default is an alternative to the others.
 */
export function durationsOf(fields: Fields, inputs: Values): readonly (readonly DurationInput[])[] {
  const groups = new Map<string, DurationInput[]>();
  for (const [key, field] of Object.entries(fields)) {
    const isCount = (field.type === "integer" || field.type === "number") && field.default !== null && SUFFIX.test(key);
    if (!isCount || !meets(field.when, inputs)) continue;
    const unit = durationUnit(resolve(field.unit ?? "", inputs)) ?? countedDuration(field, inputs);
    if (!unit) continue;
    const name = key.replace(SUFFIX, "");
    groups.set(name, [...(groups.get(name) ?? []), { key, unit, whole: field.type === "integer" }]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.sort((a, b) => ORDER.indexOf(b.unit) - ORDER.indexOf(a.unit)));
}

/** Reads a duration in another unit than its field's own and splits it among the inputs of its group. */
export function readSplitDuration(
  text: string,
  { unit }: DurationInput,
  group: readonly DurationInput[],
  context: ReadContext,
): PartsRead | null {
  const { durations } = context.grammars ?? {};
  const counts = durations?.splitDuration(text, { unit }, group, context);
  if (!durations || !counts) return null;
  return {
    values: Object.fromEntries(group.map(({ key }, i) => [key, counts[i] as number])),
    interpretation: durations.partsText(
      counts,
      group.map((one) => one.unit),
    ),
  };
}
