/**
 * Compiles the IANA time zone database into src/data/time-zones/: `node scripts/time-zones.mjs FOLDER`, where
 * FOLDER holds its unpacked Debian package:
 *
 *     apt-get download tzdata && dpkg -x tzdata_*.deb FOLDER
 *
 * Only offsets are kept: when each begins, and the rule by which they continue. Abbreviations and daylight
 * saving flags are dropped. src/math/dates/zone-history.ts documents the format and reads it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "./setup.mjs";

/** The zones that the page opens with ship with it; all others are fetched when one of them is needed. */
const COMMON = ["America/New_York", "Asia/Kolkata", "Europe/London", "Asia/Tokyo", "Australia/Sydney"];

const SECONDS_PER_DAY = 86_400;

/** The zones in a table of names, and its links from alias to zone. */
function readNames(zi) {
  const zones = new Set();
  const links = {};
  for (const line of zi.split("\n")) {
    const [kind, first, second] = line.split(" ");
    if (kind === "Z") zones.add(first);
    if (kind === "L") links[second] = first;
  }
  for (const alias of Object.keys(links)) while (links[links[alias]]) links[alias] = links[links[alias]];
  return { zones: [...zones], links };
}

/** RFC 9636: the second block of a TZif file, with 64-bit times, and its footer. */
function readTzif(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const counts = (start) => {
    const [isUt, isStd, leap, time, type, char] = Array.from({ length: 6 }, (_, i) =>
      view.getUint32(start + 20 + 4 * i),
    );
    return { isUt, isStd, leap, time, type, char };
  };
  const sizeOf = ({ isUt, isStd, leap, time, type, char }, width) =>
    time * (width + 1) + type * 6 + char + leap * (width + 4) + isStd + isUt;
  const second = 44 + sizeOf(counts(0), 4);
  const { time, type, ...others } = counts(second);
  const times = second + 44;
  const types = times + 8 * time + time;
  const offset = (i) => view.getInt32(types + 6 * i);
  const transitions = Array.from({ length: time }, (_, i) => ({
    at: Number(view.getBigInt64(times + 8 * i)),
    offset: offset(view.getUint8(times + 8 * time + i)),
  }));
  const footer = bytes.toString("latin1", times + sizeOf({ time, type, ...others }, 8)).trim();
  return { first: offset(0), transitions, footer };
}

const OFFSET = String.raw`([+-]?\d+)(?::(\d+))?(?::(\d+))?`;
const RULE = new RegExp(
  String.raw`^(?:<[^>]+>|[A-Za-z]+)${OFFSET}(?:(?:<[^>]+>|[A-Za-z]+)(?:${OFFSET})?,M(\d+)\.(\d)\.(\d)(?:\/${OFFSET})?,M(\d+)\.(\d)\.(\d)(?:\/${OFFSET})?)?$`,
);

function seconds(hours, minutes = "0", rest = "0") {
  const size = Math.abs(Number(hours)) * 3600 + Number(minutes) * 60 + Number(rest);
  return hours.startsWith("-") ? -size : size;
}

/** A footer's POSIX rule: both offsets, and when each begins; `text` is empty without daylight time. */
function readRule(footer) {
  const match = RULE.exec(footer);
  if (!match) throw new Error(`a rule of another kind: ${footer}`);
  const m = match.slice(1);
  const standard = -seconds(m[0], m[1], m[2]);
  if (m[6] === undefined) return { standard, text: "" };
  const daylight = m[3] === undefined ? standard + 3600 : -seconds(m[3], m[4], m[5]);
  const day = (i) => [m[i], m[i + 1], m[i + 2], m[i + 3] === undefined ? 7200 : seconds(...m.slice(i + 3, i + 6))];
  return { standard, text: [standard, daylight, ...day(6), ...day(12)].join(" ") };
}

/** Minutes in base 36, followed by a period and the seconds if there are any. */
function span(value) {
  const minutes = Math.floor(value / 60);
  const rest = value - 60 * minutes;
  return minutes.toString(36) + (rest ? `.${rest}` : "");
}

/** The instants at which a yearly rule changes the clock in a given year. */
function yearly(text, year) {
  const [standard, daylight, ...days] = text.split(" ").map(Number);
  const change = ([month, week, weekday, time], before, offset) => {
    const first = Date.UTC(year, month - 1, 1) / 1000;
    const length = Date.UTC(year, month, 0) / 1000 - first;
    let day = (weekday - new Date(first * 1000).getUTCDay() + 7) % 7;
    day += 7 * (week - 1);
    while (day * SECONDS_PER_DAY > length) day -= 7;
    return { at: first + day * SECONDS_PER_DAY + time - before, before, offset };
  };
  return [change(days.slice(0, 4), standard, daylight), change(days.slice(4), daylight, standard)].sort(
    (a, b) => a.at - b.at,
  );
}

/** Encodes a zone as `offsets|places|times|rule`. */
function compile({ first, transitions, footer }) {
  let before = first;
  // A file may start at the beginning of time and list changes that do not move the clock.
  const kept = transitions.filter(({ at, offset }) => {
    const moves = offset !== before;
    before = offset;
    return moves && at > -1e11;
  });
  const { standard, text } = readRule(footer);
  /** Whether the last change is the one that the rule gives after the previous change. */
  const isByRule = () => {
    const [previous, last] = kept.slice(-2);
    const year = new Date(previous.at * 1000).getUTCFullYear();
    const [next] = [year, year + 1].flatMap((one) => yearly(text, one)).filter(({ at }) => at > previous.at);
    return next.at === last.at && next.offset === last.offset && next.before === previous.offset;
  };
  if (text) {
    // One change is kept, from which the rule continues.
    while (kept.length > 1 && isByRule()) kept.pop();
  } else if ((kept.at(-1)?.offset ?? first) !== standard) throw new Error(`it does not go on as its footer: ${footer}`);
  const offsets = [...new Set([first, ...kept.map(({ offset }) => offset)])];
  const places = kept.map(({ offset }) => offsets.indexOf(offset).toString(36)).join("");
  const times = kept.map(({ at }, i) => span(i === 0 ? at : at - kept[i - 1].at)).join(" ");
  return [offsets.join(" "), places, times, text].join("|");
}

function main(folder) {
  const zoneinfo = join(folder, "usr/share/zoneinfo");
  const zi = readFileSync(join(zoneinfo, "tzdata.zi"), "utf8");
  const release = /^# version (\S+)/.exec(zi)[1];
  const news = gunzipSync(readFileSync(join(folder, "usr/share/doc/tzdata/changelog.gz"))).toString();
  const released = new RegExp(`^Release ${release} - (\\S+)`, "m").exec(news)[1];
  const { zones, links } = readNames(zi);
  const byText = new Map();
  const compiled = {};
  for (const name of zones) {
    if (name === "Factory") continue;
    const text = compile(readTzif(readFileSync(join(zoneinfo, name))));
    // Zones that never differed are merged under the first name, unless the page opens with the later one.
    const same = byText.get(text);
    if (same && !COMMON.includes(name)) links[name] = same;
    else {
      byText.set(text, name);
      compiled[name] = text;
    }
  }
  for (const alias of Object.keys(links)) while (links[links[alias]]) links[alias] = links[links[alias]];
  const common = Object.fromEntries(COMMON.map((name) => [name, compiled[name]]));
  for (const name of COMMON) delete compiled[name];
  const aliases = {};
  for (const [alias, zone] of Object.entries(links).sort()) {
    aliases[zone] ??= [];
    aliases[zone].push(alias);
  }
  const write = (name, content) =>
    writeFileSync(join(root, "src/data/time-zones", name), `${JSON.stringify(content, null, 1)}\n`);
  write("common.json", { release, released, zones: common });
  write("all.json", {
    zones: compiled,
    links: Object.fromEntries(Object.entries(aliases).map(([zone, names]) => [zone, names.join(" ")])),
  });
  console.log(`${release} of ${released}: ${zones.length} zones, ${Object.keys(links).length} links.`);
}

main(process.argv[2]);
