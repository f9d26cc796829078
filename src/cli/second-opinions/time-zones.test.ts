/**
 * Offsets and daylight saving time of all zones, compared with Python's zoneinfo. Where Python reads another release of
 * the tz database than ours, a few corrected dates may differ; PYTHONTZPATH names the folder of the same release.
 */
import { expect, it } from "vitest";
import all from "../../data/time-zones/all.json";
import common from "../../data/time-zones/common.json";
import { ZoneHistory } from "../../math/dates/zone-history";
import { describeWith, python, runPython } from "../../testing-programs";

const FROM = Date.UTC(1970, 0, 1) / 1000;
const UNTIL = Date.UTC(2024, 0, 1) / 1000;
const STEP = 91 * 86_400;

const contents: Readonly<Record<string, string>> = { ...all.zones, ...common.zones };
const names = new Map(Object.keys(contents).map((name) => [name, name]));
for (const [zone, aliases] of Object.entries<string>(all.links))
  for (const alias of aliases.split(" ")) names.set(alias, zone);

const ASK = `
import json, os, sys, zoneinfo
from datetime import datetime, timedelta, timezone
epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
release = None
for folder in zoneinfo.TZPATH:
    text = os.path.join(folder, "tzdata.zi")
    if release is None and os.path.exists(text):
        release = open(text).readline().split()[-1]
answers = {}
for name, times in json.load(sys.stdin).items():
    try:
        zone = zoneinfo.ZoneInfo(name)
    except Exception:
        continue
    local = [(epoch + timedelta(seconds=time)).astimezone(zone) for time in times]
    answers[name] = [[one.utcoffset().total_seconds(), one.dst().total_seconds()] for one in local]
json.dump([release, answers], sys.stdout)
`;

/** Of a different release, this share of the comparisons may differ. */
const CORRECTED = 0.01;

describeWith(python(3, 9), "time zones from 1970 to 2023", () => {
  it("have the same offsets, to the second of each change, and the same daylight saving time", () => {
    const questions = Object.fromEntries([...names].map(([name, zone]) => [name, timesOf(zone)]));
    const [release, answers] = runPython(ASK, questions);
    const different: string[] = [];
    let compared = 0;
    for (const [name, found] of Object.entries<[offset: number, daylight: number][]>(answers)) {
      const history = new ZoneHistory(contents[names.get(name) as string] as string);
      // Where the database has clocks set back in winter, ours counts summer as set ahead.
      const hasWinterTime = found.some(([, daylight]) => daylight < 0);
      for (const [i, [offset, daylight]] of found.entries()) {
        const time = questions[name]?.[i] as number;
        const isSame =
          history.offsetAt(time) === offset && (hasWinterTime || history.isDaylightAt(time) === (daylight !== 0));
        if (!isSame) different.push(`${name} ${new Date(1000 * time).toISOString()}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100_000);
    if (release === common.release) expect(different).toEqual([]);
    else expect(different.length / compared).toBeLessThan(CORRECTED);
  });
});

/** The last second before each change and the first one after it, and days in all seasons. */
function timesOf(zone: string): number[] {
  const history = new ZoneHistory(contents[zone] as string);
  const changes = history.transitions(FROM, UNTIL).flatMap(({ at }) => [at - 1, at]);
  const seasons = Array.from({ length: Math.floor((UNTIL - FROM) / STEP) }, (_, i) => FROM + i * STEP);
  return [...changes, ...seasons];
}
