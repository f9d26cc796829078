import { Conversion } from "./cgpa";
import { FinalExam } from "./final-exam";
import type { Inputs } from "./inputs";
import { CourseRecord } from "./record";
import { Target } from "./target";

/** The answer to one of the four questions; the others are null. */
export interface Grades {
  readonly record: CourseRecord | null;
  readonly target: Target | null;
  readonly exam: FinalExam | null;
  readonly conversion: Conversion | null;
}

const NOTHING: Grades = { record: null, target: null, exam: null, conversion: null };

/** @throws InputError */
export function gradesOf(inputs: Inputs): Grades {
  switch (inputs.mode) {
    case "gpa":
      return { ...NOTHING, record: new CourseRecord(inputs) };
    case "target":
      return { ...NOTHING, target: new Target(inputs) };
    case "final-exam":
      return { ...NOTHING, exam: new FinalExam(inputs) };
    case "cgpa-to-percentage":
      return { ...NOTHING, conversion: new Conversion(inputs) };
  }
}
