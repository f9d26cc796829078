import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { amountText, rateText, typedText } from "./amounts";
import type { Conversion } from "./conversion";

/** The amount that arrives or must be paid, with the age of the rate. */
export function headline(conversion: Conversion, format: Format): Headline {
  const { inputs, isReceived, cost } = conversion;
  const { amount, from, to } = inputs;
  const rate = rateClause(conversion, format);
  const second = sourceLine(conversion);
  if (isReceived)
    return {
      label: "You pay",
      before: `For ${typedText(amount, to)} to arrive, pay`,
      figure: amountText(conversion.paidRounded.toNumber(), from),
      after: `${rate}.`,
      ...second,
    };
  const figure = amountText(conversion.arrivesRounded.toNumber(), to);
  const paid = typedText(amount, from);
  return cost.sign() === 0
    ? { label: "Arrives", before: `${paid} =`, figure, after: `${rate}.`, ...second }
    : { label: "Arrives", before: `After costs, ${paid} becomes`, figure, after: `${rate}.`, ...second };
}

function rateClause({ inputs: { rateDate, from, to }, isManual, mid, ageDays }: Conversion, format: Format) {
  if (isManual) return `at your own rate of ${rateText(mid, from, to)}`;
  const age = ageDays === 0 ? " (today’s)" : ageDays > 0 ? ` (${format.plural(ageDays, "day")} old)` : "";
  return `at the rate of ${format.date(rateDate)}${age}`;
}

function sourceLine({ inputs: { rateSource }, isManual }: Conversion) {
  if (isManual) return {};
  const named = rateSource ? `Mid-market rate from ${rateSource}` : "Mid-market rate";
  return { second: `${named}.` };
}

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
