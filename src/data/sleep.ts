/** Recommended hours of sleep by age, and nap lengths, from the organizations and studies named. */
import { figuresAt, type Parameter } from "./parameter";

/** Hours of sleep from an age (in years, inclusive). `max` is null if the guideline has no upper limit. */
export interface SleepRow {
  readonly fromYears: number;
  readonly min: number;
  readonly max: number | null;
}

const PARAMETERS = {
  aasmChildren: {
    label: "Hours of sleep, 4 months to 18 years (AASM)",
    unit: "hours in 24, naps included",
    values: [
      {
        from: "2016-06-15",
        value: [
          { fromYears: 4 / 12, min: 12, max: 16 },
          { fromYears: 1, min: 11, max: 14 },
          { fromYears: 3, min: 10, max: 13 },
          { fromYears: 6, min: 9, max: 12 },
          { fromYears: 13, min: 8, max: 10 },
        ],
        text: "4–12 months 12–16, 1–2 years 11–14, 3–5 years 10–13, 6–12 years 9–12, 13–18 years 8–10",
        source: {
          title: "Paruthi et al., American Academy of Sleep Medicine, J Clin Sleep Med 2016;12:785–786",
          url: "https://doi.org/10.5664/jcsm.5866",
        },
      },
    ],
  },
  aasmAdults: {
    label: "Hours of sleep, 18 to 60 years (AASM and SRS)",
    unit: "hours",
    values: [
      {
        from: "2015-06-01",
        value: { fromYears: 18, untilYears: 61, min: 7, max: null },
        text: "7 or more",
        source: {
          title: "Watson et al., American Academy of Sleep Medicine and Sleep Research Society, Sleep 2015;38:843–844",
          url: "https://doi.org/10.5665/sleep.4716",
        },
      },
    ],
  },
  nsf: {
    label: "Hours of sleep by age (National Sleep Foundation)",
    unit: "hours in 24, naps included",
    values: [
      {
        from: "2015-03-01",
        value: [
          { fromYears: 0, min: 14, max: 17 },
          { fromYears: 4 / 12, min: 12, max: 15 },
          { fromYears: 1, min: 11, max: 14 },
          { fromYears: 3, min: 10, max: 13 },
          { fromYears: 6, min: 9, max: 11 },
          { fromYears: 14, min: 8, max: 10 },
          { fromYears: 18, min: 7, max: 9 },
          { fromYears: 65, min: 7, max: 8 },
        ],
        text: "under 4 months 14–17, under 1 year 12–15, 1–2 years 11–14, 3–5 years 10–13, 6–13 years 9–11, 14–17 years 8–10, 18–64 years 7–9, from 65 years 7–8",
        source: {
          title: "Hirshkowitz et al., Sleep Health 2015;1:40–43",
          url: "https://doi.org/10.1016/j.sleh.2014.12.010",
        },
      },
    ],
  },
  naps: {
    label: "Naps",
    unit: "minutes asleep",
    values: [
      {
        from: null,
        value: { micro: 10, power: 20, short: 30 },
        text: "10, 20 and 30 minutes, all compared in one study; after 30 minutes sleepiness lasts longer",
        source: {
          title: "Brooks and Lack, Sleep 2006;29:831–840",
          url: "https://doi.org/10.1093/sleep/29.6.831",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const SLEEP_FIGURES = figuresAt(PARAMETERS);

export const AASM_CHILDREN: readonly SleepRow[] = SLEEP_FIGURES.aasmChildren.value;
export const AASM_ADULTS = SLEEP_FIGURES.aasmAdults.value;
export const NSF: readonly SleepRow[] = SLEEP_FIGURES.nsf.value;
export const NAPS = SLEEP_FIGURES.naps.value;
