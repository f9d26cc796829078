/** Inputs and notices shared by the income tax and pay calculators. */
import { type Notice, notice } from "../core/calculator";
import { boolean, choice, integer } from "../core/fields";
import { type Listed, listed } from "../core/listed";
import { usesFigures } from "../core/uses-figures";
import type { Figure } from "../data/parameter";
import { STATES } from "../data/tax/states";
import type { Concern, StateLaw } from "../data/tax/us";

export const US = { country: "us" } as const;
export const INDIA = { country: "in" } as const;

export const countryField = choice("Country", { options: { us: "United States", in: "India" }, default: "us" });

export const ageField = integer("Age at year-end", {
  unit: "years",
  default: 40,
  min: 0,
  max: 120,
  messages: { invalid: "Age must be a whole number from 0 to 120." },
  when: US,
});

export const hsaCoverageField = choice("HSA coverage", {
  options: { self: "Self only", family: "Family" },
  default: "self",
  when: US,
});

export const stateField = choice("State", { options: { none: "None", ...STATES }, default: "NC", when: US });

const FINANCIAL_YEARS = { "2025-26": "2025–26", "2026-27": "2026–27" } as const;

export const financialYearField = choice("Year", {
  note: "April to March; from 2026–27 called tax year",
  options: FINANCIAL_YEARS,
  default: "2026-27",
  when: INDIA,
});

export const REGIMES = { best: "The cheaper one", new: "New", old: "Old" } as const;

export const regimeField = choice("Regime", { options: REGIMES, default: "best", when: INDIA });

export const ageBandField = choice("Age", {
  options: { below60: "Below 60", "60to79": "60 to 79", "80plus": "80 or over" },
  default: "below60",
  when: INDIA,
});

export const metroCityField = boolean("City with the 50% limit", {
  note: "Delhi, Mumbai, Kolkata, Chennai; from 2026–27 also Bengaluru, Hyderabad, Pune and Ahmedabad",
  default: true,
  when: INDIA,
});

/** One notice that names the figures carried over from an earlier year. */
export function taxFigureNotices(figures: readonly Figure[]): Listed<Notice> {
  const carried = figures.filter((figure) => figure.status === "carried-over");
  const years = [...new Set(carried.map(({ year }) => year))].sort();
  return years.map((year) =>
    notice(
      "figure-carried",
      usesFigures(
        `${year} figures`,
        carried.filter((figure) => figure.year === year).map(({ label }) => label),
      ),
    ),
  );
}

/** What a state's tax leaves out, as sentences after the state's name; null if nothing that matters here. */
export function leftOutSentence(
  { name, leftOut }: StateLaw,
  concerned: Readonly<Partial<Record<Concern, boolean>>>,
  more: Listed<string> = [],
): string | null {
  const cases = Object.keys(leftOut) as Concern[];
  const sentences = [...cases.map((key) => (concerned[key] ? leftOut[key] : null)), ...listed(more)].filter(Boolean);
  const text = sentences.join(" ");
  if (text === "") return null;
  return text.startsWith(name) ? text : `${name}: ${text}`;
}
