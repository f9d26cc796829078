/** The six questions. */
import { type Headline, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { defineVariants, type Variant } from "../../../core/variants";
import { type Fields, fields, type Inputs } from "./fields";
import { type Answer, boat, caught, met, passed, solved, trip } from "./travel";
import { isPace, type SpeedUnit } from "./units";
import { distanceText, speedText, timeWords } from "./words";

const UNITS = { distanceUnit: {}, speedUnit: {} } as const;
const START = { departure: {}, stopMinutes: {}, arriveBy: {} } as const;
const BODIES = { ...UNITS, distance: {}, speedA: {}, speedB: {}, delayMinutes: {} } as const;

const solve: Variant<Fields, Answer> = {
  question: "Speed, distance or time",
  inputs: { ...UNITS, solveFor: {}, distance: {}, speed: {}, hours: {}, minutes: {}, seconds: {}, ...START },
  answer: solved,
  headline({ motion }, { solveFor, distanceUnit, speedUnit }, format) {
    if (!motion) return NOTHING;
    const speed = speedText(motion.speed, speedUnit, format);
    const distance = distanceText(motion.meters, distanceUnit, format);
    const time = timeWords(motion.seconds, format);
    if (solveFor === "time") return { label: "Time", before: `${distance} at ${speed} takes`, figure: time };
    if (solveFor === "distance")
      return { label: "Distance", before: `At ${speed} for ${time}, you cover`, figure: distance };
    return {
      label: isPace(speedUnit) ? "Pace" : "Speed",
      before: `${distance} in ${time} is`,
      figure: speed,
    };
  },
};

const legs: Variant<Fields, Answer> = {
  question: "Trip with several legs",
  inputs: { ...UNITS, legs: {}, departure: {} },
  answer: trip,
  headline({ trip: found }, { distanceUnit, speedUnit }, format) {
    if (!found) return NOTHING;
    const distance = distanceText(found.meters, distanceUnit, format);
    const time = timeWords(found.totalSeconds, format);
    if (found.average.sign() === 0)
      return { label: "Average speed", figure: "No distance", after: `in ${time}`, tone: "plain" };
    return {
      label: isPace(speedUnit) ? "Average pace" : "Average speed",
      before: `${distance} in ${time}${found.stoppedSeconds.sign() > 0 ? ", stops included," : ""} is`,
      figure: speedText(found.average, speedUnit, format),
      after: "on average",
    };
  },
  notices({ trip: found }, { speedUnit }, format) {
    if (!found || found.legs.every(({ speed }) => speed.equals((found.legs[0] as { speed: typeof speed }).speed)))
      return [];
    const unit = plainUnit(speedUnit);
    return [
      notice(
        "not-the-mean",
        `The average is the total distance divided by the total time, not the mean of the speeds, which would be ${speedText(found.meanOfSpeeds, unit, format)}. The slower legs count for longer.`,
      ),
    ];
  },
};

const meet: Variant<Fields, Answer> = {
  question: "Two moving toward each other",
  inputs: { ...BODIES, distance: { label: "Distance between them" } },
  answer: met,
  headline({ meeting }, { distanceUnit }, format) {
    if (!meeting) return NOTHING;
    return {
      label: "They meet after",
      before: "They meet after",
      figure: timeWords(meeting.seconds, format),
      after: `and ${distanceText(meeting.metersFromA, distanceUnit, format)} from where A starts`,
    };
  },
};

const overtake: Variant<Fields, Answer> = {
  question: "One catches up with the other",
  inputs: {
    ...BODIES,
    distance: { label: "Distance A is ahead" },
  },
  answer: caught,
  headline({ caught: found }, { distanceUnit }, format) {
    if (!found?.seconds || !found.meters)
      return {
        label: "B catches A",
        before: "B catches A",
        figure: "never",
        after: "because B is not faster",
        tone: "plain",
      };
    return {
      label: "B catches A after",
      before: "B catches A after",
      figure: timeWords(found.seconds, format),
      after: `and ${distanceText(found.meters, distanceUnit, format)}`,
    };
  },
};

const stream: Variant<Fields, Answer> = {
  question: "Boat on a stream, aircraft in wind",
  inputs: {
    ...UNITS,
    distance: { label: "One-way distance" },
    streamGiven: {},
    stillSpeed: {},
    streamSpeed: {},
    upstreamSpeed: {},
    downstreamSpeed: {},
  },
  answer: boat,
  headline: ({ boat: found }, inputs, format) => (found ? streamHeadline(found, inputs, format) : NOTHING),
};

function streamHeadline(found: NonNullable<Answer["boat"]>, inputs: Inputs, format: Format): Headline {
  const unit = plainUnit(inputs.speedUnit);
  const text = (speed: typeof found.still) => speedText(speed, unit, format);
  if (inputs.streamGiven === "up-and-down")
    return {
      label: "In still water",
      before: "In still water, the boat makes",
      figure: text(found.still),
      after: `and the stream ${text(found.stream)}`,
    };
  if (found.upstream.sign() <= 0)
    return {
      label: "Upstream",
      before: "The stream is at least as fast as the boat, which makes",
      figure: "no headway",
      after: `upstream and ${text(found.downstream)} downstream`,
      tone: "plain",
    };
  return {
    label: "Down and up the stream",
    figure: `${text(found.downstream)} downstream, ${text(found.upstream)} upstream`,
  };
}

/** What is said when the two have the same velocity, by direction of the other one. */
const NEVER_PASSING = {
  stationary: { before: "The train", figure: "never passes", after: "B while it stands still" },
  same: { before: "They", figure: "never pass", after: "each other at equal speeds" },
  opposite: { before: "They", figure: "never pass", after: "each other while both stand still" },
} as const;

const train: Variant<Fields, Answer> = {
  question: "Train passes a platform or a train",
  inputs: { lengthA: {}, lengthB: {}, lengthUnit: {}, speedUnit: {}, direction: {}, speedA: {}, speedB: {} },
  answer: passed,
  headline({ passing }, { lengthUnit, speedUnit, direction }, format) {
    if (!passing?.seconds)
      return {
        label: "Passing",
        ...NEVER_PASSING[direction],
        tone: "plain",
      };
    return {
      label: "Passing takes",
      before: `Passing ${distanceText(passing.meters, lengthUnit, format)} at ${speedText(passing.relative, plainUnit(speedUnit), format)} takes`,
      figure: timeWords(passing.seconds, format),
    };
  },
};

const NOTHING: Headline = { label: "Result", figure: "—" };

/** The unit for speeds that are added or subtracted: a pace is replaced by mph or km/h. */
export function plainUnit(unit: SpeedUnit): SpeedUnit {
  if (!isPace(unit)) return unit;
  return unit === "pace-min-per-mile" ? "mile-per-hour" : "kilometer-per-hour";
}

export const modes = defineVariants<
  "mode",
  Fields,
  Answer,
  "solve" | "legs" | "meet" | "overtake" | "stream" | "train"
>("mode", { label: "Question", default: "solve" }, fields, { solve, legs, meet, overtake, stream, train });

export type TravelModel = ReturnType<typeof modes.derive>;
