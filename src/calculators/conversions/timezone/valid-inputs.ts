/** For tests only: zones from all over the world, and times near clock changes. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { localText } from "../../../math/dates/local-time";
import calculator from "./calculator";
import { allZones, places } from "./zones";

await Promise.all([allZones.load(), places.load()]);

const { fromZone: _from, toZones: _to, participants: _people, ...others } = calculator.inputs;

const zone = fc.constantFrom(
  "America/New_York",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Europe/Dublin",
  "Africa/Casablanca",
  "America/Havana",
  "UTC+05:30",
  "-11:00",
  "utc",
  "AoE",
  "Mumbai",
  "SFO",
);

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(quarter / 4))}:${two(15 * (quarter % 4))}`;
});

const person = fc.record({ zone, workStart: clock, workEnd: clock });

/** Times skipped or doubled by clock changes in 2026, the day that Samoa skipped, and arbitrary times. */
const dateTime = fc.oneof(
  fc.constantFrom("2026-03-08T02:30", "2026-11-01T01:30", "2026-04-05T01:45", "2011-12-30T12:00"),
  fc.integer({ min: -36_000, max: 90_000 }).map((half) => localText(45_900 * half)),
);

export const validInputs = fc
  .tuple(
    likelyInputs(others),
    fc.record({
      fromZone: zone,
      toZones: fc.array(fc.record({ zone }), { minLength: 1, maxLength: 4 }),
      participants: fc.array(person, { minLength: 1, maxLength: 4 }),
      dateTime,
      stepMinutes: fc.constantFrom(5, 10, 15, 30, 60),
    }),
  )
  .map(([given, own]) => ({ ...given, ...own }));
