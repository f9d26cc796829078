/** Reads dates and times of day as people write them. */
import { readsOf } from "./conditions";
import type { Field } from "./fields";
import type { ReadContext, Reading } from "./read";
import { askedOf } from "./read-number";

/** What needs no grammar: the texts that programs and pickers write. */
const PLAIN = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
};

export type DayType = keyof typeof PLAIN;

/** @param text without spaces around it, not empty */
export function readDay(field: Field & { readonly type: DayType }, text: string, context: ReadContext): Reading {
  if (PLAIN[field.type].test(text)) return { value: text };
  const { days } = context.grammars ?? {};
  if (!days) return { value: text, needs: ["days"] };
  const { inputs = {} } = context;
  const { prefers } = readsOf(field, inputs);
  const { noun } = askedOf(field, inputs);
  const asked = { ...(noun !== undefined && { noun }), ...(prefers && { prefers }) };
  const read =
    field.type === "time"
      ? days.time(text, asked)
      : field.type === "date"
        ? days.date(text, asked, context)
        : days.moment(text, asked, context);
  if ("refusal" in read) return { value: text, refusal: read.refusal };
  return {
    value: read.value,
    ...(read.echo !== undefined && { interpretation: read.echo }),
    ...(read.other !== undefined && { other: read.other }),
  };
}
