/** For tests only: periods in recent months, with realistic cycle lengths. */
import fc, { type Arbitrary } from "fast-check";
import type { JsonObject } from "../../../core/parse";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { inputs } from "./inputs";

const TODAY = isoToDayNumber(inputs.asOf.default as string);

const log = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.array(fc.integer({ min: 17, max: 90 }), { minLength: 2, maxLength: 30 }))
  .map(([ago, gaps]) => {
    let day = TODAY - ago;
    return [0, ...gaps].map((gap) => {
      day -= gap;
      return { date: dayNumberToIso(day) };
    });
  });

export const validInputs: Arbitrary<JsonObject> = fc.record({
  mode: fc.constantFrom(...Object.keys(inputs.mode.options ?? {})),
  lutealLength: fc.integer({ min: 10, max: 16 }),
  periodLength: fc.integer({ min: 1, max: 10 }),
  cycles: fc.integer({ min: 1, max: 12 }),
  lastPeriod: fc.integer({ min: 0, max: 300 }).map((ago) => dayNumberToIso(TODAY - ago)),
  cycleLength: fc.integer({ min: 20, max: 45 }),
  shortestCycle: fc.integer({ min: 18, max: 30 }),
  longestCycle: fc.integer({ min: 30, max: 60 }),
  periodStarts: log,
  wantedDueDate: fc.constantFrom(null, "2027-09-01"),
});
