import { type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Returns } from "./returns";

/** What the investor should know in addition to the figures. */
export function notices(returns: Returns, format: Format): Listed<Notice> {
  return [
    rateNotice(returns, format),
    shortNotice(returns, format),
    termNotice(returns, format),
    figureNotices(returns.figures, format),
  ];
}

/** Dated payments with no rate of return, or with several. */
function rateNotice({ payments }: Returns, format: Format): Notice | null {
  if (!payments) return null;
  const { all } = payments.rates();
  if (all.length === 0)
    return notice("no-rate", "No rate makes these payments add up to zero, so there is no rate of return.");
  if (all.length === 1) return null;
  const listed = all.slice(0, 4).map((rate) => format.percent(rate, 2));
  return notice(
    "several-rates",
    `These payments change direction more than once and have ${format.plural(all.length, "rate")} of return: ${listed.join(", ")}${all.length > listed.length ? " …" : ""}. The answer is the one nearest to 0%; the comparison with the benchmark in money applies to all of them.`,
  );
}

/** An annual rate based on less than a year. */
function shortNotice({ growth, payments }: Returns, format: Format): Notice | null {
  const days = (growth ?? payments)?.days ?? 365;
  if (days >= 365) return null;
  return notice(
    "less-than-a-year",
    `The annual rate is extrapolated from ${format.plural(days, "day")}. The investment may not keep up that pace.`,
  );
}

function termNotice({ projection }: Returns, format: Format): Notice | null {
  if (!projection || Math.abs(12 * projection.inputs.termYears - projection.months) < 1e-9) return null;
  return notice("term-rounded", `The term is rounded to ${format.plural(projection.months, "month")}.`);
}
