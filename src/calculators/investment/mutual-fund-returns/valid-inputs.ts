/** For tests only: payments that can have a rate of return, and dates in the right order. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { inputs } from "./inputs";

const { cashFlows: _flows, asOf: _asOf, startDate: _start, endDate: _end, ...others } = inputs;

const FIRST = isoToDayNumber("2020-01-01");

const flow = fc.record({
  date: fc.integer({ min: 0, max: 2400 }).map((day) => dayNumberToIso(FIRST + day)),
  amount: fc.integer({ min: -900_000, max: 600_000 }).map((cents) => cents / 100),
});

export const validInputs = fc
  .tuple(likelyInputs(others), fc.array(flow, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 4000 }))
  .map(([given, flows, days]) => ({
    ...given,
    cashFlows: [{ date: "2019-12-31", amount: -1000 }, ...flows, { date: "2026-08-01", amount: 900 }],
    asOf: "2026-11-20",
    startDate: "2018-05-05",
    endDate: dayNumberToIso(isoToDayNumber("2018-05-05") + days),
  }));
