import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Conversion } from "./conversion";

/** Notices about the age of the rate and about equal currencies. */
export function notices({ inputs, isStale, ageDays, isManual }: Conversion, format: Format): Notice[] {
  const list: Notice[] = [];
  if (isStale && !isManual)
    list.push({
      code: "stale-rate",
      message: `The rate is from ${format.date(inputs.rateDate)}, ${format.plural(ageDays, "day")} ago. Today’s may differ; enter your own rate if you know it.`,
    });
  if (ageDays < -1 && !isManual)
    list.push({
      code: "future-rate",
      message: `The rate is from ${format.date(inputs.rateDate)}, which is after ${format.date(inputs.asOf)}.`,
    });
  if (inputs.from === inputs.to) list.push({ code: "same-currency", message: `Both currencies are ${inputs.from}.` });
  return list;
}
