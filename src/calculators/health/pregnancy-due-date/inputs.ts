import { boolean, choice, date, fold, integer, number, type ValuesOf } from "../../../core/fields";
import { SCHEDULES } from "./milestones";

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
  method: choice("Calculate from", {
    options: {
      lmp: "First day of the last period",
      conception: "Conception or insemination",
      ivf: "IVF embryo transfer",
      ultrasound: "Ultrasound scan",
      "due-date": "Known due date",
    },
    default: "lmp",
  }),
  lmp: date("First day of last period", {
    reads: { prefers: "past" },
    messages: { missing: "Enter the first day of the last period." },
    default: "2026-08-28",
    fill: "today-84",
    when: BY_PERIOD,
    solve: true,
  }),
  cycleLength: integer("Cycle length", {
    note: "From one period to the next",
    unit: "days",
    default: 28,
    min: 20,
    max: 45,
    when: BY_PERIOD,
  }),
  compareUltrasound: boolean("I also have a scan", { default: false, when: BY_PERIOD }),
  ultrasoundDate: date("Date of the scan", {
    messages: { missing: "Enter the date of the scan." },
    default: "2026-11-06",
    fill: "today-14",
    when: scanned({}),
    solve: true,
  }),
  ultrasoundBy: choice("The scan result is", {
    options: { ga: "Weeks", crl: "Length" },
    default: "ga",
    when: scanned({}),
  }),
  ultrasoundWeeks: integer("Weeks at the scan", { unit: "weeks", default: 10, min: 4, max: 42, when: BY_AGE }),
  ultrasoundDays: integer("And days", {
    noun: "Days",
    unit: "days",
    default: 0,
    min: 0,
    max: 6,
    messages: { range: "between 0 and 6" },
    when: BY_AGE,
  }),
  ...fold("Today’s date and rules", {
    asOf: date("Today", { messages: { missing: "Enter today’s date." }, default: "2026-11-20", fill: "today" }),
    lmpRule: choice("Rule", {
      options: { "280-days": "280 days", naegele: "Naegele" },
      default: "280-days",
      when: BY_PERIOD,
    }),
    schedule: choice("Schedule of scans and vaccines", { options: SCHEDULES, default: "us", fill: { GBP: "uk" } }),
    crlFormula: choice("CRL formula", { options: CRL_FORMULAS, default: "hadlock", when: BY_LENGTH }),
  }),
  crlMm: number("Crown-rump length", { unit: "mm", default: 31, min: 2, max: 84, when: BY_LENGTH }),
  conceptionDate: date("Conception or insemination", {
    messages: { missing: "Enter the date of conception or insemination." },
    note: "May be planned",
    default: "2026-09-11",
    fill: "today-70",
    when: { method: "conception" },
    solve: true,
  }),
  ivfTransferDate: date("Embryo transfer", {
    messages: { missing: "Enter the date of the embryo transfer." },
    note: "May be planned",
    default: "2026-09-16",
    fill: "today-65",
    when: { method: "ivf" },
    solve: true,
  }),
  embryoAgeDays: integer("Age of the embryo", {
    note: "5 for a blastocyst",
    unit: "days",
    default: 5,
    min: 1,
    max: 7,
    messages: { invalid: EMBRYO },
    when: { method: "ivf" },
  }),
  knownDueDate: date("Due date", {
    messages: { missing: "Enter the due date." },
    default: "2027-06-04",
    fill: "today+196",
    when: { method: "due-date" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
