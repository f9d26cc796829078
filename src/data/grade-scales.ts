/** Grade scales with their points, and rules for converting a CGPA to a percentage. */
import { GRADE_BANDS } from "./mark-sheets";
import { figuresAt, type Parameter } from "./parameter";

export interface GradeLetter {
  readonly letter: string;
  readonly points: number;
  /** The lowest percentage that earns the letter, or null on a scale without percentages. */
  readonly minPercent: number | null;
}

const POINTS = "grade points of each letter";

const SCALES = {
  "us-4.0": {
    label: "US 4.0 scale",
    unit: POINTS,
    values: [
      {
        from: null,
        value: withUsBands(
          ...["A+ 4", "A 4", "A− 3.7", "B+ 3.3", "B 3", "B− 2.7", "C+ 2.3", "C 2", "C− 1.7"],
          ...["D+ 1.3", "D 1", "D− 0.7", "F 0"],
        ),
        text: "A+ and A 4, A− 3.7, B+ 3.3, B 3, and so on down to D− 0.7 and F 0",
        source: { title: "Common US grade points and percent bands" },
        note: "Schools set their own points and bands.",
      },
    ],
  },
  "us-4.3": {
    label: "US 4.3 scale",
    unit: POINTS,
    values: [
      {
        from: null,
        value: withUsBands(
          ...["A+ 4.3", "A 4", "A− 3.7", "B+ 3.3", "B 3", "B− 2.7", "C+ 2.3", "C 2", "C− 1.7"],
          ...["D+ 1.3", "D 1", "D− 0.7", "F 0"],
        ),
        text: "A+ 4.3, otherwise the same as the 4.0 scale",
        source: { title: "Common US grade points and percent bands" },
      },
    ],
  },
  "us-4.0-whole": {
    label: "US 4.0 scale without plus and minus",
    unit: POINTS,
    values: [
      {
        from: null,
        value: letters("A 4 90", "B 3 80", "C 2 70", "D 1 60", "F 0 0"),
        text: "A 4 from 90%, B 3 from 80%, C 2 from 70%, D 1 from 60%, F 0",
        source: { title: "Common US grade points and percent bands" },
      },
    ],
  },
  "india-10": {
    label: "Indian ten-point scale",
    unit: POINTS,
    values: [
      {
        from: null,
        value: letters("O 10", "A+ 9", "A 8", "B+ 7", "B 6", "C 5", "P 4", "F 0", "Ab 0"),
        text: "O 10, A+ 9, A 8, B+ 7, B 6, C 5, P 4, F and Ab 0",
        source: {
          title:
            "University Grants Commission, Guidelines on Adoption of Choice Based Credit System, from session 2015-16",
          url: "https://www.ugc.gov.in/",
        },
      },
    ],
  },
  "college-board": {
    label: "College Board conversion",
    unit: POINTS,
    values: [
      {
        from: null,
        value: letters(
          ...["A+ 4 97", "A 4 93", "A− 3.7 90", "B+ 3.3 87", "B 3 83", "B− 2.7 80"],
          ...["C+ 2.3 77", "C 2 73", "C− 1.7 70", "D+ 1.3 67", "D 1 65", "F 0 0"],
        ),
        text: "Same as the 4.0 scale, but D from 65% and no D−",
        source: {
          title: "College Board, How to convert your GPA to a 4.0 scale",
          url: "https://www.collegeboard.org/",
        },
      },
    ],
  },
} satisfies Record<string, Parameter<readonly GradeLetter[]>>;

export const GRADE_SCALES = figuresAt(SCALES);

/** Percent = multiplier × CGPA + offset, for a CGPA of `from` or more. */
export interface CgpaStretch {
  readonly from: number;
  readonly multiplier: number;
  readonly offset: number;
}

export interface CgpaRule {
  readonly stretches: readonly CgpaStretch[];
  /** The circular says “rounded to the next full integer”. */
  readonly roundedUp: boolean;
}

const LATER_IN_MUMBAI =
  "A later circular, of October 17, 2018, is reported to give 7.25 × CGPA + 11: use the rule on your transcript.";

const PERCENT_OF_CGPA = "percent of a CGPA from 0 to 10";

const RULES = {
  cbse: {
    label: "CBSE",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: null,
        value: line(9.5, 0),
        text: "9.5 × CGPA",
        source: { title: "CBSE, class X certificates under CCE", url: "https://www.cbse.gov.in/" },
        note: "Certificates until 2017 carry a CGPA; forms still ask for the percentage.",
      },
    ],
  },
  "times-10": {
    label: "Ten times the CGPA",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: null,
        value: line(10, 0),
        text: "10 × CGPA",
        source: { title: "Rule of several Indian universities" },
      },
    ],
  },
  aicte: {
    label: "AICTE",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: null,
        value: line(10, -7.5),
        text: "10 × CGPA − 7.5: 6.25 is 55%, 8.25 is 75%",
        source: {
          title: "AICTE, equivalence of grade point and percentage",
          url: "https://www.aicte-india.org/",
        },
      },
    ],
  },
  "jntuk-r16": {
    label: "JNTUK (R16)",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: null,
        value: line(10, -7.5),
        text: "10 × CGPA − 7.5",
        source: {
          title: "JNTU Kakinada, certificate on percentages, R16 regulations",
          url: "https://www.jntuk.edu.in/",
        },
      },
    ],
  },
  "mumbai-cbcs": {
    label: "University of Mumbai (CBCS)",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: "2017-06-19",
        value: { ...line(7.1, 11), roundedUp: true },
        text: "7.1 × CGPA + 11, rounded up to a whole percent",
        source: { title: "University of Mumbai, circular of June 19, 2017", url: "https://mu.ac.in/" },
        note: LATER_IN_MUMBAI,
      },
    ],
  },
  "mumbai-engineering": {
    label: "University of Mumbai (engineering)",
    unit: PERCENT_OF_CGPA,
    values: [
      {
        from: null,
        value: {
          stretches: [
            { from: 0, multiplier: 7.1, offset: 12 },
            { from: 7, multiplier: 7.4, offset: 12 },
          ],
          roundedUp: true,
        },
        text: "7.1 × CGPA + 12 below 7, 7.4 × CGPA + 12 from 7, rounded up to a whole percent",
        source: {
          title: "University of Mumbai, circular Exam./Engg./7-20 of 2015",
          url: "https://mu.ac.in/",
        },
        note: LATER_IN_MUMBAI,
      },
    ],
  },
} satisfies Record<string, Parameter<CgpaRule>>;

export const CGPA_RULES = figuresAt(RULES);

/** A rule with the same multiplier and offset for every CGPA. */
function line(multiplier: number, offset: number): CgpaRule {
  return { stretches: [{ from: 0, multiplier, offset }], roundedUp: false };
}

/** `letters("A 4 90", "O 10")`: letter, points and, optionally, the lowest percentage. */
function letters(...texts: readonly string[]): readonly GradeLetter[] {
  return texts.map((text) => {
    const [letter = "", points, minPercent] = text.split(" ");
    return {
      letter,
      points: Number(points),
      minPercent: minPercent === undefined ? null : Number(minPercent),
    };
  });
}

/** Letters with points, combined with the usual US percentage bands. */
function withUsBands(...texts: readonly string[]): readonly GradeLetter[] {
  const bands = GRADE_BANDS["us-letter"].value;
  return letters(...texts).map((one) => ({
    ...one,
    minPercent: bands.find(({ label }) => label === one.letter)?.minPercent ?? null,
  }));
}
