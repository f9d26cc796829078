import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AS_OF } from "../../../data/as-of";
import { type DatedFigure, type DatedPeriod, datedFigures } from "../../../data/dated";
import { endingFigures } from "./ending";
import { FiguresPage } from "./FiguresPage";
import { figuresFeed } from "./feed";
import { SubjectPage } from "./SubjectPage";
import { FIGURE_SUBJECTS, groupsOf } from "./subjects";

const all = datedFigures();
const SITE = { name: "Reckoner", url: "https://reckoner.example" };

const period = (part: Partial<DatedPeriod>): DatedPeriod => ({
  text: "$1",
  from: "2026-01-01",
  until: null,
  status: "in-effect",
  source: { title: "Gazette" },
  ...part,
});
const fha = (...periods: DatedPeriod[]): DatedFigure[] => [
  { file: "home-loans/fha", key: "limit", label: "Limit", periods },
];
const loans = FIGURE_SUBJECTS.find(({ path }) => path === "/figures-loans") as (typeof FIGURE_SUBJECTS)[number];

/** The parts of a figure that the page of its subject prints. */
const printed = (...periods: DatedPeriod[]) =>
  [...renderToStaticMarkup(<SubjectPage subject={loans} figures={fha(...periods)} />).matchAll(/<dd>(.*?)<\/dd>/g)].map(
    ([, html]) => html,
  );

it("puts every figure on exactly one page, and leaves no part of a page empty", () => {
  const listed = FIGURE_SUBJECTS.flatMap((subject) => groupsOf(subject, all));
  for (const { title, figures } of listed) expect(figures.length, title).toBeGreaterThan(0);
  const names = listed.flatMap(({ figures }) => figures).map(({ file, key }) => `${file} ${key}`);
  expect([...names].sort()).toEqual(all.map(({ file, key }) => `${file} ${key}`).sort());
});

describe("the page of a subject", () => {
  it("prints a figure with its period, status, source, note and what is not confirmed", () => {
    expect(printed(period({}))).toEqual(["$1<small>In effect since January 1, 2026. Gazette.</small>"]);
    expect(printed(period({ from: null }))).toEqual(["$1<small>Gazette.</small>"]);
    const source = { title: "Law", url: "https://example.org/" };
    expect(printed(period({ until: "2026-12-31", source, note: "Not for boats.", unconfirmed: "not read" }))).toEqual([
      '$1<small>In effect from January 1, 2026, to December 31, 2026. <a href="https://example.org/">Law</a>. ' +
        "Not for boats.<em> Not confirmed: not read.</em></small>",
    ]);
  });

  it("prints the latest period first", () => {
    const rows = printed(
      period({ from: "2025-01-01", until: "2025-12-31", status: "ended" }),
      period({ text: "$2" }),
      period({ text: "$3", from: "2027-01-01", status: "before-first" }),
    );
    expect(rows.map((row) => row?.replace(" Gazette.</small>", ""))).toEqual([
      "$3<small>Takes effect on January 1, 2027.",
      "$2<small>In effect since January 1, 2026.",
      "$1<small>Was in effect from January 1, 2025, to December 31, 2025.",
    ]);
  });

  it("says that a value is carried over", () => {
    const carried = period({ from: "2025-01-01", until: "2025-12-31", status: "carried-over" });
    expect(printed(carried)[0]).toContain(
      "Was set from January 1, 2025, to December 31, 2025; the 2026 figure was not yet available.",
    );
  });
});

it("lists what is announced, what ends within a year, and what has no current figure", () => {
  const figures = fha(
    period({ text: "$1", from: "2024-01-01", until: "2024-12-31", status: "ended" }),
    period({ text: "$2", until: "2027-06-30" }),
    period({ text: "$3", from: "2027-07-01", status: "before-first" }),
  );
  const html = renderToStaticMarkup(<FiguresPage figures={figures} />);
  const sections = html.split("<h2>").slice(1);
  expect(sections.map((part) => part.slice(0, part.indexOf("<")))).toEqual(["Announced", "Ending within a year"]);
  expect(sections.map((part) => part.match(/\$\d/g))).toEqual([["$3"], ["$2"]]);
  const carried = fha(period({ until: "2026-03-31", status: "carried-over" }));
  expect(renderToStaticMarkup(<FiguresPage figures={carried} />)).toContain("<h2>Without a current figure</h2>");
  expect(renderToStaticMarkup(<FiguresPage figures={all} />)).toContain(
    'href="/figures-savings">FINRA trading activity',
  );
});

describe("the feed", () => {
  it("has an entry for each file and day, newest first, with an id that stays", () => {
    const feed = figuresFeed(
      fha(period({ from: "2025-10-01", until: "2025-12-31", status: "ended" }), period({ text: "a < b" })),
      SITE,
    );
    const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/g)].map(([, entry]) => entry as string);
    expect(entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1])).toEqual([
      "tag:reckoner.example,2026-01-01:home-loans/fha",
      "tag:reckoner.example,2025-10-01:home-loans/fha",
    ]);
    expect(entries[0]).toContain("<title>FHA loans, January 1, 2026</title>");
    expect(entries[0]).toContain("<updated>2026-01-01T00:00:00Z</updated>");
    expect(entries[0]).toContain("&lt;li&gt;Limit: a &amp;lt; b.");
    expect(feed).toContain('</author>\n<link rel="self"');
    expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe("2026-01-01T00:00:00Z");
  });

  it("leaves an entry as it was when the period ends or a later one follows", () => {
    const before = figuresFeed(fha(period({})), SITE);
    const after = figuresFeed(
      fha(period({ until: "2026-06-30", status: "ended" }), period({ from: "2026-07-01" })),
      SITE,
    );
    const entry = /<entry>.*2026-01-01.*<\/entry>/;
    expect(entry.exec(after)?.[0]).toBe(entry.exec(before)?.[0]);
  });

  it("waits for the day of an announced figure", () => {
    expect(figuresFeed(fha(period({ from: "2999-01-01", status: "before-first" })), SITE)).not.toContain("<entry>");
    const days = [...figuresFeed(all, SITE).matchAll(/<entry><id>tag:[^,]+,([\d-]+):/g)].map(([, day]) => String(day));
    expect(days.length).toBeGreaterThan(40);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.filter((day) => day > AS_OF)).toEqual([]);
  });
});

describe("endingFigures", () => {
  const ending = (...periods: DatedPeriod[]) => endingFigures(fha(...periods), "2026-11-01");

  it("names figures whose last period ends within 60 days or has ended since", () => {
    expect(ending(period({ until: "2026-12-31" }))).toEqual([
      "A period ends on 2026-12-31 and needs a new row: Limit, src/data/home-loans/fha",
    ]);
    expect(ending(period({ until: "2026-10-31" }))[0]).toContain("A period ended on 2026-10-31");
    expect(ending(period({ until: "2027-01-01" }))).toEqual([]);
    expect(ending(period({}))).toEqual([]);
  });

  it("says nothing where the next period is known", () => {
    const next = period({ from: "2027-01-01", status: "before-first" });
    expect(ending(period({ until: "2026-12-31" }), next)).toEqual([]);
  });
});
