import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import gpa from "./calculator";
import view from "./view";

beforeAll(() => prepareView(gpa, view));

const draw = (given = {}) => new DrawnView(gpa, view, given);
const course = (name: string, grade: string, more = {}) => ({ name, grade, credits: 3, ...more });

describe("the courses", () => {
  it("are bars of their grade points, with the bonus on top", () => {
    const courses = [
      course("Art", "A"),
      course("Biology", "B", { level: "ap" }),
      course("Chess", "C", { level: "honors" }),
      course("Dance", "P"),
    ];
    const chart = draw({ courses }).bars("Courses");
    expect(chart).toMatchObject({
      horizontal: true,
      stacked: true,
      categories: ["Art", "Biology", "Chess"],
      y: { label: "Grade points" },
      caption: "Grade points of the courses that count, and what their level adds.",
    });
    expect(chart.series).toEqual([
      { label: "Points", color: "green", values: [4, 3, 2] },
      { label: "Bonus", color: "ochre", values: [0, 1, 0.5] },
    ]);
    expect(chart.y.format(3.333)).toBe("3.33");
  });

  it("have no bonus if no course earns one", () => {
    const chart = draw({ courses: [course("Art", "F")] }).bars("Courses");
    expect(chart.series.map(({ label }) => label)).toEqual(["Points"]);
  });

  it("leave out what is replaced, and draw no bars if there are too many", () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => course(`C${i}`, "A"));
    expect(draw({ courses: many(40) }).charts("Courses")).toHaveLength(1);
    expect(draw({ courses: many(41) }).charts("Courses")).toEqual([]);
    const replaced = [course("Art", "F", { replaced: true }), course("Art", "A")];
    expect(draw({ courses: replaced }).bars("Courses").series[0]?.values).toEqual([4]);
  });
});

describe("the terms", () => {
  it("are bars with the cumulative GPA as a line", () => {
    const courses = [
      course("Art", "A", { term: "Fall" }),
      course("Biology", "C", { term: "Spring" }),
      course("Chess", "C", { term: "" }),
    ];
    const chart = draw({ courses }).bars("Terms");
    expect(chart).toMatchObject({
      categories: ["Fall", "Spring", "No term"],
      x: { label: "Term" },
      y: { label: "GPA" },
      series: [{ label: "Term", color: "green", values: [4, 2, 2] }],
      // (4 + 2) / 2, (4 + 2 + 2) / 3
      line: { label: "Cumulative", color: "blue", values: [4, 3, expect.closeTo(8 / 3, 9)] },
      caption: "The GPA of each term, and over all terms up to it.",
    });
    expect(chart.y.format(2.667)).toBe("2.67");
  });

  it("are not drawn if there is only one", () => {
    expect(draw().charts("Terms")).toEqual([]);
  });
});

describe("the exam", () => {
  const EXAM = { mode: "final-exam", targetGrade: 80 };
  it("moves the grade in the course by its weight", () => {
    // 80% of 85 is 68; 60% on an exam that weighs 20 adds the other 12.
    const chart = draw(EXAM).lines("What if");
    expect(chart.x).toMatchObject({
      label: "Score on the exam",
      values: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    });
    expect(chart.x.format(12.345)).toBe("12.35%");
    expect(chart.y).toMatchObject({ label: "Grade in the course", zero: false });
    expect(chart.y.format(12.345)).toBe("12.35%");
    expect(chart.series).toEqual([
      {
        label: "Grade in the course",
        color: "green",
        values: [68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88],
      },
    ]);
    expect(chart.points).toEqual([{ x: 60, y: 80, label: "80%" }]);
    expect(chart.caption).toBe("60% on the exam brings the course to 80%.");
  });

  it("has no point if the score is out of reach or no longer needed", () => {
    for (const targetGrade of [67.9, 88.1]) {
      const chart = draw({ ...EXAM, targetGrade }).lines("What if");
      expect(chart.points).toEqual([]);
      expect(chart.caption).toBe("What the exam can still change.");
    }
    for (const targetGrade of [68, 88]) expect(draw({ ...EXAM, targetGrade }).lines("What if").points).toHaveLength(1);
  });
});

describe("the average from here on", () => {
  const TARGET = { mode: "target", priorGpa: 3.2, priorCredits: 60, futureCredits: 60, targetGpa: 3.5 };
  it("starts at what is needed, on a slider over the scale", () => {
    const drawn = draw(TARGET);
    // The same number of credits again at 3.8; at worst 1.6, at best 3.6.
    expect(drawn.text("Average from here on")).toBe(
      "Average over the next 60 credits 3.8 Resulting GPA 3.5 , which reaches 3.5 Anything from 1.6 to 3.6 is within reach.",
    );
    expect(drawn.html("Average from here on")).toContain(
      '<input type="range" min="0" max="4" step="0.05" aria-valuetext="3.8, for a GPA of 3.5" value="3.8"/>',
    );
  });

  it("is rounded up to a slider step, and stays on the scale", () => {
    // 2 × 3.51 − 3.2 = 3.82
    const text = draw({ ...TARGET, targetGpa: 3.51 }).text("Average from here on");
    expect(text).toContain("60 credits 3.85 Resulting GPA 3.525 , which reaches 3.51");
    const far = draw({ ...TARGET, targetGpa: 3.9 }).text("Average from here on");
    expect(far).toContain("60 credits 4 Resulting GPA 3.6 , which falls short of 3.9");
    const done = draw({ ...TARGET, targetGpa: 1 }).text("Average from here on");
    expect(done).toContain("60 credits 0 Resulting GPA 1.6 , which reaches 1 ");
    expect(draw({ ...TARGET, futureCredits: 1 }).text("Average from here on")).toContain("next 1 credit 4");
    expect(draw().html("Average from here on")).toBe("");
  });
});

it("offers a published table as a start for a custom scale", () => {
  const top = (given: object) => draw(given).formTop;
  expect(visibleText(top({ scale: "custom" }))).toBe("College Board conversion");
  expect(top({ scale: "custom" })).toContain('role="group" aria-label="Start your own scale from"');
  expect(top({ scale: "custom" })).toContain('aria-pressed="false"');
  expect(top({})).toBe("");
  expect(top({ mode: "cgpa-to-percentage" })).toBe("");
  // A custom scale starts as the usual one: a B+ is 3.3.
  expect(draw({ scale: "custom", courses: [course("Art", "B+")] }).bars("Courses").series[0]?.values).toEqual([3.3]);
});

it("shows the tabs and figures of each question", () => {
  expect(draw().tabs).toEqual(["Courses", "Terms"]);
  expect(draw().figures).toEqual(["weightedGpa", "letter", "gradedCredits", "earnedCredits", "qualityPoints"]);
  expect(draw({ priorCredits: 30, priorGpa: 3 }).figures).toEqual([
    "weightedGpa",
    "letter",
    "gradedCredits",
    "earnedCredits",
    "qualityPoints",
    "cumulativeGpa",
    "cumulativeCredits",
  ]);
  expect(draw({ wantedGpa: 3.5 }).tabs).toEqual(["Courses", "Terms", "For the GPA you want"]);
  const target = draw({ mode: "target" });
  expect(target.tabs).toEqual(["Average from here on", "By grade"]);
  expect(target.figures).toEqual(["maxReachableGpa", "minReachableGpa", "creditsNeededAtMax", "achievable"]);
  expect(draw({ mode: "target", targetGpa: 5 }).figures).toEqual(["maxReachableGpa", "minReachableGpa", "achievable"]);
  const exam = draw({ mode: "final-exam" });
  expect(exam.tabs).toEqual(["By letter", "What if"]);
  expect(exam.figures).toEqual([
    "currentGrade",
    "neededPoints",
    "gradeIfZero",
    "gradeIfFull",
    "weightTotal",
    "achievable",
  ]);
  const cgpa = draw({ mode: "cgpa-to-percentage" });
  expect(cgpa.tabs).toEqual([]);
  expect(cgpa.figures).toEqual(["percentage", "officialPercentage"]);
  expect(draw({ mode: "cgpa-to-percentage", cgpaDirection: "to-cgpa" }).figures).toEqual(["cgpa"]);
});
