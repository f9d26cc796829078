import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { localDay, localText, offsetText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Inputs } from "./inputs";
import type { Share } from "./meeting";
import { type ClockReading, changeWords, clockAt, clockWords, timeWords, utcWords } from "./moment";
import type { Answer } from "./outputs";

function dayWords(local: number, format: Format): string {
  return format.date(localText(local).slice(0, 10));
}

/** `2:00 PM`, with the date if it is not the day of `other`. */
function timeAndDay(local: number, other: number, format: Format): string {
  const time = timeWords(local);
  return localDay(local) === localDay(other) ? time : `${time} on ${dayWords(local, format)}`;
}

/** `+ 05:30`, `− 05:00` */
function added(offset: number): string {
  const text = offsetText(offset);
  return `${text.startsWith("-") ? "−" : "+"} ${text.slice(1)}`;
}

/** Local → UTC in the source zone. */
function toUtc({ clock, moment }: Answer, format: Format): Step[] {
  if (!clock || !moment) return [];
  const { zone, offset, local, instant } = clock;
  const { reading, entered } = moment;
  return [
    ...(reading.status === "normal"
      ? []
      : [
          step(
            reading.status === "gap" ? "The clock time is skipped" : "The clock time occurs twice",
            changeWords(entered, reading, zone, format),
            `Read as ${clockWords(clock)}, ${utcWords(offset)}`,
          ),
        ]),
    step(`Offset of ${zone.city}`, `On ${dayWords(local, format)}`, utcWords(offset)),
    step(
      `UTC = time in ${zone.city} − offset`,
      `${timeWords(local)} − ${signedOperand(offsetText(offset).replace("+", "").replace("-", "−"))}`,
      timeAndDay(instant, local, format),
    ),
  ];
}

/** UTC → local in another zone. */
function fromUtc(clock: ClockReading, format: Format): Step {
  const { zone, offset, local, instant } = clock;
  return step(
    `${zone.city} = UTC ${offset < 0 ? "−" : "+"} its offset`,
    `${timeWords(instant)} ${added(offset)}`,
    localDay(local) === localDay(instant) ? clockWords(clock) : `${clockWords(clock)}, ${dayWords(local, format)}`,
  );
}

export function convertSteps(answer: Answer, _: Inputs, format: Format): Step[] {
  return [...toUtc(answer, format), ...(answer.clocks ?? []).map((clock) => fromUtc(clock, format))];
}

export function infoSteps(answer: Answer, inputs: Inputs, format: Format): Step[] {
  const { info } = answer;
  const steps = convertSteps(answer, inputs, format);
  if (info?.next) {
    const { at, before, after } = info.next;
    steps.push(
      step(
        `Next change in ${info.clock.zone.city}`,
        `${timeWords(at)} ${added(before)}, then ${added(after)}`,
        `${timeWords(at + before)} becomes ${timeWords(at + after)} on ${dayWords(at + before, format)}`,
      ),
    );
  }
  return steps;
}

/** What the best start costs each person, and in total. */
export function meetingSteps({ meeting }: Answer, inputs: Inputs, format: Format): Step[] {
  if (!meeting) return [];
  const { day, best } = meeting;
  const shares = day.shares(best);
  const steps = day.people.map(({ name, zone, workStart, workEnd }, i) => {
    const share = shares[i] as Share;
    const [start, end] = [best.start, best.start + 60 * inputs.durationMinutes].map((instant) =>
      timeWords(clockAt(zone, instant).local),
    );
    const label = `${name}, at work ${format.time(workStart)} to ${format.time(workEnd)}: ${start} to ${end}`;
    if (share.outOfHoursMinutes === 0) return step(label, "All within work hours", "0");
    return step(label, shareExpression(share), format.number(share.inconvenience));
  });
  const costs = shares.map(({ inconvenience }) => format.number(inconvenience));
  return [
    ...steps,
    ...(costs.length > 1
      ? [step("Inconvenience of this start", costs.join(" + "), format.number(best.inconvenience))]
      : []),
    step(
      "Starts compared",
      `Every ${inputs.stepMinutes} minutes of ${format.number(day.minutes)}`,
      format.number(meeting.slots.length),
    ),
  ];
}

/** `60 + 3630 ÷ 60 + 9 × 30`: minutes outside work hours, their distance ÷ 60, and 9 for each minute of a day off. */
function shareExpression({ outOfHoursMinutes, dayOffMinutes, distance }: Share): string {
  const near = outOfHoursMinutes - dayOffMinutes;
  return [
    ...(near > 0 ? [`${near} + ${distance} ÷ 60`] : []),
    ...(dayOffMinutes > 0 ? [`9 × ${dayOffMinutes}`] : []),
  ].join(" + ");
}

export function unixSteps({ clock, unix }: Answer, { epoch }: Inputs, format: Format): Step[] {
  if (!clock || !unix) return [];
  const { instant } = clock;
  const n = (value: number) => signedOperand(String(value).replace("-", "−"));
  const days = localDay(instant);
  const seconds = instant - SECONDS_PER_DAY * days;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [
    ...(unix.milliseconds === null
      ? []
      : [step("Seconds, rounded down", `${n(epoch)} ÷ 1000`, format.number(instant))]),
    step("Days since January 1, 1970, rounded down", `${n(instant)} ÷ 86400`, format.number(days)),
    step("Seconds into the day", `${n(instant)} − ${n(days)} × 86400`, format.number(seconds)),
    step(
      "Time of day in UTC",
      `${hours} × 3600 + ${minutes} × 60 + ${seconds % 60}`,
      `${format.number(seconds)} s: ${timeWords(instant)} on ${dayWords(instant, format)}`,
    ),
    fromUtc(clock, format),
  ];
}
