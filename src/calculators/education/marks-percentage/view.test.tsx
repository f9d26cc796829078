import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import marks from "./calculator";
import view from "./view";

beforeAll(() => prepareView(marks, view));

const draw = (given = {}) => new DrawnView(marks, view, given);

const subject = (name: string, obtained: number, max = 100, more = {}) => ({ name, obtained, max, ...more });
const THREE = [subject("Art", 90), subject("Music", 20), subject("Sport", 40, 80)];
const NEEDED = { mode: "needed", obtainedSoFar: 270, maxSoFar: 400, remainingMax: 100, targetPercent: 70 };

describe("subjects", () => {
  it("are charted in percent of their own marks, with the pass line", () => {
    const chart = draw({ subjects: THREE }).bars("Subjects");
    expect(chart).toMatchObject({
      stacked: true,
      x: { label: "Subject" },
      categories: ["Art", "Music", "Sport"],
      y: { label: "Percent of the marks" },
      series: [
        { label: "Passed", color: "green", values: [90, 0, 50] },
        { label: "Failed", color: "red", values: [0, 20, 0] },
      ],
      line: { label: "Pass mark", color: "ochre", values: [33, 33, expect.closeTo(33, 9)] },
      caption: "Art is the highest and Music the lowest, each as a percent of its own maximum.",
    });
    expect(chart.series).toHaveLength(2);
    expect(chart.y.format(12.345)).toBe("12.35%");
  });

  it("that do not count are pale", () => {
    const chart = draw({ subjects: THREE, bestOf: 2 }).bars("Subjects");
    expect(chart.series.map(({ label, color, values }) => [label, color, values])).toEqual([
      ["Passed", "green", [90, 0, 50]],
      ["Not counted", "soft", [0, 20, 0]],
    ]);
  });

  it("have neither a highest nor a lowest if there is only one", () => {
    expect(draw({ subjects: [subject("Art", 90)] }).bars("Subjects").caption).toBe(
      "Percent of the maximum marks, and what it takes to pass.",
    );
  });
});

describe("grades", () => {
  it("are bands up to full marks, the highest in green", () => {
    // (90 + 20 + 40) / 280
    const scale = draw({ subjects: THREE }).scale("Grades");
    expect(scale).toMatchObject({
      label: "Percent of all marks that count",
      min: 0,
      max: 100,
      valueLabel: "53.57%",
      caption: "The percentage is in the band of Second Division.",
    });
    expect(scale.value).toBeCloseTo(150 / 2.8, 9);
    expect(scale.format(33.336)).toBe("33.34%");
    expect(scale.bands.map(({ label, from, to, color }) => [label, from, to, color])).toEqual([
      ["Fail", 0, 33, "soft"],
      ["Third Division", 33, 45, "blue-pale"],
      ["Second Division", 45, 60, "ochre"],
      ["First Division", 60, 75, "blue"],
      ["Distinction", 75, 100, "green"],
    ]);
  });

  it("start over with green after ten", () => {
    const bands = Array.from({ length: 11 }, (_, i) => ({ label: `G${i}`, minPercent: 90 - 9 * i }));
    const colors = draw({ bandScheme: "custom", bands })
      .scale("Grades")
      .bands.map(({ color }) => color)
      .reverse();
    expect(colors).toEqual([
      ...["green", "blue", "ochre", "blue-pale", "soft"],
      ...["ochre-deep", "blue-deep", "red", "ink", "red-deep", "green"],
    ]);
  });

  it("leave out a band without width, and say if the marks are below them all", () => {
    const bands = [
      { label: "Full", minPercent: 100 },
      { label: "Pass", minPercent: 60 },
    ];
    const scale = draw({ subjects: THREE, bandScheme: "custom", bands }).scale("Grades");
    expect(scale.bands.map(({ label, color }) => [label, color])).toEqual([["Pass", "blue"]]);
    expect(scale.caption).toBe("Below the lowest grade.");
  });

  it("have defaults if they are custom", () => {
    const scale = draw({ bandScheme: "custom" }).scale("Grades");
    expect(scale.bands.map(({ label, from, to }) => [label, from, to])).toEqual([
      ["F", 0, 35],
      ["D", 35, 50],
      ["C", 50, 65],
      ["B", 65, 80],
      ["A", 80, 100],
    ]);
  });
});

describe("marks to come", () => {
  it("are split into earned, lost, needed and to spare", () => {
    // 70% of 500 is 350, which is 80 more than the 270 so far.
    const chart = draw(NEEDED).bars("Marks to come");
    expect(chart).toMatchObject({
      horizontal: true,
      stacked: true,
      categories: ["All marks"],
      y: { label: "Marks" },
      series: [
        { label: "So far", color: "green", values: [270] },
        { label: "Lost", color: "red", values: [130] },
        { label: "Needed", color: "ochre", values: [80] },
        { label: "To spare", color: "soft", values: [20] },
      ],
      caption: "80 of the 100 marks still to come are needed for 70% overall.",
    });
    expect(chart.y.format(1.234)).toBe("1.23");
  });

  it("are not drawn if the target is out of reach", () => {
    expect(draw({ ...NEEDED, targetPercent: 90 }).charts("Marks to come")).toEqual([]);
  });
});

it("shows the tabs and figures of each question", () => {
  const sheet = draw({ subjects: THREE });
  expect(sheet.tabs).toEqual(["Subjects", "Grades", "To the target"]);
  expect(sheet.figures).toEqual([
    "averagePercent",
    "grade",
    "nextBand",
    "marksToNextBand",
    "status",
    "failedCount",
    "highestSubject",
    "lowestSubject",
  ]);
  const best = draw({ subjects: [subject("Art", 99)] });
  expect(best.figures).toEqual(["averagePercent", "grade", "status", "failedCount", "highestSubject", "lowestSubject"]);
  const needed = draw(NEEDED);
  expect(needed.tabs).toEqual(["Marks to come"]);
  expect(needed.figures).toEqual(["neededMarks", "neededPercent", "marksToSpare", "bestPossiblePercent", "achievable"]);
});

describe("the rules of a board", () => {
  const pressed = (given: object) =>
    [...draw(given).formTop.matchAll(/aria-pressed="true">([^<]+)</g)].map(([, label]) => label);
  it("are offered as buttons", () => {
    const html = draw().formTop;
    expect(html).toContain('role="group" aria-label="Rules of a board"');
    expect(html).toContain('<button type="button" aria-pressed="false"');
    expect(draw(NEEDED).formTop).toBe("");
  });

  it("are marked if the inputs match them", () => {
    // 33% in each subject and in total is the default, and the rule of state boards.
    expect(pressed({})).toEqual(["State board"]);
    const class10 = { aggregatePassPercent: 0, passRounding: "down", bandScheme: "cbse-8point" };
    expect(pressed(class10)).toEqual(["CBSE class X"]);
    expect(pressed({ ...class10, partsMustPass: true, compartmentMax: 1 })).toEqual(["CBSE class XII"]);
    expect(pressed({ ...class10, passPercent: 34 })).toEqual([]);
  });

  it("make English compulsory, however it is named, and count no more subjects than there are", () => {
    const [english, others] = [
      subject("ENGLISH I", 50, 100, { compulsory: true }),
      [subject("Art", 90), subject("Music", 20)],
    ];
    const isc = { passPercent: 35, aggregatePassPercent: 0 };
    // The best four of three subjects are all three.
    expect(pressed({ ...isc, subjects: [english, ...others] })).toEqual(["ISC"]);
    expect(pressed({ ...isc, subjects: [{ ...english, compulsory: false }, ...others] })).toEqual([]);
    const four = [english, ...others, subject("Sport", 40)];
    expect(pressed({ ...isc, subjects: four, bestOf: 4 })).toEqual(["ISC"]);
    expect(pressed({ ...isc, subjects: four })).toEqual([]);
    expect(pressed({ aggregatePassPercent: 0, subjects: four })).toEqual(["ICSE"]);
  });
});
