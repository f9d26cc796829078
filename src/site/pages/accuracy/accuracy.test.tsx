import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { type Accuracy, accuracy } from "../../../calculators/accuracy";
import type { Comparison } from "../../../core/published";
import { AccuracyPage } from "./AccuracyPage";

const SOURCE: Comparison = { title: "A table", date: "2019", cases: 1, figures: 2, deviation: 0.423 };

/** What the row of a calculator says, in plain text. */
const row = (comparisons: readonly Comparison[], opinions: Accuracy["calculators"][number]["opinions"] = []) => {
  const calculators = [{ id: "room-area", name: "Room Area", comparisons, opinions }];
  const html = renderToStaticMarkup(<AccuracyPage accuracy={[{ category: "Everyday", calculators }]} />);
  return [...(/<dd>(.*?)<\/dd>/s.exec(html)?.[1] ?? "").matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text);
};

describe("a row", () => {
  const LIMITS = '<a href="/room-area#limits">What it leaves out</a>';

  it("says how many examples and figures each source has, and how far the answers are from them", () => {
    expect(
      row([
        SOURCE,
        { ...SOURCE, title: "Law", url: "https://example.org/", date: "2020", cases: 1200, deviation: 0 },
        { ...SOURCE, title: "Bank", figures: 1, deviation: 0.003, because: "The bank rounds the rate." },
      ]),
    ).toEqual([
      "A table, 2019: 1 example, 2 figures, deviation 0.42.",
      '<a href="https://example.org/">Law</a>, 2020: 1,200 examples, 2 figures, no deviation.',
      "Bank, 2019: 1 example, 1 figure, deviation below 0.01. The bank rounds the rate.",
      LIMITS,
    ]);
  });

  it("names the programs that were asked, and says if there is nothing to compare with", () => {
    expect(row([], [{ program: "GNU Units", compared: "all units" }])).toEqual(["GNU Units: all units.", LIMITS]);
    expect(row([])).toEqual([
      "Examples worked out by hand, rules and random inputs; no published examples yet.",
      LIMITS,
    ]);
  });
});

describe("the page", () => {
  let computed: readonly Accuracy[];
  beforeAll(async () => {
    computed = await accuracy();
  });

  it("has an anchor for each calculator, and adds up what the rows say", () => {
    const html = renderToStaticMarkup(<AccuracyPage accuracy={computed} />);
    const all = computed.flatMap(({ calculators }) => calculators);
    expect([...html.matchAll(/<div id="([^"]+)">/g)].map(([, id]) => id)).toEqual(all.map(({ id }) => id));
    const printed = [...html.matchAll(/: ([\d,]+) examples?, ([\d,]+) figures?, /g)];
    const total = (column: 1 | 2) =>
      printed.reduce((sum, one) => sum + Number((one[column] as string).replace(",", "")), 0);
    const withSources = all.filter(({ comparisons }) => comparisons.length > 0).length;
    expect(html.replace(/<!-- -->/g, "")).toContain(
      `${total(1).toLocaleString("en-US")} examples with ${total(2).toLocaleString("en-US")} figures from ` +
        `${printed.length} sources, for ${withSources} of ${all.length} calculators`,
    );
  });
});
