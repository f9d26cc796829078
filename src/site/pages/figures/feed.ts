/**
 * The Atom feed of changes to dated figures (RFC 4287). It follows from the data alone, so an entry never changes once it
 * is there, except for corrections.
 */
import { Format } from "../../../core/format";
import { AS_OF } from "../../../data/as-of";
import type { DatedFigure, DatedPeriod } from "../../../data/dated";
import { escapeMarkup } from "../../../math/encoding/escape-markup";
import { FIGURE_SUBJECTS, FIGURES_PATH, groupsOf } from "./subjects";

export const FEED_PATH = "/figures.xml";

/** How many years before `AS_OF` the feed goes back. */
const YEARS = 2;

const { date } = new Format();

interface Site {
  readonly name: string;
  readonly url: string;
}

/** One entry for each file and each day on which figures in it took effect, newest first. */
export function figuresFeed(figures: readonly DatedFigure[], site: Site): string {
  const entries = FIGURE_SUBJECTS.flatMap((subject) =>
    groupsOf(subject, figures).flatMap((group) =>
      changesOf(group.figures).map((change) => ({ ...change, subject, title: group.title })),
    ),
  ).toSorted((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : 0));
  const address = site.url + FEED_PATH;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${address}</id>`,
    `<title>${escapeMarkup(site.name)}: changes to dated figures</title>`,
    `<author><name>${escapeMarkup(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address}"/>`,
    `<link rel="alternate" type="text/html" href="${site.url + FIGURES_PATH}"/>`,
    `<updated>${instant(entries[0]?.day ?? AS_OF)}</updated>`,
    ...entries.map(({ subject, title, file, day, items }) =>
      [
        "<entry>",
        `<id>tag:${new URL(site.url).host},${day}:${file}</id>`,
        `<title>${escapeMarkup(`${title}, ${date(day)}`)}</title>`,
        `<link rel="alternate" type="text/html" href="${site.url + subject.path}"/>`,
        `<updated>${instant(day)}</updated>`,
        `<content type="html">${escapeMarkup(`<ul>${items.join("")}</ul>`)}</content>`,
        "</entry>",
      ].join(""),
    ),
    "</feed>\n",
  ].join("\n");
}

interface Change {
  readonly file: string;
  /** The day on which the figures took effect, ISO 8601. */
  readonly day: string;
  /** The figures, as HTML. */
  readonly items: string[];
}

/** What took effect in the last years, by file and day. Announced figures follow on their day. */
function changesOf(figures: readonly DatedFigure[]): Change[] {
  const since = `${Number(AS_OF.slice(0, 4)) - YEARS}${AS_OF.slice(4)}`;
  const changes = new Map<string, Change>();
  for (const { file, label, periods } of figures)
    for (const period of periods) {
      const { from: day } = period;
      if (day === null || day < since || day > AS_OF) continue;
      const key = `${file} ${day}`;
      const change = changes.get(key) ?? { file, day, items: [] };
      change.items.push(listItem(label, period));
      changes.set(key, change);
    }
  return [...changes.values()];
}

/** Without the period's end and its status, which change after the entry has been read. */
function listItem(label: string, { text, source, note }: DatedPeriod): string {
  const title = escapeMarkup(source.title);
  const named = source.url ? `<a href="${escapeMarkup(source.url)}">${title}</a>` : title;
  return `<li>${escapeMarkup(`${label}: ${text}.`)} ${named}.${note ? ` ${escapeMarkup(note)}` : ""}</li>`;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
