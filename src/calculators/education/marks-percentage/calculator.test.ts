import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { listed } from "../../../core/listed";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import marks from "./calculator";
import { working } from "./working";

const ask = (inputs: JsonObject = {}) => outputsOf(marks, inputs);
const subjects = (...rows: readonly JsonObject[]) => rows.map((row, i) => ({ name: `S${i + 1}`, ...row }));
const said = (inputs: JsonObject) => {
  const { before, figure, after } = headlineOf(marks, inputs);
  return `${before} ${figure}${after?.startsWith(",") ? "" : " "}${after}`;
};
const steps = (inputs: JsonObject) => listed(working(modelOf(marks, inputs), new Format()));

describe("a mark sheet", () => {
  it("adds up: 78 + 91 + 85 + 67 + 74 of 500", () => {
    expect(ask()).toMatchObject({
      totalObtained: 395,
      totalMax: 500,
      percentage: 79,
      percentageExact: "79",
      averagePercent: 79,
      grade: "Distinction",
      nextBand: null,
      marksToNextBand: null,
      status: "pass",
      failedCount: 0,
      highestSubject: "Mathematics",
      lowestSubject: "Social Science",
      neededMarks: null,
      achievable: null,
      noticeCodes: null,
    });
    expect(said({})).toBe("395 of 500: 79%, Distinction.");
  });

  it("weighs subjects by their maximum marks", () => {
    const outputs = ask({ subjects: subjects({ obtained: 40, max: 50 }, { obtained: 50, max: 100 }) });
    expect(outputs).toMatchObject({ percentage: 60, averagePercent: 65, grade: "First Division" });
  });

  it("is exact for thirds, and 33% of 300 is not 99.00000000000001", () => {
    expect(ask({ subjects: subjects({ obtained: 1, max: 3 }) }).percentageExact).toBe("100/3");
    expect(ask({ subjects: subjects({ obtained: 99, max: 300 }) })).toMatchObject({
      status: "pass",
      grade: "Third Division",
    });
  });

  it("takes the better of two attempts, the sum of parts, and 0 for an absence", () => {
    const { subjectTable } = ask({
      subjects: subjects(
        { obtained: 40, secondAttempt: 55 },
        { obtained: 60, secondAttempt: 55 },
        { parts: "58/70, 28/30" },
        { absent: true, secondAttempt: 80 },
        { obtained: null, absent: true, passMarks: 0 },
      ),
    });
    expect(subjectTable.map((row: { obtained: number }) => row.obtained)).toEqual([55, 60, 86, 0, 0]);
    expect(subjectTable.map((row: { passed: boolean }) => row.passed)).toEqual([true, true, true, false, false]);
  });

  it("lets 26 of 80 and 23 of 70 pass only if required marks are rounded down (CBSE; Free Press Journal, 13 Nov 2019)", () => {
    const sheet = { subjects: subjects({ obtained: 26, max: 80 }, { obtained: 23, max: 70 }) };
    const strict = ask(sheet);
    expect(strict.subjectTable.map((row: { required: number }) => row.required)).toEqual([26.4, 23.1]);
    expect(strict.subjectTable[0].shortBy).toBeCloseTo(0.4, 12);
    expect(strict.failedCount).toBe(2);
    expect(ask({ ...sheet, passRounding: "down" }).failedCount).toBe(0);
  });

  it("fails a subject for one of its parts, and says by how much", () => {
    const sheet = { subjects: subjects({ parts: "20/70, 30/30" }, { obtained: 60 }), partsMustPass: true };
    expect(ask(sheet).subjectTable[0]).toMatchObject({ passed: false, obtained: 50, required: 33 });
    expect(ask(sheet).subjectTable[0].shortBy).toBeCloseTo(3.1, 12);
    expect(ask({ ...sheet, partsMustPass: false }).subjectTable[0].passed).toBe(true);
    expect(ask({ ...sheet, passRounding: "down" }).subjectTable[0].shortBy).toBe(3);
    expect(ask(sheet).notices[0].message).toBe(
      "S1: enough in total, but not in every part, 3.1 marks short of a pass.",
    );
  });
});

describe("best of N", () => {
  const sheet = subjects(
    { obtained: 50, compulsory: true },
    { obtained: 90 },
    { obtained: 70 },
    { obtained: 70 },
    { obtained: 20 },
  );
  const counted = (inputs: JsonObject) =>
    ask(inputs)
      .subjectTable.map((row: { counted: boolean }) => Number(row.counted))
      .join("");

  it("takes the compulsory subjects, then the highest, the earlier among equals", () => {
    expect(counted({ subjects: sheet })).toBe("11111");
    expect(counted({ subjects: sheet, bestOf: 1 })).toBe("10000");
    expect(counted({ subjects: sheet, bestOf: 3 })).toBe("11100");
    expect(ask({ subjects: sheet, bestOf: 3 })).toMatchObject({
      totalObtained: 210,
      totalMax: 300,
      percentage: 70,
    });
  });

  it("ranks by percentages, not marks", () => {
    expect(counted({ subjects: subjects({ obtained: 60, max: 100 }, { obtained: 45, max: 50 }), bestOf: 1 })).toBe(
      "01",
    );
  });

  it("forgives a failed subject that does not count", () => {
    expect(ask({ subjects: sheet, bestOf: 4 })).toMatchObject({
      status: "pass",
      failedCount: 0,
      noticeCodes: "failed-not-counted",
    });
    expect(ask({ subjects: sheet })).toMatchObject({ status: "compartment", failedCount: 1 });
    expect(said({ subjects: sheet, bestOf: 4 })).toBe("Best 4 of 5 subjects, 280 of 400: 70%, First Division.");
  });

  it("says why a subject was left out", () => {
    expect(steps({ subjects: sheet, bestOf: 4 })).toContainEqual({
      label: "S5 is left out",
      expression: "the others that count have 70% or more",
      value: "not counted",
    });
  });

  it("is rejected if it is impossible", () => {
    const two = subjects({ obtained: 1 }, { obtained: 2 });
    expect(problemsOf(marks, { subjects: two, bestOf: 3 })).toEqual([
      { field: "bestOf", message: "Best of must be between 0 and 2." },
    ]);
    const compulsory = two.map((row) => ({ ...row, compulsory: true }));
    expect(problemsOf(marks, { subjects: compulsory, bestOf: 1 })).toMatchObject([{ field: "bestOf" }]);
  });
});

describe("the result", () => {
  const failing = (count: number) => subjects(...[1, 2, 3, 4, 5].map((n) => ({ obtained: n <= count ? 32 : 90 })));

  it.each([
    [0, "pass"],
    [1, "compartment"],
    [2, "compartment"],
    [3, "fail"],
  ])("with %s failed is %s", (count, status) => {
    expect(ask({ subjects: failing(count) })).toMatchObject({ status, failedCount: count });
  });

  it("depends on the number of failed subjects allowed, and on the total", () => {
    expect(ask({ subjects: failing(2), compartmentMax: 1 }).status).toBe("fail");
    expect(ask({ subjects: failing(1), compartmentMax: 0 }).status).toBe("fail");
    expect(ask({ aggregatePassPercent: 79 }).status).toBe("pass");
    expect(ask({ aggregatePassPercent: 79.1 })).toMatchObject({
      status: "fail",
      noticeCodes: "total-too-low",
    });
  });

  it("is stated with its reason", () => {
    expect(said({ subjects: failing(2) })).toBe("334 of 500: 66.8%, with a compartment in S1 and S2.");
    expect(said({ subjects: failing(3) })).toBe("276 of 500: 55.2%, but failed in S1, S2 and S3.");
    expect(said({ aggregatePassPercent: 80 })).toBe("395 of 500: 79%, below the 80% needed in total to pass.");
  });
});

describe("grades", () => {
  const grade = (obtained: number, bandScheme: string, more: JsonObject = {}) =>
    ask({ subjects: subjects({ obtained }), bandScheme, ...more }).grade;

  it.each([
    [
      "india-division",
      [75, "Distinction", 60, "First Division", 45, "Second Division", 33, "Third Division", 32.9, "Fail"],
    ],
    ["cbse-8point", [91, "A1", 90.9, "A2", 71, "B1", 61, "B2", 51, "C1", 41, "C2", 33, "D", 32, "E"]],
    ["us-letter", [97, "A+", 96, "A", 90, "A−", 83, "B", 70, "C−", 60, "D−", 59.99, "F"]],
    ["uk-honours", [70, "First", 69.99, "2:1", 50, "2:2", 40, "Third", 39, "Fail"]],
  ])("of %s: a threshold belongs to its band", (scheme, pairs) => {
    for (let i = 0; i < pairs.length; i += 2) expect(grade(Number(pairs[i]), scheme)).toBe(pairs[i + 1]);
  });

  it("may use the percentage rounded half up", () => {
    expect(grade(74.5, "india-division")).toBe("First Division");
    expect(grade(74.5, "india-division", { roundForBand: "nearest" })).toBe("Distinction");
    expect(grade(74.49, "india-division", { roundForBand: "nearest" })).toBe("First Division");
  });

  it("say how many marks are missing for the next one", () => {
    expect(ask({ subjects: subjects({ obtained: 58 }, { obtained: 139, max: 200 }) })).toMatchObject({
      grade: "First Division",
      nextBand: "Distinction",
      marksToNextBand: 28,
    });
  });

  it("may be custom, in descending order", () => {
    const bands = [
      { label: "High", minPercent: 80 },
      { label: "Low", minPercent: 40 },
    ];
    const own = (obtained: number) => ask({ subjects: subjects({ obtained }), bandScheme: "custom", bands });
    expect(own(80)).toMatchObject({ grade: "High", nextBand: null });
    expect(own(79)).toMatchObject({ grade: "Low", nextBand: "High", marksToNextBand: 1 });
    expect(own(39)).toMatchObject({ grade: null, nextBand: "Low", marksToNextBand: 1 });
    for (const wrong of [[...bands].reverse(), bands.slice(1), []])
      expect(problemsOf(marks, { bandScheme: "custom", bands: wrong })).toMatchObject([{ field: "bands" }]);
    expect(problemsOf(marks, { bands: [...bands].reverse() })).toEqual([]);
  });

  it("are not contradicted by rounding in the sentence", () => {
    expect(said({ subjects: subjects({ obtained: 74.9996 }) })).toContain("74.9996%, First Division");
  });
});

describe("marks still needed", () => {
  const needed = (inputs: JsonObject = {}) => ask({ mode: "needed", ...inputs });

  it("add up to all marks with those so far, lost and to spare", () => {
    const { marksLost, neededMarks, marksToSpare } = needed();
    expect(marksLost).toBe(130);
    expect(270 + marksLost + neededMarks + marksToSpare).toBe(500);
  });

  it("are 0.70 × 500 − 270", () => {
    expect(needed()).toMatchObject({
      neededMarks: 80,
      neededPercent: 80,
      marksToSpare: 20,
      bestPossiblePercent: 74,
      achievable: true,
      percentage: null,
      status: null,
      subjectTable: [],
    });
    expect(said({ mode: "needed" })).toBe("You need 80 of the 100 marks still to come, 80% of them, for 70% overall.");
    // 0.5733 × 500 − 270 = 16.65
    expect(said({ mode: "needed", targetPercent: 57.33 })).toBe(
      "You need 17 of the 100 marks still to come, 16.65% of them, for 57.33% overall.",
    );
    expect(said({ mode: "needed", targetPercent: 58, remainingMax: 1.5, maxSoFar: 400, obtainedSoFar: 231.5 })).toMatch(
      /^You need 1\.37 of the 1\.5 marks/,
    );
  });

  it("are never below 0, and may be just out of reach", () => {
    expect(needed({ targetPercent: 50 })).toMatchObject({
      neededMarks: 0,
      neededPercent: 0,
      achievable: true,
    });
    expect(needed({ targetPercent: 74 })).toMatchObject({ neededMarks: 100, achievable: true });
    expect(needed({ targetPercent: 74.1 })).toMatchObject({ neededMarks: 100.5, achievable: false });
    expect(said({ mode: "needed", targetPercent: 80 })).toBe(
      "80% is out of reach: it takes 130 of the 100 marks still to come. All of them would bring you to 74%.",
    );
  });

  it("in one subject bring the whole sheet to the target", () => {
    const { targetTable } = ask({ targetPercent: 82 });
    expect(targetTable).toHaveLength(5);
    expect(targetTable[0]).toEqual({ name: "English", obtained: 78, needed: 93, max: 100, reachable: true });
    expect(targetTable[1]).toMatchObject({ needed: 106, reachable: false });
    expect(ask({ targetPercent: 79 }).targetTable).toEqual([]);
  });

  it("reach the target exactly", () => {
    const whole = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(
        whole,
        whole,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 100 }),
        (a, b, rest, target) => {
          const [obtainedSoFar, maxSoFar] = [Math.min(a, b), Math.max(a, b)];
          const { neededMarks, bestPossiblePercent, achievable } = needed({
            ...{ obtainedSoFar, maxSoFar, remainingMax: rest, targetPercent: target },
          });
          const reached = (100 * (obtainedSoFar + neededMarks)) / (maxSoFar + rest);
          if (neededMarks > 0) expect(reached).toBeCloseTo(target, 9);
          else expect(reached).toBeGreaterThanOrEqual(target - 1e-9);
          expect(achievable).toBe(bestPossiblePercent >= target);
        },
      ),
    );
  });
});

describe("bad input", () => {
  const refused = (row: JsonObject) =>
    problemsOf(marks, { subjects: [{ name: "Mathematics", obtained: 50, ...row }] }).map(({ field, message }) => {
      expect(field).toBe("subjects");
      return message;
    });

  it.each([
    [{ obtained: 101 }, "Mathematics: Marks must be between 0 and 100."],
    [{ obtained: -1 }, "Mathematics: Marks must be between 0 and 100."],
    [{ obtained: null }, "Mathematics: Enter a number for marks."],
    [{ max: 0 }, "Mathematics: Maximum marks must be more than 0."],
    [{ max: -5 }, "Mathematics: Maximum marks must be more than 0."],
    [{ secondAttempt: 120 }, "Mathematics: Second attempt must be between 0 and 100."],
    [{ passMarks: 120 }, "Mathematics: Pass marks must be between 0 and 100."],
    [{ parts: "80/70, 5/30" }, "Mathematics: Part 1 must be between 0 and 70."],
    [{ parts: "8/0" }, "Mathematics: Maximum marks of part 1 must be more than 0."],
    [{ parts: "8 of 10" }, "Mathematics: Write the parts as marks/maximum, such as 58/70, 28/30."],
    [{ parts: "8/10/2" }, "Mathematics: Write the parts as marks/maximum, such as 58/70, 28/30."],
  ])("%j", (row, message) => expect(refused(row)).toEqual([message]));

  it("names every row that is wrong, by its number if it has no name", () => {
    expect(
      problemsOf(marks, {
        subjects: [{ obtained: 101 }, { obtained: 5 }, { name: "Art", obtained: -1 }],
      }).map(({ message }) => message),
    ).toEqual(["Subject 1: Marks must be between 0 and 100.", "Art: Marks must be between 0 and 100."]);
  });

  it("asks for a subject and for marks to come", () => {
    expect(problemsOf(marks, { subjects: [] })).toEqual([{ field: "subjects", message: "Add at least one subject." }]);
    expect(problemsOf(marks, { mode: "needed", remainingMax: 0 })).toEqual([
      { field: "remainingMax", message: "Marks still to come must be more than 0." },
    ]);
    expect(problemsOf(marks, { mode: "needed", obtainedSoFar: 401 })).toEqual([
      { field: "obtainedSoFar", message: "Marks so far must be between 0 and 400." },
    ]);
    expect(problemsOf(marks, { mode: "needed", subjects: [] })).toEqual([]);
  });
});
