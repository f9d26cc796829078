/** Grade bands in percent, and the pass rules of Indian school boards. The lower limit of a band is inclusive. */
import { figuresAt, type Parameter } from "./parameter";

/** A band of percentages from `minPercent` up to the next one. */
export interface GradeBand {
  readonly label: string;
  readonly minPercent: number;
}

/** What a board requires to pass. */
export interface BoardRules {
  /** Percent of each subject's maximum. */
  readonly passPercent: number;
  /** Percent of the total, or 0 if there is no such rule. */
  readonly aggregatePassPercent: number;
  readonly passRounding: "none" | "down";
  readonly partsMustPass: boolean;
  /** Failed subjects that may be repeated in the same year. */
  readonly compartmentMax: number;
  /** Number of subjects that count; 0 means all. */
  readonly bestOf: number;
  /** Whether English is always one of the subjects that count. */
  readonly english: boolean;
  readonly bandScheme: "india-division" | "cbse-8point";
}

const LOWER_ENDS = "percent, lower end of each band";

const BANDS = {
  "india-division": {
    label: "Divisions",
    unit: LOWER_ENDS,
    values: [
      {
        from: null,
        value: bands("Distinction 75", "First Division 60", "Second Division 45", "Third Division 33", "Fail 0"),
        text: "Distinction from 75%, First Division from 60%, Second Division from 45%, Third Division from 33%",
        source: { title: "Usual practice of Indian state boards and universities" },
        note: "Boards and universities differ; some use other limits.",
      },
    ],
  },
  "cbse-8point": {
    label: "CBSE scholastic grades, classes IX and X, internal",
    unit: LOWER_ENDS,
    values: [
      {
        from: null,
        value: bands("A1 91", "A2 81", "B1 71", "B2 61", "C1 51", "C2 41", "D 33", "E 0"),
        text: "A1 from 91%, A2 from 81%, B1 from 71%, B2 from 61%, C1 from 51%, C2 from 41%, D from 33%, E below",
        source: {
          title: "CBSE, uniform system of assessment, examination and report card for classes VI to IX, 2017",
          url: "https://cbseacademic.nic.in/",
        },
      },
    ],
  },
  "us-letter": {
    label: "US letter grades",
    unit: LOWER_ENDS,
    values: [
      {
        from: null,
        value: bands(
          ...["A+ 97", "A 93", "A− 90", "B+ 87", "B 83", "B− 80"],
          ...["C+ 77", "C 73", "C− 70", "D+ 67", "D 63", "D− 60", "F 0"],
        ),
        text: "A+ from 97%, A from 93%, A− from 90%, and so on in steps of ten down to D− from 60%",
        source: { title: "Common US grading bands" },
        note: "Schools set their own bands.",
      },
    ],
  },
  "uk-honours": {
    label: "UK honors degrees",
    unit: LOWER_ENDS,
    values: [
      {
        from: null,
        value: bands("First 70", "2:1 60", "2:2 50", "Third 40", "Fail 0"),
        text: "First from 70%, 2:1 from 60%, 2:2 from 50%, Third from 40%",
        source: { title: "Usual practice of UK universities" },
      },
    ],
  },
} satisfies Record<string, Parameter<readonly GradeBand[]>>;

export const GRADE_BANDS = figuresAt(BANDS);

const RULES = "pass mark in each subject and other requirements to pass";

const BOARDS = {
  "cbse-x": {
    label: "CBSE class X",
    unit: RULES,
    values: [
      {
        from: null,
        value: rules({ passRounding: "down", compartmentMax: 2, bandScheme: "cbse-8point" }),
        text: "33% in each subject, required marks rounded down; compartment in up to two subjects",
        source: {
          title:
            "CBSE, examination by-laws and notices 2025–26; Free Press Journal, November 13, 2019; Business Today, February 5, 2025",
          url: "https://www.cbse.gov.in/",
        },
      },
    ],
  },
  "cbse-xii": {
    label: "CBSE class XII",
    unit: RULES,
    values: [
      {
        from: null,
        value: rules({
          passRounding: "down",
          partsMustPass: true,
          compartmentMax: 1,
          bandScheme: "cbse-8point",
        }),
        text: "33% in each subject and in theory and practical separately, required marks rounded down; compartment in one subject",
        source: {
          title:
            "CBSE, examination by-laws and notices 2025–26; Free Press Journal, November 13, 2019; Business Today, February 5, 2025",
          url: "https://www.cbse.gov.in/",
        },
      },
    ],
  },
  icse: {
    label: "ICSE",
    unit: RULES,
    values: [
      {
        from: "2018-01-01",
        value: rules({ bestOf: 5, english: true }),
        text: "33% in each subject; English and the best four others count",
        source: {
          title:
            "CISCE circular on pass marks, January 11, 2018, from the examinations of 2018; EdexLive, April 29, 2025",
        },
        note: "Since 2024, an improvement examination in up to two subjects has taken the place of the compartment.",
      },
    ],
  },
  isc: {
    label: "ISC",
    unit: RULES,
    values: [
      {
        from: "2018-01-01",
        value: rules({ passPercent: 35, bestOf: 4, english: true }),
        text: "35% in each subject; English and the best three others count",
        source: {
          title:
            "CISCE circular on pass marks, January 11, 2018, from the examinations of 2018; EdexLive, April 29, 2025",
        },
        note: "Since 2024, an improvement examination in up to two subjects has taken the place of the compartment.",
      },
    ],
  },
  state: {
    label: "State board",
    unit: RULES,
    values: [
      {
        from: null,
        value: rules({ aggregatePassPercent: 33 }),
        text: "33% in each subject and in total",
        source: { title: "Usual practice of Indian state boards" },
        note: "States differ; several require 35%.",
      },
    ],
  },
} satisfies Record<string, Parameter<BoardRules>>;

export const BOARD_RULES = figuresAt(BOARDS);

/** `bands("A 90", "B 80")` */
function bands(...texts: readonly string[]): readonly GradeBand[] {
  return texts.map((text) => {
    const gap = text.lastIndexOf(" ");
    return { label: text.slice(0, gap), minPercent: Number(text.slice(gap + 1)) };
  });
}

function rules(own: Partial<BoardRules>): BoardRules {
  return {
    passPercent: 33,
    aggregatePassPercent: 0,
    passRounding: "none",
    partsMustPass: false,
    compartmentMax: 2,
    bestOf: 0,
    english: false,
    bandScheme: "india-division",
    ...own,
  };
}
