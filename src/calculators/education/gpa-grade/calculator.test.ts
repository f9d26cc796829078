import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Field } from "../../../core/fields";
import { Format } from "../../../core/format";
import type { Json, JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import calculator from "./calculator";
import tabs from "./tabs";

const ask = (inputs: JsonObject = {}) => outputsOf(calculator, inputs);
const problem = (inputs: JsonObject) => problemsOf(calculator, inputs)[0];
const said = (inputs: JsonObject = {}) => {
  const { before, figure, after } = headlineOf(calculator, inputs);
  return `${before} ${figure}${/^[,.:]/.test(after ?? "") ? "" : " "}${after?.trimStart()}`;
};
const steps = (inputs: JsonObject = {}) => workingOf(calculator, modelOf(calculator, inputs), new Format());
/** Courses of three credits with these grades. */
const graded = (...grades: readonly string[]) => grades.map((grade) => ({ grade, credits: 3 }));
const read = (inputs: JsonObject) =>
  ask(inputs).courseTable.map(({ grade, points }: { grade: string; points: number }) => [grade, points]);

describe("a GPA", () => {
  it("is quality points divided by credits: 48.7 over 14", () => {
    expect(ask()).toMatchObject({
      gpa: expect.closeTo(48.7 / 14, 14),
      weightedGpa: expect.closeTo(54.7 / 14, 14),
      qualityPoints: 48.7,
      weightedQualityPoints: 54.7,
      gradedCredits: 14,
      earnedCredits: 15,
      letter: "B+",
      cumulativeCredits: 14,
      neededGpa: null,
      percentage: null,
      ladder: [],
      noticeCodes: "no-points",
    });
    expect(said()).toBe("Your GPA is 3.48 (weighted 3.91) over 14 credits.");
  });

  it("weighs every grade by its credits: A, B, B+ and C over 3, 4, 3 and 2", () => {
    const courses = [
      { grade: "A", credits: 3 },
      { grade: "B", credits: 4 },
      { grade: "B+", credits: 3 },
      { grade: "C", credits: 2 },
    ];
    expect(ask({ courses }).gpa).toBeCloseTo((12 + 12 + 9.9 + 4) / 12, 14);
  });

  it("reads letters in any case and with any dash", () => {
    expect(read({ courses: graded("a-", "A−", "b+", " c – ") })).toEqual([
      ["A−", 3.7],
      ["A−", 3.7],
      ["B+", 3.3],
      ["C−", 1.7],
    ]);
    expect(read({ scale: "us-4.3", courses: graded("A+", "A") })).toEqual([
      ["A+", 4.3],
      ["A", 4],
    ]);
    expect(read({ scale: "us-4.0-whole", courses: graded("B+", "B−", "F") })).toEqual([
      ["B", 3],
      ["B", 3],
      ["F", 0],
    ]);
    expect(read({ scale: "india-10", courses: graded("O", "b+", "P", "ab") })).toEqual([
      ["O", 10],
      ["B+", 7],
      ["P", 4],
      ["Ab", 0],
    ]);
  });

  it("reads percentages by bands that include their lower end, without rounding", () => {
    expect(
      read({ gradeInput: "percent", courses: graded("97", "96.999", "93%", "92.9", "60", "59.99", "105") }),
    ).toEqual([
      ["A+", 4],
      ["A", 4],
      ["A", 4],
      ["A−", 3.7],
      ["D−", 0.7],
      ["F", 0],
      ["A+", 4],
    ]);
    expect(read({ scale: "us-4.0-whole", gradeInput: "percent", courses: graded("89.9", "90") })).toEqual([
      ["B", 3],
      ["A", 4],
    ]);
  });

  it("accepts grade points", () => {
    expect(ask({ gradeInput: "points", courses: graded("3.85", "2.5") }).gpa).toBeCloseTo(3.175, 14);
    expect(ask({ gradeInput: "points", scale: "india-10", courses: graded("8.4", "9.1") }).gpa).toBeCloseTo(8.75, 14);
  });

  it("counts as registrars do: passes earn credits, withdrawals do not, failures count in the GPA", () => {
    const outputs = ask({ courses: graded("A", "P", "CR", "W", "I", "F") });
    expect(outputs).toMatchObject({ gpa: 2, gradedCredits: 6, earnedCredits: 9 });
    expect(outputs.courseTable.map((row: { counted: boolean }) => row.counted)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(ask({ scale: "india-10", courses: graded("P", "O") }).gpa).toBe(7);
  });

  it("leaves out what a repeat has replaced, including its credits", () => {
    const courses: Json[] = [
      { name: "Calculus", grade: "D", credits: 4, replaced: true },
      { name: "Calculus", grade: "B", credits: 4 },
      { grade: "A", credits: 4 },
    ];
    expect(ask({ courses })).toMatchObject({
      gpa: 3.5,
      gradedCredits: 8,
      earnedCredits: 8,
      noticeCodes: "replaced",
    });
  });

  it("gives the bonus only from a minimum grade point on, and never to an F", () => {
    const courses = [
      { grade: "F", credits: 3, level: "ap" },
      { grade: "C−", credits: 3, level: "ap" },
      { grade: "C", credits: 3, level: "honors" },
    ];
    const weighted = (inputs: JsonObject) =>
      ask({ courses, ...inputs }).courseTable.map((row: { weightedPoints: number }) => row.weightedPoints);
    expect(weighted({})).toEqual([0, 2.7, 2.5]);
    expect(weighted({ bonusMinPoint: 2 })).toEqual([0, 1.7, 2.5]);
    expect(weighted({ honorsBonus: 1, apBonus: 2 })).toEqual([0, 3.7, 3]);
  });

  it("is given by term, with the cumulative GPA so far", () => {
    const courses: Json[] = [
      { grade: "B", credits: 3, term: "Fall" },
      { grade: "A", credits: 3, term: "Spring" },
      { grade: "C", credits: 3, term: "Fall" },
      { grade: "P", credits: 3 },
    ];
    const { terms, cumulativeGpa, cumulativeCredits } = ask({ courses, priorGpa: 3, priorCredits: 10 });
    expect(terms).toMatchObject([
      { term: "Fall", credits: 6, qualityPoints: 15, gpa: 2.5, cumulativeGpa: 45 / 16 },
      { term: "Spring", credits: 3, gpa: 4, cumulativeGpa: 3 },
      { term: null, credits: 0, gpa: null, weightedGpa: null, cumulativeGpa: 3 },
    ]);
    expect(cumulativeGpa).toBe(3);
    expect(cumulativeCredits).toBe(19);
    expect(headlineOf(calculator, { courses, priorGpa: 3, priorCredits: 10 }).second).toBe(
      "Cumulative GPA 3 over 19 credits",
    );
  });

  it("is null without a graded credit", () => {
    const nothing = { courses: graded("P") };
    expect(ask(nothing)).toMatchObject({ gpa: null, weightedGpa: null, letter: null, cumulativeGpa: null });
    expect(headlineOf(calculator, nothing).figure).toBe("No GPA yet");
    expect(ask({ ...nothing, priorGpa: 3.1, priorCredits: 30 }).cumulativeGpa).toBe(3.1);
  });

  it("has the letter of its points, the one without a sign among equals", () => {
    const letter = (gpa: string, scale = "us-4.0") => ask({ scale, gradeInput: "points", courses: graded(gpa) }).letter;
    expect(["4", "3.99", "3.69", "0.7", "0.5"].map((gpa) => letter(gpa))).toEqual(["A", "A−", "B+", "D−", "F"]);
    expect(letter("4", "us-4.3")).toBe("A");
    expect(letter("4.3", "us-4.3")).toBe("A+");
  });

  it("shows the grade that each course would need for a desired GPA", () => {
    const { wantedGrades } = ask({ courses: graded("B", "B", "C"), wantedGpa: 3 });
    expect(wantedGrades).toEqual([
      { name: "Course 1", points: 3, neededPoints: 4, neededGrade: "A", reachable: true },
      { name: "Course 2", points: 3, neededPoints: 4, neededGrade: "A", reachable: true },
      { name: "Course 3", points: 2, neededPoints: 3, neededGrade: "B", reachable: true },
    ]);
    expect(ask({ courses: graded("B", "C"), wantedGpa: 3.9 }).wantedGrades[0]).toMatchObject({
      neededGrade: null,
      reachable: false,
    });
    expect(ask().wantedGrades).toEqual([]);
  });

  it("accepts a custom scale", () => {
    const customScale = [
      { letter: "HD", points: 7, minPercent: 85 },
      { letter: "D", points: 6, minPercent: 75 },
      { letter: "P", points: 4, minPercent: 50 },
      { letter: "N", points: 0, minPercent: 0 },
    ];
    expect(ask({ scale: "custom", customScale, courses: graded("hd", "P") }).gpa).toBe(5.5);
    expect(read({ scale: "custom", customScale, gradeInput: "percent", courses: graded("74.9") })).toEqual([["P", 4]]);
    // Two letters may be worth the same.
    const even = [{ letter: "HD+", points: 7, minPercent: 95 }, ...customScale];
    expect(ask({ scale: "custom", customScale: even, courses: graded("hd+", "P") }).gpa).toBe(5.5);
  });
});

describe("a target", () => {
  it("takes (3.5 × 120 − 3.2 × 60) ÷ 60", () => {
    expect(ask({ mode: "target" })).toMatchObject({
      neededGpa: 3.8,
      achievable: true,
      maxReachableGpa: 3.6,
      minReachableGpa: 1.6,
      creditsNeededAtMax: 36,
    });
    expect(said({ mode: "target" })).toBe("You need a GPA of 3.8 over the next 60 credits for 3.5 overall.");
  });

  it("shows the resulting GPA for every letter", () => {
    const { ladder } = ask({
      mode: "target",
      scale: "india-10",
      priorGpa: 7,
      priorCredits: 40,
      futureCredits: 40,
    });
    expect(ladder[0]).toEqual({ letter: "O", points: 10, resultingGpa: 8.5 });
    expect(ladder.at(-1)).toEqual({ letter: "Ab", points: 0, resultingGpa: 3.5 });
  });

  it("may be out of reach or already secured", () => {
    const far = { mode: "target", targetGpa: 3.9 };
    expect(ask(far)).toMatchObject({
      neededGpa: expect.closeTo(4.6, 12),
      achievable: false,
      creditsNeededAtMax: 420,
    });
    expect(said(far)).toContain("is out of reach: it takes 4.6");
    expect(ask({ ...far, targetGpa: 4 })).toMatchObject({
      creditsNeededAtMax: null,
      noticeCodes: "out-of-reach",
    });
    expect(ask({ ...far, targetGpa: 3 })).toMatchObject({ creditsNeededAtMax: 0 });
    expect(said({ ...far, targetGpa: 1 })).toContain("is already secured");
  });

  it("is solved for the target and the credits", () => {
    const solve = (input: string, target: number) =>
      answer(calculator, { inputs: { mode: "target" }, solve: { for: input, output: "neededGpa", target } });
    expect(solve("targetGpa", 4)).toMatchObject({ solved: { value: 3.6 } });
    expect(solve("futureCredits", 4)).toMatchObject({ solved: { value: 36 } });
  });
});

describe("a final exam", () => {
  const exam = (inputs: JsonObject = {}) => ask({ mode: "final-exam", ...inputs });

  it("takes (88 × 100 − 80 × 85) ÷ 20 (RogerHub’s formula)", () => {
    expect(exam()).toMatchObject({
      currentGrade: 85,
      neededScore: 100,
      neededPoints: 100,
      gradeIfZero: 68,
      gradeIfFull: 88,
      weightTotal: 100,
      achievable: true,
      alreadySecured: false,
    });
    expect(said({ mode: "final-exam", targetGrade: 87 })).toBe("You need 95% on the final for a B+.");
    expect(said({ mode: "final-exam", targetGrade: 90 })).toContain("You would need 110% on the final for an A−:");
    expect(said({ mode: "final-exam", targetGrade: 88 })).toBe("You need 100% on the final for 88% in the course.");
    expect(said({ mode: "final-exam", targetGrade: 60 })).toBe("Even with 0% on the final you would have a D−.");
    expect(exam({ targetGrade: 68 })).toMatchObject({ neededScore: 0, alreadySecured: true });
    expect(exam({ finalMax: 60, targetGrade: 87 }).neededPoints).toBe(57);
  });

  it("shows scores and points that are enough, as the headline does", () => {
    const { neededByLetter, neededPoints } = calculator.outputs;
    const shown = (score: number) => new Format().value(neededByLetter.columns?.neededScore as Field, score);
    // 78.142857 would not do as 78.14; what is out of reach is not rounded into it.
    expect([78.142857, 78.15, 100.001, 101.4286, -40].map(shown)).toEqual([
      "78.15%",
      "78.15%",
      "100.001%",
      "101.43%",
      "−40%",
    ]);
    expect(new Format().value(neededPoints, 46.8857142, { finalMax: 60 })).toBe("46.89");
  });

  it("adds up scores and drops the lowest ratios", () => {
    const homework = (scores: string, dropLowest = 0) =>
      exam({ categories: [{ name: "Homework", weight: 80, scores, dropLowest }] }).currentGrade;
    expect(homework("18/20, 92%, 45/50")).toBeCloseTo((100 * (18 + 92 + 45)) / 170, 12);
    // 1/2 and 50 are the same: the earlier one is dropped.
    expect(homework("9/10 1/2 50 8/10", 1)).toBeCloseTo((100 * (9 + 50 + 8)) / 120, 12);
    expect(homework("50; 9/10; 1/2; 8/10", 1)).toBeCloseTo((100 * (9 + 1 + 8)) / 22, 12);
    expect(homework("18 / 20\n45/50", 1)).toBe(90);
  });

  it("uses the total weight, whatever it is, and leaves out categories without a score", () => {
    const outputs = exam({
      categories: [
        { name: "Homework", weight: 30, score: 90 },
        { name: "Midterm", weight: 20, score: 80 },
        { name: "Project", weight: 20 },
      ],
      finalWeight: 30,
      targetGrade: 85,
    });
    expect(outputs).toMatchObject({
      currentGrade: 86,
      weightTotal: 80,
      neededScore: (85 * 80 - 4300) / 30,
      noticeCodes: "weights-not-100 no-score",
    });
    expect(exam({ categories: [{ weight: 50 }] })).toMatchObject({ currentGrade: null, neededScore: 88 });
  });

  it("lists the score for every letter, and the grade for every score", () => {
    const { neededByLetter, whatIf } = exam();
    expect(neededByLetter).toHaveLength(12);
    expect(neededByLetter[0]).toEqual({ letter: "A+", minPercent: 97, neededScore: 145, achievable: false });
    expect(neededByLetter.at(-1)).toMatchObject({ letter: "D−", neededScore: -40, achievable: true });
    expect(whatIf).toHaveLength(11);
    expect(whatIf[5]).toEqual({ finalScore: 50, courseGrade: 78, letter: "C+" });
    expect(exam({ scale: "india-10" }).neededByLetter).toEqual([]);
  });

  it("is rounded up, so that what is shown is enough", () => {
    // (88 × 108 − 80 × 85) ÷ 28 = 96.571428…
    const given = { mode: "final-exam", finalWeight: 28, targetGrade: 88 };
    expect(headlineOf(calculator, given).figure).toBe("96.58%");
  });

  it("never rounds an answer across the limit of what is possible", () => {
    // 100.004% is not 100%.
    const over = { mode: "final-exam", targetGrade: 88.0008 };
    expect(ask(over).achievable).toBe(false);
    expect(headlineOf(calculator, over).figure).toBe("100.004%");
    const far = { mode: "target", targetGpa: 3.6001 };
    expect(headlineOf(calculator, far).figure).toBe("4.0002");
  });

  it("is solved for the weight that makes a target possible", () => {
    const solved = answer(calculator, {
      inputs: { mode: "final-exam", targetGrade: 90 },
      solve: { for: "finalWeight", output: "neededScore", target: 100 },
    });
    expect(solved).toMatchObject({ solved: { value: 40 } });
  });
});

describe("a CGPA", () => {
  const percent = (cgpaRule: string, cgpa: number) => {
    const { percentage, officialPercentage } = ask({ mode: "cgpa-to-percentage", cgpaRule, cgpa });
    return [percentage, officialPercentage];
  };

  it.each([
    ["cbse", 8.5, 80.75, 80.75],
    ["times-10", 8.5, 85, 85],
    ["aicte", 0.5, 0, 0],
    ["jntuk-r16", 7, 62.5, 62.5],
    ["mumbai-cbcs", 8, 67.8, 68],
    ["mumbai-cbcs", 10, 82, 82],
    ["mumbai-engineering", 6.99, 61.629, 62],
    ["mumbai-engineering", 7, 63.8, 64],
  ])("by %s: %f is %f%%, officially %f%%", (rule, cgpa, percentage, official) => {
    expect(percent(rule, cgpa)).toEqual([percentage, official]);
  });

  const back = (cgpaRule: string, percentage: number) =>
    ask({ mode: "cgpa-to-percentage", cgpaDirection: "to-cgpa", cgpaRule, percentage }).cgpa;

  it("is found from a percentage if there is one", () => {
    expect(back("cbse", 80.75)).toBe(8.5);
    expect(back("mumbai-engineering", 61.629)).toBe(6.99);
    expect(back("mumbai-engineering", 63.8)).toBe(7);
    expect([61.7, 63, 63.79].map((value) => back("mumbai-engineering", value))).toEqual([null, null, null]);
    expect(back("mumbai-engineering", 5)).toBeNull();
    const asked = {
      mode: "cgpa-to-percentage",
      cgpaDirection: "to-cgpa",
      cgpaRule: "mumbai-engineering",
      percentage: 63,
    };
    expect(headlineOf(calculator, asked).figure).toBe("No CGPA");
  });

  it("converts to a percentage and back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("cbse", "times-10", "mumbai-cbcs", "mumbai-engineering"),
        fc.integer({ min: 0, max: 1000 }),
        (rule, hundredths) => {
          const [percentage] = percent(rule, hundredths / 100) as [number];
          expect(back(rule, percentage)).toBeCloseTo(hundredths / 100, 12);
        },
      ),
    );
  });

  it("accepts a custom rule, and names the published ones", () => {
    const own = { mode: "cgpa-to-percentage", cgpaRule: "custom", multiplier: 7.25, offset: 11, cgpa: 8 };
    expect(ask(own).percentage).toBe(69);
    expect(said(own)).toBe("A CGPA of 8 is 69%.");
    expect(said({ mode: "cgpa-to-percentage" })).toBe("A CGPA of 8.5 is 80.75% by the rule of CBSE.");
    expect(said({ ...own, cgpaRule: "mumbai-cbcs" })).toBe(
      "A CGPA of 8 is 68% by the rule of University of Mumbai (CBCS).",
    );
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [{ courses: graded("Q") }, "courses", "Course 1: “Q” is not a grade on this scale."],
    [{ courses: graded("") }, "courses", "Course 1: Enter a grade."],
    [{ courses: [{ grade: "A", credits: 61 }] }, "courses", "Course 1: Credits must be between 0 and 60."],
    [{ courses: [{ grade: "A", credits: -1 }] }, "courses", "Course 1: Credits must be between 0 and 60."],
    [{ courses: [] }, "courses", "Add at least one course."],
    [
      { scale: "india-10", gradeInput: "percent", courses: graded("80") },
      "gradeInput",
      "The ten-point scale has no fixed percentage bands; enter letters or points.",
    ],
    [{ gradeInput: "points", courses: graded("4.1") }, "courses", "Course 1: Grade must be between 0 and 4."],
    [{ gradeInput: "percent", courses: graded("x") }, "courses", "Course 1: “x” is not a percentage."],
    [
      { mode: "final-exam", finalWeight: 0 },
      "finalWeight",
      "Weight of the exam must be more than 0% and at most 100%.",
    ],
    [{ mode: "cgpa-to-percentage", cgpa: 10.1 }, "cgpa", "CGPA must be between 0 and 10."],
    [
      { mode: "target", futureCredits: 0 },
      "futureCredits",
      "Credits still to take must be more than 0 and at most 500.",
    ],
    [
      {
        mode: "final-exam",
        categories: [{ name: "Homework", weight: 80, scores: "1/2 2/2", dropLowest: 2 }],
      },
      "categories",
      "Homework: at least one score must remain.",
    ],
    [
      { mode: "final-exam", categories: [{ name: "Homework", weight: 80, scores: "9/0" }] },
      "categories",
      "Homework: “9/0” is not a score such as 18/20 or 92%.",
    ],
    [
      {
        scale: "custom",
        customScale: [
          { letter: "B", points: 3 },
          { letter: "A", points: 4 },
        ],
      },
      "customScale",
      "Letter 2: Points must be at most 3, those of the letter before.",
    ],
  ])("%#", (inputs, field, message) => {
    expect(problem(inputs)).toEqual({ field, message });
  });
});

describe("working", () => {
  it("shows a line for each course, the sums, the division and the formulas", () => {
    expect(steps()).toEqual(
      expect.arrayContaining([
        { label: "US History (A−) = points × credits", expression: "3.7 × 4", value: "14.8" },
        { label: "Quality points", expression: "9.9 + 14.8 + 12 + 12", value: "48.7" },
        { label: "GPA = quality points ÷ credits", expression: "48.7 ÷ 14", value: "3.478571" },
        { label: "US History with its bonus", expression: "(3.7 + 1) × 4", value: "18.8" },
      ]),
    );
    expect(steps({ courses: graded("A"), priorGpa: 3, priorCredits: 9 })).toContainEqual({
      label: "Cumulative GPA = (quality points before + these) ÷ all credits",
      expression: "(27 + 12) ÷ (9 + 3)",
      value: "3.25",
    });
    expect(steps({ mode: "target" })).toContainEqual({
      label: "GPA needed = missing quality points ÷ credits to come",
      expression: "(420 − 192) ÷ 60",
      value: "3.8",
    });
    expect(steps({ mode: "cgpa-to-percentage", cgpaRule: "mumbai-cbcs" })).toEqual([
      { label: "Percentage = multiplier × CGPA + offset", expression: "7.1 × 8.5 + 11", value: "71.35%" },
      { label: "Percentage, rounded up", expression: "7.1 × 8.5 + 11", value: "72%" },
    ]);
    expect(steps({ mode: "cgpa-to-percentage", cgpaRule: "aicte", cgpaDirection: "to-cgpa", percentage: 55 })).toEqual([
      { label: "CGPA = (percent − offset) ÷ multiplier", expression: "(55 + 7.5) ÷ 10", value: "6.25" },
    ]);
    expect(steps({ mode: "final-exam" })).toContainEqual({
      label: "Score needed = (grade wanted × total weight − weight × score) ÷ weight of the exam",
      expression: "(88 × 100 − 6,800) ÷ 20",
      value: "100%",
    });
  });
});

describe("charts", () => {
  const draw = (label: string, inputs: JsonObject) => {
    const tab = tabs.find((one) => one.label === label);
    const answer = { inputs, model: modelOf(calculator, inputs), outputs: ask(inputs), format: new Format() };
    // biome-ignore lint/suspicious/noExplicitAny: a chart reads any answer of its calculator
    return tab && "chart" in tab ? (tab.chart as (answer: any) => unknown)(answer) : null;
  };

  it("stack the bonus on the points, and leave out what does not count", () => {
    expect(draw("Courses", {})).toMatchObject({
      categories: ["Biology", "US History", "Algebra", "English"],
      series: [{ values: [3.3, 3.7, 3, 4] }, { values: [0, 1, 0.5, 0] }],
    });
  });

  it("draw two or more terms, with the cumulative GPA", () => {
    expect(draw("Terms", {})).toBeNull();
    const courses = [
      { grade: "B", credits: 3, term: "Fall" },
      { grade: "A", credits: 3, term: "Spring" },
    ];
    expect(draw("Terms", { courses })).toMatchObject({
      series: [{ values: [3, 4] }],
      line: { values: [3, 3.5] },
    });
  });

  it("mark the score that the target grade takes", () => {
    expect(draw("What if", { mode: "final-exam", targetGrade: 87 })).toMatchObject({
      points: [{ x: 95, y: 87 }],
    });
    expect(draw("What if", { mode: "final-exam", targetGrade: 99 })).toMatchObject({ points: [] });
  });
});

describe("properties", () => {
  const courses = fc.array(
    fc.record({
      grade: fc.constantFrom("A+", "A", "A−", "B+", "B", "C", "D−", "F", "P", "W"),
      credits: fc.integer({ min: 1, max: 6 }),
      level: fc.constantFrom("regular", "honors", "ap"),
      term: fc.constantFrom("Fall", "Spring", ""),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it("no bonus lowers a GPA, and the last cumulative GPA is that of all courses", () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 0, max: 90 }), (rows, priorCredits) => {
        const { gpa, weightedGpa, terms, cumulativeGpa } = ask({ courses: rows, priorCredits, priorGpa: 3 });
        if (gpa !== null) expect(weightedGpa).toBeGreaterThanOrEqual(gpa);
        expect(terms.at(-1).cumulativeGpa).toBe(cumulativeGpa);
      }),
    );
  });

  it("the average needed leads to the target", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 400 }),
        (prior, priorCredits, futureCredits, target) => {
          const { neededGpa } = ask({
            mode: "target",
            priorGpa: prior / 100,
            priorCredits,
            futureCredits,
            targetGpa: target / 100,
          });
          const reached = ((prior / 100) * priorCredits + neededGpa * futureCredits) / (priorCredits + futureCredits);
          expect(reached).toBeCloseTo(target / 100, 9);
        },
      ),
    );
  });
});
