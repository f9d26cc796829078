import { boolean, choice, date, integer, number, type ValuesOf } from "../../../core/fields";

export const CRL_FORMULAS = {
  hadlock: "Hadlock 1992",
  robinson: "Robinson 1975",
  intergrowth: "INTERGROWTH 2014",
};

const BY_PERIOD = { method: "lmp" } as const;
const scanned = <const More extends Readonly<Record<string, string>>>(more: More) =>
  [
    { method: "ultrasound", ...more },
    { method: "lmp", compareUltrasound: true, ...more },
  ] as const;
const BY_AGE = scanned({ ultrasoundBy: "ga" });
const BY_LENGTH = scanned({ ultrasoundBy: "crl" });

const EMBRYO = "The embryo must be 1 to 7 days old at transfer.";

export const inputs = {
  method: choice({
    label: "Date by",
    options: {
      lmp: "First day of the last period",
      conception: "Conception or insemination",
      ivf: "IVF embryo transfer",
      ultrasound: "Ultrasound scan",
      "due-date": "Known due date",
    },
    default: "lmp",
  }),
  asOf: date({
    label: "Today",
    missingMessage: "Enter today’s date.",
    default: "2026-11-20",
    fill: "today",
  }),
  lmp: date({
    label: "First day of last period",
    missingMessage: "Enter the first day of the last period.",
    default: "2026-08-28",
    fill: "today-84",
    when: BY_PERIOD,
  }),
  cycleLength: integer({
    label: "Cycle length",
    note: "From one period to the next",
    unit: "days",
    default: 28,
    min: 20,
    max: 45,
    when: BY_PERIOD,
  }),
  lmpRule: choice({
    label: "Rule",
    options: { "280-days": "280 days", naegele: "Naegele" },
    default: "280-days",
    when: BY_PERIOD,
  }),
  compareUltrasound: boolean({ label: "I also have a scan", default: false, when: BY_PERIOD }),
  ultrasoundDate: date({
    label: "Date of the scan",
    missingMessage: "Enter the date of the scan.",
    default: "2026-11-06",
    fill: "today-14",
    when: scanned({}),
  }),
  ultrasoundBy: choice({
    label: "The scan gave",
    options: { ga: "Weeks", crl: "Length" },
    default: "ga",
    when: scanned({}),
  }),
  ultrasoundWeeks: integer({
    label: "Weeks at the scan",
    unit: "weeks",
    default: 10,
    min: 4,
    max: 42,
    when: BY_AGE,
  }),
  ultrasoundDays: integer({
    label: "And days",
    noun: "Days",
    unit: "days",
    default: 0,
    min: 0,
    max: 6,
    range: "between 0 and 6",
    when: BY_AGE,
  }),
  crlMm: number({
    label: "Crown-rump length",
    unit: "mm",
    default: 31,
    min: 2,
    max: 84,
    when: BY_LENGTH,
  }),
  crlFormula: choice({
    label: "CRL formula",
    options: CRL_FORMULAS,
    default: "hadlock",
    when: BY_LENGTH,
  }),
  conceptionDate: date({
    label: "Conception or insemination",
    missingMessage: "Enter the date of conception or insemination.",
    note: "May be planned",
    default: "2026-09-11",
    fill: "today-70",
    when: { method: "conception" },
  }),
  ivfTransferDate: date({
    label: "Embryo transfer",
    missingMessage: "Enter the date of the embryo transfer.",
    note: "May be planned",
    default: "2026-09-16",
    fill: "today-65",
    when: { method: "ivf" },
  }),
  embryoAgeDays: integer({
    label: "Age of the embryo",
    note: "5 for a blastocyst",
    unit: "days",
    default: 5,
    min: 1,
    max: 7,
    invalidMessage: EMBRYO,
    when: { method: "ivf" },
  }),
  knownDueDate: date({
    label: "Due date",
    missingMessage: "Enter the due date.",
    default: "2027-06-04",
    fill: "today+196",
    when: { method: "due-date" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
