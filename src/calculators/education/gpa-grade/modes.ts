import { defineVariants, type Variant } from "../../../core/variants";
import { Conversion } from "./cgpa";
import { FinalExam } from "./final-exam";
import { type Fields, fields } from "./inputs";
import type { Answer, Mode } from "./outputs";
import { CourseRecord } from "./record";
import { Target } from "./target";
import {
  conversionHeadline,
  conversionNotices,
  examHeadline,
  examNotices,
  recordHeadline,
  recordNotices,
  targetHeadline,
  targetNotices,
} from "./words";
import { conversionSteps, examSteps, recordSteps, targetSteps } from "./working";

type With<Part extends keyof Answer> = Variant<Fields, Answer & Required<Pick<Answer, Part>>>;

const gpa: With<"record"> = {
  question: "My GPA",
  inputs: {
    scale: {},
    gradeInput: {},
    courses: {},
    honorsBonus: {},
    apBonus: {},
    bonusMinPoint: {},
    priorGpa: {},
    priorCredits: {},
    wantedGpa: {},
    customScale: {},
  },
  answer: (inputs) => ({ record: new CourseRecord(inputs) }),
  headline: ({ record }, _, format) => recordHeadline(record, format),
  working: ({ record }, _, format) => recordSteps(record, format),
  notices: ({ record }) => recordNotices(record),
};

const target: With<"target"> = {
  question: "The GPA I need from here on",
  inputs: {
    scale: {},
    priorGpa: { label: "GPA so far", default: 3.2 },
    priorCredits: { label: "Credits so far", note: "", default: 60 },
    customScale: {},
    targetGpa: {},
    futureCredits: {},
  },
  answer: (inputs) => ({ target: new Target(inputs) }),
  headline: ({ target }, _, format) => targetHeadline(target, format),
  working: ({ target }, _, format) => targetSteps(target, format),
  notices: ({ target }, _, format) => targetNotices(target, format),
};

const exam: With<"exam"> = {
  question: "The score I need on the final exam",
  inputs: { scale: {}, customScale: {}, categories: {}, finalWeight: {}, targetGrade: {}, finalMax: {} },
  answer: (inputs) => ({ exam: new FinalExam(inputs) }),
  headline: ({ exam }, _, format) => examHeadline(exam, format),
  working: ({ exam }, _, format) => examSteps(exam, format),
  notices: ({ exam }, _, format) => examNotices(exam, format),
};

const conversion: With<"conversion"> = {
  question: "CGPA to percentage",
  inputs: { cgpaDirection: {}, cgpa: {}, percentage: {}, cgpaRule: {}, multiplier: {}, offset: {} },
  answer: (inputs) => ({ conversion: new Conversion(inputs) }),
  headline: ({ conversion }, _, format) => conversionHeadline(conversion, format),
  working: ({ conversion }, _, format) => conversionSteps(conversion, format),
  notices: ({ conversion }) => conversionNotices(conversion),
};

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  gpa,
  target,
  "final-exam": exam,
  "cgpa-to-percentage": conversion,
};

export const modes = defineVariants("mode", { label: "What do you want to know?", default: "gpa" }, fields, variants);
