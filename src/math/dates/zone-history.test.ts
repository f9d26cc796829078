import fc from "fast-check";
import { describe, expect, it } from "vitest";
import all from "../../data/time-zones/all.json";
import common from "../../data/time-zones/common.json";
import { localSeconds, localText } from "./local-time";
import { readLocal, ZoneHistory } from "./zone-history";

const contents: Readonly<Record<string, string>> = { ...all.zones, ...common.zones };
const links = new Map(
  Object.entries<string>(all.links).flatMap(([zone, names]) => names.split(" ").map((name) => [name, zone] as const)),
);
const zone = (name: string) => new ZoneHistory(contents[links.get(name) ?? name] as string);
const utc = (text: string) => localSeconds(text);
const hours = (name: string, instant: string) => zone(name).offsetAt(utc(instant)) / 3600;
const changes = (name: string, year: number) =>
  zone(name)
    .transitions(utc(`${year}-01-01T00:00`), utc(`${year}-12-31T23:59`))
    .map(({ at, before, after }) => [localText(at), before / 3600, after / 3600]);

describe("offsets", () => {
  /** NEWS of the tz database, releases 2026b to 2026f. */
  it.each([
    ["America/Vancouver", -7],
    ["America/Edmonton", -6],
    ["America/Inuvik", -6],
    ["America/Winnipeg", -5],
    ["Africa/Casablanca", 0],
    ["America/Havana", -4],
    ["America/Asuncion", -3],
    ["America/Coyhaique", -3],
  ])("in %s are %s h in December 2026", (name, offset) => {
    expect(hours(name, "2026-12-15T12:00")).toBe(offset);
  });

  it("in Cuba return to standard time in November 2027 (release 2026f)", () => {
    expect(changes("America/Havana", 2027)).toEqual([["2027-11-07T05:00", -4, -5]]);
    expect(changes("America/Havana", 2026)).toEqual([["2026-03-08T05:00", -5, -4]]);
  });

  it.each([
    ["Asia/Kolkata", "2026-07-01T00:00", 5.5],
    ["Asia/Kathmandu", "2026-07-01T00:00", 5.75],
    ["Australia/Eucla", "2026-07-01T00:00", 8.75],
    ["Pacific/Chatham", "2026-07-01T00:00", 12.75],
    ["Pacific/Chatham", "2026-12-01T00:00", 13.75],
    ["Pacific/Kiritimati", "2026-07-01T00:00", 14],
    ["America/St_Johns", "2026-07-01T00:00", -2.5],
    ["Europe/Dublin", "2026-07-01T00:00", 1],
    ["Asia/Pyongyang", "2016-07-01T00:00", 8.5],
    ["Etc/GMT+12", "2026-07-01T00:00", -12],
    ["US/Eastern", "2026-07-01T00:00", -4],
    // The current rule applies far into the future.
    ["America/New_York", "2099-07-01T00:00", -4],
    ["Europe/London", "2099-12-01T00:00", 0],
  ])("in %s on %s are %s h", (name, instant, offset) => {
    expect(hours(name, instant)).toBe(offset);
  });

  it("before time zones are the local mean time of each city: New York −4:56:02", () => {
    expect(zone("America/New_York").offsetAt(utc("1883-01-01T00:00"))).toBe(-17_762);
  });
});

describe("clock changes", () => {
  /** Energy Policy Act of 2005, sec. 110: second Sunday of March to first Sunday of November, 2:00. */
  it("of the United States", () => {
    expect(changes("America/New_York", 2026)).toEqual([
      ["2026-03-08T07:00", -5, -4],
      ["2026-11-01T06:00", -4, -5],
    ]);
    expect(changes("America/New_York", 2050)).toEqual([
      ["2050-03-13T07:00", -5, -4],
      ["2050-11-06T06:00", -4, -5],
    ]);
  });

  /** Directive 2000/84/EC: last Sundays of March and October, 1:00 UTC. */
  it("of the European Union", () => {
    for (const name of ["Europe/Berlin", "Europe/Athens", "Europe/Dublin"])
      expect(changes(name, 2026).map(([at]) => at)).toEqual(["2026-03-29T01:00", "2026-10-25T01:00"]);
  });

  it("follow each other in order", () => {
    const sydney = zone("Australia/Sydney");
    expect(localText(sydney.next(utc("2026-11-20T00:00"))?.at ?? 0)).toBe("2027-04-03T16:00");
    expect(localText(sydney.next(utc("2027-04-03T16:00"))?.at ?? 0)).toBe("2027-10-02T16:00");
    expect(zone("Asia/Kolkata").next(utc("2026-11-20T00:00"))).toBeNull();
    expect(new ZoneHistory("19800|||").next(0)).toBeNull();
  });

  it("are consistent: each one starts from the offset the previous one left", () => {
    const faults: string[] = [];
    for (const [name, text] of Object.entries(contents)) {
      const history = new ZoneHistory(text);
      let offset = history.offsetAt(utc("1890-01-01T00:00"));
      let last = Number.NEGATIVE_INFINITY;
      for (const { at, before, after } of history.transitions(utc("1890-01-01T00:01"), utc("2060-01-01T00:00"))) {
        if (at <= last || before !== offset || after === offset) faults.push(`${name} ${localText(at)}`);
        if (history.offsetAt(at) !== after || history.offsetAt(at - 1) !== before)
          faults.push(`${name} at ${localText(at)}`);
        [offset, last] = [after, at];
      }
    }
    expect(faults).toEqual([]);
  });
});

describe("clock times", () => {
  const read = (name: string, text: string) => {
    const { status, instants } = readLocal(zone(name), localSeconds(text));
    return [status, ...instants.map(localText)];
  };

  it("normally occur once", () => {
    expect(read("America/New_York", "2026-11-20T09:00")).toEqual(["normal", "2026-11-20T14:00", "2026-11-20T14:00"]);
  });

  it("are skipped for an hour, half an hour or a whole day", () => {
    expect(read("America/New_York", "2026-03-08T02:30")).toEqual(["gap", "2026-03-08T06:30", "2026-03-08T07:30"]);
    expect(read("America/New_York", "2026-03-08T03:00")[0]).toBe("normal");
    expect(read("America/New_York", "2026-03-08T01:59")[0]).toBe("normal");
    expect(read("Australia/Lord_Howe", "2026-10-04T02:15")).toEqual(["gap", "2026-10-03T15:15", "2026-10-03T15:45"]);
    expect(read("Australia/Lord_Howe", "2026-10-04T02:30")[0]).toBe("normal");
    expect(read("Pacific/Apia", "2011-12-30T12:00")).toEqual(["gap", "2011-12-29T22:00", "2011-12-30T22:00"]);
  });

  it("occur twice for an hour or half an hour", () => {
    expect(read("America/New_York", "2026-11-01T01:30")).toEqual(["overlap", "2026-11-01T05:30", "2026-11-01T06:30"]);
    expect(read("Australia/Lord_Howe", "2026-04-05T01:45")).toEqual([
      "overlap",
      "2026-04-04T14:45",
      "2026-04-04T15:15",
    ]);
    expect(read("Australia/Lord_Howe", "2026-04-05T01:29")[0]).toBe("normal");
  });

  it("of any instant resolve to that instant, or to one of two", () => {
    const names = Object.keys(contents);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: -2_208_988_800, max: 4_102_444_800 }),
        (name, instant) => {
          const history = zone(name);
          const { status, instants } = readLocal(history, instant + history.offsetAt(instant));
          expect(status).not.toBe("gap");
          expect(instants).toContain(instant);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("daylight saving time", () => {
  const isDaylight = (name: string, instant: string) => zone(name).isDaylightAt(utc(instant));

  it("is in summer, in both hemispheres, for as long as the rules go on", () => {
    for (const year of [2026, 2090]) {
      expect(isDaylight("America/New_York", `${year}-07-01T00:00`)).toBe(true);
      expect(isDaylight("America/New_York", `${year}-12-01T00:00`)).toBe(false);
      expect(isDaylight("Australia/Sydney", `${year}-12-01T00:00`)).toBe(true);
      expect(isDaylight("Australia/Sydney", `${year}-07-01T00:00`)).toBe(false);
      expect(isDaylight("Asia/Kolkata", `${year}-07-01T00:00`)).toBe(false);
    }
  });

  // Releases 2014f, 2022f, 2026b and 2026f of the tz database.
  it.each([
    ["Europe/Moscow", "2010-07-01T00:00", true],
    // All-year time of UTC+4 from March 2011, then of UTC+3 from October 2014.
    ["Europe/Moscow", "2011-07-01T00:00", false],
    ["Europe/Moscow", "2014-07-01T00:00", false],
    ["Europe/Moscow", "2014-12-01T00:00", false],
    ["America/Chihuahua", "2022-01-15T00:00", false],
    ["America/Chihuahua", "2022-07-01T00:00", true],
    ["America/Chihuahua", "2022-12-01T00:00", false],
    // All-year time since March 9, 2026, which the release begins on November 1 for the sake of other software.
    ["America/Vancouver", "2026-07-01T00:00", true],
    ["America/Vancouver", "2026-12-01T00:00", false],
    ["America/Havana", "2026-07-01T00:00", true],
    ["America/Havana", "2026-12-15T00:00", true],
    ["America/Havana", "2027-12-15T00:00", false],
    ["Europe/Istanbul", "2016-07-01T00:00", true],
    ["Europe/Istanbul", "2016-12-01T00:00", false],
    ["Europe/Lisbon", "1992-12-01T00:00", false],
    // Double summer time, with an hour ahead in winter, too.
    ["Europe/London", "1943-01-15T00:00", true],
    ["Europe/London", "1943-07-15T00:00", true],
    // British Standard Time all year.
    ["Europe/London", "1969-07-15T00:00", false],
  ])("in %s on %s: %s", (name, instant, expected) => {
    expect(isDaylight(name, instant)).toBe(expected);
  });

  it.each([
    ["Europe/Dublin", "2026-07-01T00:00", true],
    ["Europe/Dublin", "2026-12-01T00:00", false],
    ["Europe/Dublin", "2090-07-01T00:00", true],
    ["Europe/Dublin", "2090-12-01T00:00", false],
    ["Europe/Dublin", "1969-07-15T00:00", false],
    ["Europe/Dublin", "1969-12-15T00:00", false],
    // Set back by an hour for Ramadan only.
    ["Africa/Casablanca", "2025-01-15T00:00", true],
    ["Africa/Casablanca", "2025-03-15T00:00", false],
    ["Africa/Casablanca", "2026-12-15T00:00", false],
    ["Africa/Windhoek", "2010-01-15T00:00", true],
    ["Africa/Windhoek", "2010-07-15T00:00", false],
    ["Africa/Windhoek", "1992-01-15T00:00", false],
    ["Africa/Windhoek", "2018-07-15T00:00", false],
    // The only winter time.
    ["Europe/Prague", "1947-01-15T00:00", false],
    ["Europe/Prague", "1947-03-15T00:00", false],
  ])(
    "means clocks set ahead where the database has them set back in winter: %s on %s: %s",
    (name, instant, expected) => {
      expect(isDaylight(name, instant)).toBe(expected);
    },
  );

  it("may begin or end without a change of the clock", () => {
    // Central Standard Time replaced Mountain Daylight Time, and there was no change of the clock after that.
    expect(changes("America/Chihuahua", 2022)).toEqual([["2022-04-03T09:00", -7, -6]]);
    expect(zone("America/Chihuahua").next(utc("2022-07-01T00:00"))).toBeNull();
    // Portugal moved from Central European to Western European Summer Time in March 1996, and the rule went on.
    expect(changes("Europe/Lisbon", 1996)).toEqual([["1996-10-27T01:00", 1, 0]]);
  });
});
