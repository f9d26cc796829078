import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { givenText, amountText as roundAmount } from "../../../fieldsets/amount-text";
import { joinWithAnd } from "../../../math/words/lists";
import type { Growth } from "./growth";
import { POSITIVE } from "./inputs";
import type { Payments } from "./payments";
import type { Projection } from "./projection";
import type { Returns } from "./returns";

/** Amounts below this are written with cents. */
const SMALL = 100;

const amountText = (value: number, format: Format): string => roundAmount(value, format, SMALL);

const DAYS_IN_YEAR = 365;

/** The amount kept, or the rate at which the money grew. */
export function headline(returns: Returns, format: Format): Headline {
  const { projection, growth, payments } = returns;
  if (growth) return growthHeadline(returns, growth, format);
  if (payments) return paymentsHeadline(returns, payments, format);
  return projectionHeadline(returns, projection as Projection, format);
}

function projectionHeadline(returns: Returns, projection: Projection, format: Format): Headline {
  const { principal, monthlyContribution, annualRate, expenseRatio } = projection.inputs;
  const paid = [
    ...(principal > 0 ? [givenText(principal, format)] : []),
    ...(monthlyContribution > 0 ? [`${givenText(monthlyContribution, format)} a month`] : []),
  ];
  const taken = [
    ...(expenseRatio > 0 ? ["expenses"] : []),
    ...(projection.sale().load >= 0.005 ? ["exit load"] : []),
    ...((projection.tax()?.total ?? 0) >= 0.005 ? ["tax"] : []),
  ];
  const after = taken.length > 0 ? ` after ${joinWithAnd(taken)}` : "";
  return {
    label: "What you keep",
    before: `${paid.join(" and ")} for ${format.plural(projection.years, "year")} at ${format.percent(annualRate)} ${paid.length > 1 ? "leave" : "leaves"} you`,
    figure: amountText(projection.netValue, format),
    after: `${after}: ${format.percent(projection.netAnnualizedReturn, 2)} a year.`.trimStart(),
    second: `${amountText(returns.totalInvested, format)} paid in; ${amountText(projection.realValue, format)} in today’s money`,
  };
}

function growthHeadline({ absoluteReturn, netGain }: Returns, growth: Growth, format: Format): Headline {
  const { days, years, rate } = growth;
  const word = netGain < 0 ? "lost" : "grew";
  const whole = format.percent(Math.abs(absoluteReturn ?? 0), 2);
  const time = days < DAYS_IN_YEAR ? format.plural(days, "day") : format.plural(Math.round(100 * years) / 100, "year");
  if (days < DAYS_IN_YEAR || rate === null)
    return {
      label: netGain < 0 ? "Lost" : "Grew",
      before: `Your money ${word}`,
      figure: whole,
      after: `in ${time}.`,
      ...(rate !== null && {
        second: `${format.percent(rate, 2)} a year if it continued for a whole year`,
      }),
    };
  if (growth.totalReceived === 0)
    return { label: "Lost", before: "Your money lost", figure: whole, after: `in ${time}: nothing is left.` };
  return {
    label: "Per year",
    before: `Your money ${word}`,
    figure: format.percent(Math.abs(rate), 2),
    after: `a year: ${whole} in ${time}.`,
  };
}

function paymentsHeadline({ netGain }: Returns, payments: Payments, format: Format): Headline {
  const { rate, aheadOfBenchmark: ahead, inputs } = payments;
  if (rate === null) {
    const { isTooLarge } = payments.rates();
    return {
      label: "Return",
      before: isTooLarge ? "These payments have a rate of return" : "These payments have",
      figure: isTooLarge ? "above 10³⁰⁸%" : "no rate of return",
      after: `and a ${netGain < 0 ? "loss" : "gain"} of ${amountText(Math.abs(netGain), format)}.`,
      tone: "plain",
    };
  }
  const benchmark =
    ahead === null || Math.abs(ahead) < 0.005
      ? ""
      : `; ${format.percent(inputs.benchmarkRate)} a year would have made ${amountText(Math.abs(ahead), format)} ${ahead < 0 ? "more" : "less"}`;
  return {
    label: "Per year",
    before: `Your money ${rate < 0 ? "lost" : "grew"}`,
    figure: format.percent(Math.abs(rate), 2),
    after: `a year${benchmark}.`,
  };
}

/** What the investor should know in addition to the figures. */
export function notices(returns: Returns, format: Format): Listed<Notice> {
  return [
    rateNotice(returns, format),
    signNotice(returns),
    shortNotice(returns, format),
    termNotice(returns, format),
    figureNotices(returns.figures, format),
  ];
}

/** Dated payments with no rate of return, or with several. */
function rateNotice({ payments }: Returns, format: Format): Notice | null {
  if (!payments) return null;
  const { all, isTooLarge } = payments.rates();
  if (all.length === 0 && isTooLarge)
    return notice("rate-too-large", "The rate of return is above 10³⁰⁸%, which is more than can be computed.");
  if (all.length === 0)
    return notice("no-rate", "No rate makes these payments add up to zero, so there is no rate of return.");
  if (all.length === 1) return null;
  const listed = all.slice(0, 4).map((rate) => format.percent(rate, 2));
  return notice(
    "several-rates",
    `These payments change direction more than once and have ${format.plural(all.length, "rate")} of return: ${listed.join(", ")}${all.length > listed.length ? " …" : ""}. The answer is the one nearest to 0%; the comparison with the benchmark in money applies to all of them.`,
  );
}

/** Payments that begin with money out are often entered with the signs the other way around. */
function signNotice({ payments }: Returns): Notice | null {
  if (!payments?.startsWithMoneyOut) return null;
  const { positiveIs } = payments.inputs;
  return notice(
    "signs-reversed",
    `The first payment is money taken out, before any was paid in. If it was paid in, choose “${POSITIVE[positiveIs === "out" ? "in" : "out"]}” for positive amounts.`,
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
