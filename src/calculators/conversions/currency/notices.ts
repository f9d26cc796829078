import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Conversion } from "./conversion";

/** Notices about the age of the rate and about equal currencies. */
export function notices({ inputs, isStale, ageDays, isManual }: Conversion, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  if (isStale && !isManual)
    list.push(
      notice(
        "stale-rate",
        `The rate is from ${format.date(inputs.rateDate)}, ${format.plural(ageDays, "day")} ago. Today’s may differ; enter your own rate if you know it.`,
      ),
    );
  if (ageDays < -1 && !isManual)
    list.push(
      notice(
        "future-rate",
        `The rate is from ${format.date(inputs.rateDate)}, which is after ${format.date(inputs.asOf)}.`,
      ),
    );
  if (inputs.from === inputs.to) list.push(notice("same-currency", `Both currencies are ${inputs.from}.`));
  return list;
}
