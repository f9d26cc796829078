import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { daysByYear, thirtyDays } from "../../../math/dates/day-count";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest, Span } from "./interest";

/** The calculation step by step, from the days to the interest. */
export function working(simple: SimpleInterest, format: Format): Listed<Step> {
  const { inputs, span } = simple;
  if (simple.stretches.length > 0) return paymentSteps(simple, format);
  return [
    inputs.solveFor !== "time" && (span ? dateSteps(simple, span, format) : durationStep(simple, format)),
    foundStep(simple, format),
    inputs.solveFor === "time" &&
      step(
        "Days = t × days in a year",
        `${format.number(simple.years, 10)} × ${simple.basis}`,
        format.number(simple.days),
      ),
    step(
      "Total = P + I",
      `${format.amount(simple.principal)} + ${format.amount(simple.interest)}`,
      format.money(simple.principal + simple.interest),
    ),
    step(
      `Per day = P × r ÷ ${simple.basis}`,
      `${format.amount(simple.principal)} × ${format.number(simple.annualRate)}% ÷ ${simple.basis}`,
      format.money(simple.perDay, 4),
    ),
    compoundStep(simple, format),
  ];
}

function durationStep({ inputs, basis, years }: SimpleInterest, format: Format): Step {
  const q = format.number(inputs.duration);
  const t = format.number(years, 10);
  switch (inputs.durationUnit) {
    case "years":
      return step("Time t in years", q, t);
    case "months":
      return step("Time t = months ÷ 12", `${q} ÷ 12`, t);
    case "weeks":
      return step(`Time t = 7 × weeks ÷ ${basis}`, `7 × ${q} ÷ ${basis}`, t);
    case "days":
      return step(`Time t = days ÷ ${basis}`, `${q} ÷ ${basis}`, t);
  }
}

function dateSteps({ inputs, basis, days, years }: SimpleInterest, span: Span, format: Format): Listed<Step> {
  const { dayCount, startDate, endDate, includeEndDate } = inputs;
  const dates = `${format.date(startDate)}, to ${format.date(endDate)}${includeEndDate ? ", including the last day" : ""}`;
  const name = DAY_COUNTS[dayCount];
  const t = format.number(years, 10);
  if (dayCount === "actual-actual") {
    const { leap, common } = daysByYear(span.from, span.to);
    return [
      step(`Days by ${name}`, dates, format.number(days)),
      step(
        "Time t = days in leap years ÷ 366 + others ÷ 365",
        `${format.number(leap)} ÷ 366 + ${format.number(common)} ÷ 365`,
        t,
      ),
    ];
  }
  if (dayCount === "actual-365" || dayCount === "actual-360")
    return [
      step(`Days by ${name}`, dates, format.number(days)),
      step(`Time t = days ÷ ${basis}`, `${format.number(days)} ÷ ${basis}`, t),
    ];
  const { from, to } = span;
  const [d1, d2] = thirtyDays(from, to, dayCount);
  const rule =
    dayCount === "30e-360"
      ? "both 31sts count as 30"
      : "a d₁ of 31 counts as 30; a d₂ of 31 counts as 30 only if d₁ is then 30";
  return [
    step(
      `Days of the month by ${name}: ${rule}`,
      `${dates}: d₁ ${from.day} → ${d1}, d₂ ${to.day} → ${d2}`,
      `${d1} and ${d2}`,
    ),
    step(
      "Days = 360 × years + 30 × months + d₂ − d₁",
      `360 × (${to.year} − ${from.year}) + 30 × (${to.month} − ${from.month}) + ${d2} − ${d1}`,
      format.number(days),
    ),
    step("Time t = days ÷ 360", `${format.number(days)} ÷ 360`, t),
  ];
}

/** The interest up to each part payment and up to the end, and the principal that each payment leaves. */
function paymentSteps(simple: SimpleInterest, format: Format): Listed<Step> {
  const rate = `${format.number(simple.annualRate)}%`;
  const { stretches, principal, interest, paid, balanceDue } = simple;
  return [
    stretches.map((stretch, place) => {
      const owed = format.amount(stretches[place - 1]?.principal ?? principal);
      const date = format.date(stretch.date);
      return [
        step(
          `Interest up to ${date} = P × r × t`,
          `${owed} × ${rate} × ${format.number(stretch.years, 10)}`,
          format.money(stretch.interest),
        ),
        stretch.payment > 0 &&
          step(
            `Principal after ${date} = P − (payment − interest it covers)`,
            `${owed} − (${format.amount(stretch.payment)} − ${format.amount(stretch.toInterest)})`,
            format.money(stretch.principal),
          ),
      ];
    }),
    step(
      "Balance due = principal + interest − payments",
      `${format.amount(principal)} + ${format.amount(interest)} − ${format.amount(paid)}`,
      format.money(balanceDue),
    ),
    step(
      `Per day = principal left × r ÷ ${simple.basis}`,
      `${format.amount(stretches.at(-1)?.principal ?? principal)} × ${rate} ÷ ${simple.basis}`,
      format.money(simple.perDay, 4),
    ),
  ];
}

function foundStep(simple: SimpleInterest, format: Format): Step {
  const { inputs, principal, annualRate, interest, years } = simple;
  const p = format.amount(principal);
  const r = `${format.number(annualRate)}%`;
  const i = format.amount(interest);
  const t = format.number(years, 10);
  switch (inputs.solveFor) {
    case "interest":
      return step("Interest I = P × r × t", `${p} × ${r} × ${t}`, format.money(interest));
    case "principal":
      return step("Principal P = I ÷ (r × t)", `${i} ÷ (${r} × ${t})`, format.money(principal));
    case "rate":
      return step("Rate r = I ÷ (P × t)", `${i} ÷ (${p} × ${t})`, format.percent(annualRate, 6));
    case "time":
      return step("Time t = I ÷ (P × r), in years", `${i} ÷ (${p} × ${r})`, t);
  }
}

function compoundStep(simple: SimpleInterest, format: Format): Step | null {
  const { principal, annualRate, years } = simple;
  const compound = simple.compoundAfter(years);
  if (compound === null) return null;
  return step(
    "Compounded yearly = P × ((1 + r)ᵗ − 1)",
    `${format.amount(principal)} × ((1 + ${format.number(annualRate)}%)^${format.number(years, 10)} − 1)`,
    format.money(compound),
  );
}
