/** Rules for dating a pregnancy and for what is due when, from the organizations named, in days of gestational age. */
import { figuresAt, type Parameter } from "./parameter";

/** `days(11, 3)`: 11 weeks and 3 days. */
const days = (weeks: number, more = 0) => 7 * weeks + more;

const PARAMETERS = {
  redating: {
    label: "When a scan changes the due date",
    unit: "days between the two due dates, by gestational age at the scan",
    values: [
      {
        from: "2017-05-01",
        value: {
          /** The due date is changed if the dates are more than `limit` days apart. */
          limits: [
            { from: 0, limit: 5 },
            { from: days(9), limit: 7 },
            { from: days(16), limit: 10 },
            { from: days(22), limit: 14 },
            { from: days(28), limit: 21 },
          ],
          /** Without a scan before this age, a pregnancy is suboptimally dated. */
          suboptimalFrom: days(22),
        },
        text: "more than 5 days apart up to 8w 6d, 7 days from 9w 0d, 10 from 16w 0d, 14 from 22w 0d, 21 from 28w 0d",
        source: {
          title: "ACOG Committee Opinion 700, “Methods for Estimating the Due Date”, May 2017",
          url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
        },
      },
    ],
  },
  term: {
    label: "Names of the weeks around term",
    unit: "days of gestational age",
    values: [
      {
        from: "2013-11-01",
        value: { early: days(37), full: days(39), late: days(41), post: days(42) },
        text: "early term from 37w 0d, full term from 39w 0d, late term from 41w 0d, post-term from 42w 0d",
        source: {
          title: "ACOG Committee Opinion 579, “Definition of Term Pregnancy”, November 2013",
          url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2013/11/definition-of-term-pregnancy",
        },
      },
    ],
  },
  trimesters: {
    label: "Trimesters",
    unit: "days of gestational age",
    values: [
      {
        from: null,
        value: { second: days(14), third: days(28) },
        text: "second from 14w 0d, third from 28w 0d",
        source: {
          title: "ACOG, “How Your Fetus Grows During Pregnancy”",
          url: "https://www.acog.org/womens-health/faqs/how-your-fetus-grows-during-pregnancy",
        },
      },
    ],
  },
  care: {
    label: "Scans, tests and vaccines in the United States",
    unit: "days of gestational age, first and last",
    values: [
      {
        from: null,
        value: {
          testPositive: days(4),
          heartbeat: days(6),
          firstScreening: [days(11), days(13, 6)],
          anatomyScan: [days(18), days(22)],
          viability: days(24),
          glucose: [days(24), days(28, 6)],
          tdap: [days(27), days(36, 6)],
          groupB: [days(36), days(37, 6)],
        },
        text: "first-trimester screening 11w 0d–13w 6d, anatomy scan 18–22 weeks, glucose test 24–28 weeks, Tdap 27–36 weeks, group B strep test 36w 0d–37w 6d",
        source: {
          title:
            "ACOG Practice Bulletins 175, 190 and 226, Obstetric Care Consensus 6, Committee Opinions 718 and 797, 2016–2020",
          url: "https://www.acog.org/clinical",
        },
      },
    ],
  },
  careUk: {
    label: "Appointments, scans and vaccines in the United Kingdom",
    unit: "days of gestational age, first and last",
    values: [
      {
        from: "2024-09-01",
        value: {
          booking: days(10),
          datingScan: [days(11, 2), days(14, 1)],
          pertussis: [days(16), days(32)],
          anomalyScan: [days(18), days(20, 6)],
          glucose: [days(24), days(28)],
          rsv: [days(28), days(36)],
        },
        text: "booking appointment by 10w 0d, dating scan and combined test 11w 2d–14w 1d, whooping cough vaccine 16–32 weeks, anomaly scan 18w 0d–20w 6d, glucose test 24–28 weeks for those at risk of diabetes, RSV vaccine from 28 weeks, ideally by 36",
        source: {
          title:
            "NICE guidelines NG201, “Antenatal care”, August 2021, and NG3, “Diabetes in pregnancy”, December 2020; UK Health Security Agency, “Immunisation against infectious disease”, chapters 24 and 27a",
          url: "https://www.nice.org.uk/guidance/ng201",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const PREGNANCY_FIGURES = figuresAt(PARAMETERS);

export const REDATING = PREGNANCY_FIGURES.redating.value;
export const TERM = PREGNANCY_FIGURES.term.value;
export const TRIMESTERS = PREGNANCY_FIGURES.trimesters.value;
export const CARE = PREGNANCY_FIGURES.care.value;
export const CARE_UK = PREGNANCY_FIGURES.careUk.value;
