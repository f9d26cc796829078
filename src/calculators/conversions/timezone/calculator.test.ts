import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { prepare } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { RULE_CHANGES } from "../../../data/time-zones/changes";
import { CITIES } from "../../../data/time-zones/cities";
import timezone from "./calculator";
import { officeStretches } from "./clock-rows";
import { MeetingDay } from "./meeting";
import { suggestPlaces } from "./suggest";
import { momentOf, momentTexts } from "./texts";
import { allZones, index, places, zoneOf, zoneText } from "./zones";

const ask = (inputs: JsonObject = {}) => outputsOf(timezone, inputs);
const problems = (inputs: JsonObject) => problemsOf(timezone, inputs);
const convert = (dateTime: string, fromZone: string, ...zones: string[]) =>
  ask({ dateTime, fromZone, toZones: (zones.length > 0 ? zones : ["UTC"]).map((zone) => ({ zone })) });
const meet = (inputs: JsonObject) => ask({ mode: "meeting", date: "2026-11-24", ...inputs });
const works = (zone: string, workStart = "09:00", workEnd = "17:00") => ({ zone, workStart, workEnd });
const sentence = (inputs: JsonObject) => {
  const { before = "", figure, after = "" } = headlineOf(timezone, inputs);
  return `${before} ${figure} ${after}`.trim();
};

beforeAll(() => Promise.all([allZones.load(), places.load()]));

describe("data on demand", () => {
  it("is not needed for the example", () => {
    expect(prepare(timezone, {})).toBeNull();
  });

  it("is not needed for the cities of the example before anything is loaded", async () => {
    vi.resetModules();
    const fresh = await import("./zones");
    expect(fresh.allZones.ready).toBe(false);
    expect(fresh.missingZones(["New York", "Kolkata", "london", "Tokyo", "Sydney"])).toBeNull();
    expect(fresh.missingZones(["Chicago"])).not.toBeNull();
  });
});

describe("convert", () => {
  it("gives the time, the day and the difference in each zone", () => {
    const { results } = convert("2026-11-20T23:30", "America/New_York", "Asia/Kolkata", "Pacific/Honolulu");
    expect(results).toEqual([
      {
        city: "Kolkata",
        zone: "Asia/Kolkata",
        dateTime: "2026-11-21T10:00",
        weekday: "Saturday",
        offset: "+05:30",
        offsetMinutes: 330,
        dayShift: 1,
        hoursFromSource: 10.5,
        isDst: false,
      },
      {
        city: "Honolulu",
        zone: "Pacific/Honolulu",
        dateTime: "2026-11-20T18:30",
        weekday: "Friday",
        offset: "-10:00",
        offsetMinutes: -600,
        dayShift: 0,
        hoursFromSource: -5,
        isDst: false,
      },
    ]);
    expect(convert("2026-11-21T01:00", "Asia/Tokyo", "America/Los_Angeles").results[0]).toMatchObject({
      dayShift: -1,
      dateTime: "2026-11-20T08:00",
    });
  });

  /** NEWS of the tz database 2026b to 2026f; browsers with older data are off by an hour. */
  it.each([
    ["America/Vancouver", "2026-12-15T16:00"],
    ["America/Edmonton", "2026-12-15T15:00"],
    ["America/Winnipeg", "2026-12-15T14:00"],
    ["Africa/Casablanca", "2026-12-15T09:00"],
    ["America/Havana", "2026-12-15T13:00"],
  ])("knows that 9:00 in %s is %s UTC in December 2026, and that the rule is new", (zone, utc) => {
    const answer = convert("2026-12-15T09:00", zone);
    expect(answer.utc).toBe(utc);
    expect(answer.noticeCodes).toBe("rules-changed");
    expect(answer.tzRelease).toBe("2026f");
  });

  it("moves a skipped time forward by default, or as chosen", () => {
    const skipped = (disambiguation: string) =>
      ask({ dateTime: "2026-03-08T02:30", toZones: [{ zone: "UTC" }], disambiguation });
    expect(skipped("compatible")).toMatchObject({
      utc: "2026-03-08T07:30",
      resolvedDateTime: "2026-03-08T03:30",
    });
    expect(skipped("later")).toMatchObject({ utc: "2026-03-08T07:30", offset: "-04:00", isDst: true });
    expect(skipped("earlier")).toMatchObject({
      utc: "2026-03-08T06:30",
      resolvedDateTime: "2026-03-08T01:30",
    });
    expect(skipped("compatible")).toMatchObject({ localStatus: "gap", noticeCodes: "gap" });
    expect(skipped("compatible").notices[0].message).toBe(
      "2:30 AM on March 8, 2026, does not exist in New York: clocks go from 2:00 AM to 3:00 AM. Read as 3:30 AM Sunday.",
    );
  });

  it("takes the first of two readings by default, or as chosen", () => {
    const doubled = (disambiguation: string) =>
      ask({ dateTime: "2026-11-01T01:30", toZones: [{ zone: "UTC" }], disambiguation });
    expect(doubled("compatible")).toMatchObject({ utc: "2026-11-01T05:30", offset: "-04:00" });
    expect(doubled("earlier").utc).toBe("2026-11-01T05:30");
    expect(doubled("later")).toMatchObject({ utc: "2026-11-01T06:30", offset: "-05:00", isDst: false });
    expect(doubled("later")).toMatchObject({ localStatus: "overlap", resolvedDateTime: "2026-11-01T01:30" });
    expect(doubled("later").notices[0].message).toMatch(/Read as the second of the two, at UTC−5\.$/);
  });

  it("knows the day that Samoa skipped", () => {
    const answer = convert("2011-12-30T12:00", "Pacific/Apia");
    expect(answer).toMatchObject({ localStatus: "gap", resolvedDateTime: "2011-12-31T12:00" });
    expect(answer.notices[0].message).toMatch(
      /clocks go from 12:00 AM on December 30, 2011, to 12:00 AM on December 31, 2011/,
    );
  });

  it("mentions clock changes in the next 14 days, and no later ones", () => {
    expect(convert("2026-10-24T12:00", "UTC", "Europe/London", "Europe/Paris").notices).toEqual([
      {
        code: "offset-change-soon",
        message:
          "Clocks change within 14 days: in London on October 25, 2026, from UTC+1 to UTC+0; in Paris on October 25, 2026, from UTC+2 to UTC+1.",
      },
    ]);
    expect(convert("2026-10-11T01:00", "UTC", "Europe/London").noticeCodes).toBe("offset-change-soon");
    expect(convert("2026-10-11T00:59", "UTC", "Europe/London").noticeCodes).toBeNull();
    expect(convert("2026-10-25T01:00", "UTC", "Europe/London").noticeCodes).toBeNull();
  });

  it("mentions new rules for 24 months", () => {
    const codes = (dateTime: string) => convert(dateTime, "America/Asuncion").noticeCodes;
    expect(codes("2024-10-14T12:00")).toBeNull();
    expect(codes("2024-10-15T12:00")).toBe("rules-changed");
    expect(codes("2026-10-14T12:00")).toBe("rules-changed");
    expect(codes("2026-10-15T12:00")).toBeNull();
    expect(convert("2026-12-15T09:00", "Canada/Pacific").noticeCodes).toBe("rules-changed");
  });

  it("is reversible, since offsets are whole minutes", () => {
    const zones = ["America/St_Johns", "Asia/Kolkata", "Pacific/Apia", "Europe/London"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 20_000, max: 1_100_000 }),
        (from, to, hour) => {
          const dateTime = new Date(hour * 36e5).toISOString().slice(0, 16);
          const there = convert(dateTime, from, to);
          const back = convert(there.results[0].dateTime, to, from);
          if (there.localStatus === "normal" && back.localStatus === "normal")
            expect(back.results[0].dateTime).toBe(dateTime);
        },
      ),
    );
  });

  it("shows the seconds of offsets from before time zones", () => {
    expect(convert("1900-01-01T12:00", "Europe/Amsterdam")).toMatchObject({
      offset: "+00:19:32",
      utc: "1900-01-01T11:40",
      offsetMinutes: 20,
    });
  });
});

describe("zone names", () => {
  const zone = (text: string) => convert("2026-11-20T12:00", "UTC", text).results[0];

  it.each([
    ["america/new_york", "America/New_York", "07:00"],
    ["New York", "America/New_York", "07:00"],
    ["us/pacific", "US/Pacific", "04:00"],
    ["Asia/Calcutta", "Asia/Calcutta", "17:30"],
    ["utc", "UTC", "12:00"],
    ["+05:30", "+05:30", "17:30"],
    ["UTC+05:30", "UTC+05:30", "17:30"],
    ["utc-3", "UTC-03:00", "09:00"],
    ["UTC−0330", "UTC-03:30", "08:30"],
    ["AoE", "AoE", "00:00"],
    ["Etc/GMT+5", "Etc/GMT+5", "07:00"],
    ["HST", "HST", "02:00"],
    ["mumbai", "Asia/Kolkata", "17:30"],
    ["São Paulo", "America/Sao_Paulo", "09:00"],
    ["sao paulo", "America/Sao_Paulo", "09:00"],
    ["SFO", "America/Los_Angeles", "04:00"],
    ["lhr", "Europe/London", "12:00"],
    ["Buenos Aires", "America/Argentina/Buenos_Aires", "09:00"],
    ["Chicago", "America/Chicago", "06:00"],
  ])("%s is %s: %s", (text, id, time) => {
    expect(zone(text)).toMatchObject({ zone: id, dateTime: `2026-11-20T${time}` });
  });

  it("appear as cities", () => {
    expect(sentence({ fromZone: "BOM", toZones: [{ zone: "sfo" }] })).toBe(
      "9:00 AM Friday in Mumbai is 7:30 PM Thursday in San Francisco.",
    );
    expect(sentence({ toZones: [{ zone: "UTC-3:30" }] })).toMatch(/in UTC−03:30\.$/);
    expect(sentence({ fromZone: "AoE", dateTime: "2026-12-31T23:59" })).toMatch(
      /^11:59 PM Thursday anywhere on Earth is /,
    );
  });

  it("of all cities are in the database, and airport codes are unique", () => {
    for (const name of Object.keys(CITIES)) expect(index().byName.has(name.toLowerCase()), name).toBe(true);
    const codes = places.value.all.flatMap((place) => place.codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(500);
    for (const { city } of places.value.all) expect(city).toMatch(/^\p{Lu}[\p{L} .()’ʻ-]+$/u);
    for (const { zones } of RULE_CHANGES)
      for (const name of zones) expect(index().byName.has(name.toLowerCase()), name).toBe(true);
  });

  it("are suggested from their first letters or an airport code", () => {
    expect(suggestPlaces("mum", 8)).toEqual([{ value: "Mumbai", label: "BOM · Asia/Kolkata" }]);
    expect(suggestPlaces("jfk", 8)[0]?.value).toBe("New York");
    expect(suggestPlaces("godth", 8)).toEqual([{ value: "America/Godthab", label: "" }]);
    expect(suggestPlaces("san", 3)).toHaveLength(3);
    expect(suggestPlaces("s", 8)).toEqual([]);
  });
});

describe("zone-info", () => {
  const info = (zone: string, dateTime = "2026-11-20T09:00") =>
    ask({ mode: "zone-info", dateTime, toZones: [{ zone }] });

  it("gives the next change and those of the year", () => {
    expect(info("Europe/Paris")).toMatchObject({
      nextTransitionUtc: "2027-03-28T01:00",
      nextTransitionLocal: "2027-03-28T02:00",
      offsetBefore: "+01:00",
      offsetAfter: "+02:00",
      transitions: [
        {
          utc: "2026-03-29T01:00",
          localBefore: "2026-03-29T02:00",
          localAfter: "2026-03-29T03:00",
          offsetBefore: "+01:00",
          offsetAfter: "+02:00",
        },
        { utc: "2026-10-25T01:00", localBefore: "2026-10-25T03:00", localAfter: "2026-10-25T02:00" },
      ],
    });
    expect(sentence({ mode: "zone-info", toZones: [{ zone: "Paris" }] })).toBe(
      "Clocks in Paris next change on Sunday, March 28, 2027 at 2:00 AM: 1 h forward, from UTC+1 to UTC+2.",
    );
  });

  it("handles zones without a known change", () => {
    expect(info("America/Vancouver")).toMatchObject({ nextTransitionUtc: null, offsetBefore: null });
    expect(info("America/Vancouver").transitions).toHaveLength(1);
    expect(info("Asia/Kolkata").transitions).toEqual([]);
    expect(sentence({ mode: "zone-info" })).toBe("Kolkata stays on UTC+5:30: no clock change is known.");
  });

  it("assigns a change at the turn of the year to the year on the zone's clock", () => {
    // Samoa's Friday, December 30, 2011 is skipped: a change of 2011.
    expect(info("Pacific/Apia", "2011-06-01T00:00").transitions).toHaveLength(3);
  });
});

describe("unix", () => {
  const unix = (epoch: number, more: JsonObject = {}) => ask({ mode: "unix", epoch, fromZone: "UTC", ...more });

  it.each([
    [0, "1970-01-01T00:00:00Z", "Thursday"],
    [1_000_000_000, "2001-09-09T01:46:40Z", "Sunday"],
    [1_234_567_890, "2009-02-13T23:31:30Z", "Friday"],
    [2_147_483_647, "2038-01-19T03:14:07Z", "Tuesday"],
    [-1, "1969-12-31T23:59:59Z", "Wednesday"],
    [-62_135_596_800, "0001-01-01T00:00:00Z", "Monday"],
    [253_402_300_799, "9999-12-31T23:59:59Z", "Friday"],
  ])("%s is %s, a %s", (epoch, utcText, weekday) => {
    expect(unix(epoch)).toMatchObject({ utcText, weekday });
  });

  it("reads milliseconds", () => {
    expect(unix(1_795_132_800_123, { epochUnit: "ms" })).toMatchObject({
      utcText: "2026-11-20T00:00:00.123Z",
      epochSeconds: 1_795_132_800,
    });
    expect(unix(-1, { epochUnit: "ms" }).utcText).toBe("1969-12-31T23:59:59.999Z");
  });

  it("shows the zone's own clock", () => {
    expect(unix(1_795_132_800, { fromZone: "America/New_York" })).toMatchObject({
      localDateTime: "2026-11-19T19:00",
      weekday: "Thursday",
      utc: "2026-11-20T00:00",
    });
  });
});

describe("meeting", () => {
  it("finds when everyone is at work, and the first such start", () => {
    const answer = meet({ participants: [works("America/New_York"), works("Europe/London")] });
    expect(answer).toMatchObject({
      overlapMinutes: 180,
      bestStartLocal: "2026-11-24T09:00",
      inconvenience: 0,
      outOfHoursMinutes: 0,
    });
    expect(answer.overlapWindows).toEqual([
      {
        startUtc: "2026-11-24T14:00",
        endUtc: "2026-11-24T17:00",
        startLocal: "2026-11-24T09:00",
        endLocal: "2026-11-24T12:00",
        minutes: 180,
      },
    ]);
  });

  it("charges a minute 1 plus 1/60 for each minute to the working day", () => {
    const alone = (start: number) =>
      meet({ participants: [works("UTC")], durationMinutes: 1, stepMinutes: 5 }).slots[start / 5].inconvenience;
    expect(alone(9 * 60)).toBe(0);
    expect(alone(17 * 60 - 5)).toBe(0);
    // The first minute after work is one minute away from it, like the last one before.
    expect(alone(17 * 60)).toBeCloseTo(1 + 1 / 60, 12);
    expect(alone(9 * 60 - 5)).toBeCloseTo(1 + 5 / 60, 12);
    expect(alone(0)).toBeCloseTo(1 + (7 * 60 + 1) / 60, 12);
    expect(alone(60)).toBeCloseTo(1 + 8, 12);
  });

  it("charges 9 per minute on a day off, by each person's own date", () => {
    const day = (date: string, respectWeekends = true) =>
      meet({ date, participants: [works("UTC"), works("Asia/Tokyo")], respectWeekends, durationMinutes: 60 });
    // Saturday 00:00 UTC is Saturday in Tokyo too.
    expect(day("2026-11-28").slots[0]).toMatchObject({ inHours: 0, inconvenience: 2 * 60 * 9 });
    // Sunday 15:00 UTC is Monday 00:00 in Tokyo: work ended 421 minutes ago and begins in 540.
    const toWork = (minute: number) => Math.min(540 - minute, minute + 421);
    const sum = Array.from({ length: 60 }, (_, minute) => 1 + toWork(minute) / 60).reduce((a, b) => a + b);
    expect(day("2026-11-29").slots[30].inconvenience).toBeCloseTo(540 + sum, 9);
    expect(day("2026-11-28", false).overlapMinutes).toBe(0);
    expect(day("2026-11-28", false).slots[18].inHours).toBe(1);
    expect(day("2026-11-28").noticeCodes).toBe("day-off");
    expect(day("2026-11-28", false).noticeCodes).toBeNull();
  });

  it("handles night shifts and round-the-clock work", () => {
    const night = meet({ participants: [works("UTC", "22:00", "06:00")] });
    expect(night.overlapMinutes).toBe(8 * 60);
    expect(night.overlapWindows.map(({ startLocal }: { startLocal: string }) => startLocal)).toEqual([
      "2026-11-24T00:00",
      "2026-11-24T22:00",
    ]);
    expect(meet({ participants: [works("UTC", "09:00", "09:00")] }).overlapMinutes).toBe(1440);
  });

  it("has 23 or 25 hours when clocks change, and rejects a day that they skip", () => {
    const slots = (date: string) => meet({ date, participants: [works("America/New_York")] }).slots.length;
    expect(slots("2026-03-08")).toBe(46);
    expect(slots("2026-11-01")).toBe(50);
    expect(problems({ mode: "meeting", date: "2011-12-30", participants: [works("Pacific/Apia")] })).toEqual([
      { field: "date", message: "In Apia, clocks skip this day." },
    ]);
    // Clocks in Cuba go from midnight to 1:00: the day begins at 1:00.
    expect(meet({ date: "2026-03-08", participants: [works("America/Havana")] }).slots[0].startLocal).toBe(
      "2026-03-08T01:00",
    );
  });

  it("looks beyond midnight, but clips the overlap to the day", () => {
    const late = meet({
      participants: [works("UTC", "22:00", "04:00")],
      durationMinutes: 240,
      stepMinutes: 60,
    });
    expect(late.slots[23]).toMatchObject({ startUtc: "2026-11-24T23:00", inHours: 1, inconvenience: 0 });
    expect(late.overlapMinutes).toBe(6 * 60);
  });

  it("breaks ties by the smallest largest share, then the earliest start", () => {
    const tie = meet({});
    const least = Math.min(...tie.slots.map((slot: { inconvenience: number }) => slot.inconvenience));
    const starts = tie.slots.filter((slot: { inconvenience: number }) => slot.inconvenience === least);
    expect(starts.length).toBe(2);
    expect(tie.bestStartUtc).toBe(starts[0].startUtc);
    const utc = zoneOf("UTC", "fromZone");
    const people = [{ zone: utc, name: "Ann", workStart: "09:00", workEnd: "17:00" }];
    const day = new MeetingDay(people, 20_000, {
      durationMinutes: 60,
      stepMinutes: 30,
      respectWeekends: false,
    });
    const slot = (minute: number, largestShare: number) => ({
      ...day.slot(minute),
      inconvenience: 1,
      largestShare,
    });
    expect(day.bestOf([slot(600, 1), slot(660, 0.5), slot(720, 0.5)]).minute).toBe(660);
  });

  it("compares the days of the next two weeks", () => {
    const { bestDays } = meet({ date: "2026-11-27" });
    expect(bestDays).toHaveLength(14);
    expect(bestDays[0]).toMatchObject({
      date: "2026-11-27",
      weekday: "Friday",
      inconvenience: 120.5,
      best: true,
    });
    expect(bestDays[1]).toMatchObject({ weekday: "Saturday", inconvenience: 1620, best: false });
    const fromSaturday = meet({ date: "2026-11-28" }).bestDays;
    expect(fromSaturday.find(({ best }: { best: boolean }) => best)).toMatchObject({ date: "2026-11-30" });
  });

  it("names the people who bear the inconvenience", () => {
    expect(sentence({ mode: "meeting" })).toBe(
      "No stretch of 1 h suits everyone. The least inconvenient start is 7:30 AM Tuesday in New York: 12:30 PM in London, 6:00 PM in Kolkata.",
    );
    expect(headlineOf(timezone, { mode: "meeting" }).second).toBe(
      "November 24, 2026; 60 minutes outside work hours, for New York.",
    );
    expect(sentence({ mode: "meeting", participants: [works("UTC"), works("Europe/London")] })).toBe(
      "Everyone is at work for 1 h from 9:00 AM Tuesday in UTC: 9:00 AM in London.",
    );
  });
});

describe("working", () => {
  const steps = (inputs: JsonObject) => workingOf(timezone, modelOf(timezone, inputs), new Format());

  it("goes from the clock to UTC and to the other clocks", () => {
    expect(steps({ toZones: [{ zone: "Asia/Kolkata" }] })).toEqual([
      { label: "Offset of New York", expression: "On November 20, 2026", value: "UTC−5" },
      { label: "UTC = time in New York − offset", expression: "9:00 AM − (−05:00)", value: "2:00 PM" },
      { label: "Kolkata = UTC + its offset", expression: "2:00 PM + 05:30", value: "7:30 PM Friday" },
    ]);
  });

  it("names the day of another date, and the clock time of a change", () => {
    // 9:00 PM in New York is 7:30 AM of the next day in Kolkata; India is 5½ hours ahead of UTC.
    const late = steps({ dateTime: "2026-11-20T21:00", toZones: [{ zone: "Asia/Kolkata" }, { zone: "London" }] });
    expect(late.slice(1).map(({ value }) => value)).toEqual([
      "2:00 AM on November 21, 2026",
      "7:30 AM Saturday",
      "2:00 AM Saturday",
    ]);
    const early = steps({ dateTime: "2026-11-20T05:00", fromZone: "Kolkata", toZones: [{ zone: "Los Angeles" }] });
    expect(early.at(-1)?.value).toBe("3:30 PM Thursday");
    const across = steps({ dateTime: "2026-11-20T23:00", fromZone: "London", toZones: [{ zone: "Tokyo" }] });
    expect(across.at(-1)?.value).toBe("8:00 AM Saturday, November 21, 2026");
    const change = steps({ mode: "zone-info", toZones: [{ zone: "Paris" }] });
    expect(change.at(-1)?.value).toBe("2:00 AM becomes 3:00 AM on March 28, 2027");
  });

  it("shows what the best start costs each person", () => {
    expect(steps({ mode: "meeting" }).slice(0, 4)).toEqual([
      {
        label: "New York, at work 9:00 AM to 5:00 PM: 7:30 AM to 8:30 AM",
        expression: "60 + 3630 ÷ 60",
        value: "120.5",
      },
      {
        label: "London, at work 9:00 AM to 5:00 PM: 12:30 PM to 1:30 PM",
        expression: "All within work hours",
        value: "0",
      },
      {
        label: "Kolkata, at work 10:00 AM to 7:00 PM: 6:00 PM to 7:00 PM",
        expression: "All within work hours",
        value: "0",
      },
      { label: "Inconvenience of this start", expression: "120.5 + 0 + 0", value: "120.5" },
    ]);
  });

  it("shows a Unix time to the second", () => {
    // date -u -d @1795132807
    const unix = { mode: "unix", fromZone: "UTC" };
    expect(sentence({ ...unix, epoch: 1_795_132_807 })).toBe(
      "Unix time 1795132807 is 12:00:07 AM Friday in UTC, November 20, 2026.",
    );
    expect(sentence({ ...unix, epoch: -1 })).toMatch(/ is 11:59:59 PM Wednesday in UTC, December 31, 1969\.$/);
    expect(sentence({ ...unix, epoch: 1_795_132_800_123, epochUnit: "ms" })).toMatch(/ is 12:00 AM Friday /);
  });

  it("breaks a Unix time down", () => {
    expect(
      steps({ mode: "unix", epoch: 90_061, fromZone: "UTC" })
        .slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(["1", "3,661", "3,661 s: 1:01 AM on January 2, 1970"]);
  });
});

describe("a zone in a field", () => {
  it("is named by its city, unless that is read as another zone", () => {
    const text = (name: string) => zoneText(zoneOf(name, "fromZone"));
    expect(text("America/New_York")).toBe("New York");
    expect(text("Mumbai")).toBe("Mumbai");
    expect(text("UTC+5:30")).toBe("UTC+05:30");
    // “GMT+5” is read as five hours ahead of UTC, but this zone is five behind.
    expect(text("Etc/GMT+5")).toBe("Etc/GMT+5");
    // “WEST” is refused as an abbreviation.
    expect(text("Australia/West")).toBe("Australia/West");
    for (const { name } of index().byName.values())
      if (name.includes("/")) expect(zoneOf(text(name), "fromZone").id).toBe(name);
  });
});

describe("moments chosen on a clock", () => {
  const newYork = zoneOf("America/New_York", "fromZone");
  const at = (utc: string) => Date.parse(`${utc}Z`) / 1000;

  it("become inputs, even the second of two readings", () => {
    expect(momentTexts(newYork, at("2026-11-20T14:00"))).toEqual({
      dateTime: "2026-11-20T09:00",
      disambiguation: "compatible",
    });
    expect(momentTexts(newYork, at("2026-11-01T05:30")).disambiguation).toBe("compatible");
    expect(momentTexts(newYork, at("2026-11-01T06:30"))).toEqual({
      dateTime: "2026-11-01T01:30",
      disambiguation: "later",
    });
  });

  it("are read from an edited row", () => {
    expect(momentOf(newYork, "2026-11-20T09:00")).toBe(at("2026-11-20T14:00"));
    expect(momentOf(newYork, "2026-03-08T02:30")).toBe(at("2026-03-08T07:30"));
    expect(momentOf(newYork, "")).toBeNull();
    expect(momentOf(newYork, "0002-11-20T09:00")).toBeNull();
  });

  it("fall in office hours, and weekends are off", () => {
    expect(officeStretches(newYork, at("2026-11-20T05:00"), 1440)).toEqual([
      { from: 0, to: 420, kind: "night" },
      { from: 420, to: 540, kind: "shoulder" },
      { from: 540, to: 1020, kind: "work" },
      { from: 1020, to: 1320, kind: "shoulder" },
      { from: 1320, to: 1440, kind: "night" },
    ]);
    expect(officeStretches(newYork, at("2026-11-21T05:00"), 1440)[1]?.kind).toBe("off");
  });
});

describe("what people call zones", () => {
  it.each([
    ["PT", "America/Los_Angeles"],
    ["Pacific time", "America/Los_Angeles"],
    ["Central European Time", "Europe/Berlin"],
    ["India", "Asia/Kolkata"],
    ["UK", "Europe/London"],
    ["NYC", "America/New_York"],
    ["California", "America/Los_Angeles"],
    ["Austin, TX", "America/Chicago"],
    ["New York, NY", "America/New_York"],
    ["New York City", "America/New_York"],
    ["Vancouver, BC", "America/Vancouver"],
    ["Louisville, Kentucky, USA", "America/Kentucky/Louisville"],
    ["London, U.K.", "Europe/London"],
    ["london time", "Europe/London"],
    ["JST", "Asia/Tokyo"],
    ["UTC -4", "UTC-04:00"],
    ["GMT +5:30", "GMT+05:30"],
    ["utc+5.5", "UTC+05:30"],
  ])("%s is %s", (text, id) => {
    expect(zoneOf(text, "fromZone").id).toBe(id);
  });
});

describe("bad input", () => {
  const unknown = (text: string) => `“${text}” is not in the time zone database. Try a city such as Chicago.`;

  it("in zones is reported", () => {
    const zones = (...names: string[]) => ({ toZones: names.map((zone) => ({ zone })) });
    expect(problems({ fromZone: "America/Springfield" })).toEqual([
      { field: "fromZone", message: unknown("America/Springfield") },
    ]);
    expect(problems(zones("UTC", "Mars"))).toEqual([{ field: "toZones", message: `Zone 2: ${unknown("Mars")}` }]);
    expect(problems({ mode: "meeting", participants: [works("Nowhere")] })).toEqual([
      { field: "participants", message: `Person 1: ${unknown("Nowhere")}` },
    ]);
    expect(problems({ fromZone: "ist" })).toEqual([
      {
        field: "fromZone",
        message: "“ist” can mean India (Kolkata), Israel (Jerusalem) or Ireland (Dublin). Choose a city.",
      },
    ]);
    expect(problems({ fromZone: "EST" })[0]?.message).toBe(
      "“EST” can mean the eastern United States (New York) or eastern Australia (Sydney). Choose a city.",
    );
    expect(problems({ fromZone: "Texas" })[0]?.message).toBe("“Texas” can mean Chicago or Denver. Choose a city.");
    expect(problems(zones("CST"))[0]).toMatchObject({ field: "toZones" });
    expect(problems({ fromZone: "" })[0]).toMatchObject({ field: "fromZone" });
    for (const text of ["UTC+24", "+99:00", "UTC+5:75", "constructor", "__proto__"])
      expect(problems({ fromZone: text })[0]?.message).toBe(unknown(text));
    expect(problems({ toZones: [] })[0]?.field).toBe("toZones");
    expect(problems(zones(...Array.from({ length: 51 }, () => "UTC")))[0]?.field).toBe("toZones");
  });

  it("in times and meetings is reported", () => {
    for (const dateTime of ["2026-11-20T24:00", "2026-02-29T09:00", "09:00"])
      expect(problems({ dateTime })).toEqual([{ field: "dateTime", message: "Enter a time between 00:00 and 23:59." }]);
    expect(problems({ dateTime: "1899-12-31T23:59" })).toEqual([
      { field: "dateTime", message: "Enter a date between 1900 and 2100." },
    ]);
    expect(problems({ dateTime: "2026-03-08T02:30", disambiguation: "reject" })).toEqual([
      {
        field: "dateTime",
        message: "2:30 AM on March 8, 2026, does not exist in New York: clocks go from 2:00 AM to 3:00 AM.",
      },
    ]);
    expect(problems({ dateTime: "2026-11-01T01:30", disambiguation: "reject" })[0]?.message).toMatch(
      /occurs twice in New York: clocks go back from 2:00 AM to 1:00 AM\.$/,
    );
    const meeting = (inputs: JsonObject) => problems({ mode: "meeting", ...inputs });
    expect(meeting({ participants: [] })).toEqual([{ field: "participants", message: "Add at least one person." }]);
    for (const durationMinutes of [0, 1441, null, 1.5])
      expect(meeting({ durationMinutes })).toEqual([
        { field: "durationMinutes", message: "The meeting must last 1 to 1,440 minutes." },
      ]);
    for (const stepMinutes of [0, 7, 20, 90]) expect(meeting({ stepMinutes })[0]?.field).toBe("stepMinutes");
    expect(problems({ mode: "unix", epoch: 1_795_132_800_000 })[0]?.message).toMatch(/13 digits are milliseconds/);
    expect(problems({ mode: "unix", epoch: -62_135_596_800 })[0]?.field).toBe("epoch");
    expect(problems({ mode: "unix", dateTime: "x", participants: [] })).toEqual([]);
  });
});
