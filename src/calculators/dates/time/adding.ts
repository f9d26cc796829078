/** The modes that add durations and convert decimal hours. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { Rational } from "../../../math/numbers/rational";
import { Duration } from "./duration";
import type { Fields, Inputs } from "./inputs";
import type { Answer } from "./outputs";
import { durationHeadline, exactText, splitSteps, sumText } from "./text";

type Lasting = Answer & Required<Pick<Answer, "duration">>;
type Amounts = Pick<Inputs["items"][number], "days" | "hours" | "minutes" | "seconds">;

/** Maximum number of rows shown one by one. */
const MAX_STEPS = 60;

/** Total seconds of an amount given in days, hours, minutes and seconds. */
export function secondsOf({ days, hours, minutes, seconds }: Amounts, secondsPerDay: Rational): Rational {
  const parts = [
    [days, secondsPerDay],
    [hours, Rational.of(3600)],
    [minutes, Rational.of(60)],
    [seconds, Rational.ONE],
  ] as const;
  return Rational.sum(parts.map(([count, size]) => Rational.fromNumber(count).multiply(size)));
}

export function secondsStep(label: string, amounts: Amounts, secondsPerDay: Rational, format: Format): Step {
  const parts = [
    [amounts.days, secondsPerDay.toNumber()],
    [amounts.hours, 3600],
    [amounts.minutes, 60],
    [amounts.seconds, 1],
  ] as const;
  const terms = parts.flatMap(([count, size]) =>
    count === 0 ? [] : [`${format.number(count)}${size === 1 ? "" : ` × ${format.number(size)}`}`],
  );
  const shown = parts.map(([count]) => Rational.fromNumber(count));
  return step(
    label,
    sumText(terms.join(" + ") || "0", [...shown, secondsPerDay]),
    `${exactText(secondsOf(amounts, secondsPerDay), format)} s`,
  );
}

export const add: Variant<Fields, Lasting> = {
  question: "Add and subtract durations",
  inputs: { items: {}, hoursPerDay: {} },
  answer({ items, hoursPerDay }) {
    const { secondsPerDay } = new Duration(Rational.ZERO, hoursPerDay);
    const sum = items.reduce((total, { op, ...amounts }) => {
      const seconds = secondsOf(amounts, secondsPerDay);
      return op === "add" ? total.add(seconds) : total.subtract(seconds);
    }, Rational.ZERO);
    return { duration: new Duration(sum, hoursPerDay) };
  },
  headline: ({ duration }, _, format) => durationHeadline("The total is", duration, format),
  working({ duration }, { items }, format) {
    const { secondsPerDay } = duration;
    const shown = items.slice(0, MAX_STEPS);
    const amounts = items.map((item) => secondsOf(item, secondsPerDay));
    const terms = items.map(({ op }, i) => {
      const sign = op === "subtract" ? "− " : i > 0 ? "+ " : "";
      return `${sign}${exactText(amounts[i] as Rational, format)}`;
    });
    return [
      ...shown.map(({ op, ...amounts }, i) => secondsStep(`Row ${i + 1}, to ${op}`, amounts, secondsPerDay, format)),
      step(
        "Sum in seconds",
        items.length > MAX_STEPS ? `${format.number(items.length)} rows` : sumText(terms.join(" "), amounts),
        `${exactText(duration.seconds, format)} s`,
      ),
      ...splitSteps(duration, format),
    ];
  },
};

export const decimal: Variant<Fields, Lasting> = {
  question: "Decimal hours to hours and minutes",
  inputs: { decimalHours: {}, hoursPerDay: {} },
  answer: ({ decimalHours, hoursPerDay }) => ({
    duration: new Duration(Rational.fromNumber(decimalHours).multiply(Rational.of(3600)), hoursPerDay),
  }),
  headline: ({ duration }, { decimalHours }, format) =>
    durationHeadline(`${format.number(decimalHours)} ${decimalHours === 1 ? "hour" : "hours"} is`, duration, format),
  working: ({ duration }, { decimalHours }, format) => [
    step("In seconds", `${format.number(decimalHours)} × 3,600`, `${exactText(duration.seconds, format)} s`),
    ...splitSteps(duration, format).slice(0, -1),
  ],
};
