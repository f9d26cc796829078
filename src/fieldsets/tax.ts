/** Inputs and notices shared by the income tax and pay calculators. */
import { type Notice, notice } from "../core/calculator";
import { choice, integer } from "../core/fields";
import type { Listed } from "../core/listed";
import type { Figure } from "../data/parameter";
import { STATES } from "../data/tax/states";

export const US = { country: "us" } as const;
export const INDIA = { country: "in" } as const;

export const countryField = choice("Country", { options: { us: "United States", in: "India" }, default: "us" });

export const FILING_STATUSES = {
  single: "Single",
  joint: "Married filing jointly",
  separate: "Married filing separately",
  head: "Head of household",
  survivor: "Qualifying surviving spouse",
} as const;

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

/** One notice for all figures carried over from an earlier year, and one for all that are not confirmed. */
export function taxFigureNotices(figures: readonly Figure[], year: string): Listed<Notice> {
  const carried = figures.filter((figure) => figure.status === "carried-over");
  const unconfirmed = figures.filter((figure) => figure.unconfirmed !== undefined);
  return [
    carried.length > 0 &&
      notice(
        "figure-carried",
        `${listed(carried.map(named))} ${carried.length === 1 ? "is" : "are"} the ${carried[0]?.year} ${carried.length === 1 ? "figure" : "figures"}: ${carried.length === 1 ? "the figure" : "the figures"} for ${year} ${carried.length === 1 ? "was" : "were"} not yet available.`,
      ),
    unconfirmed.length > 0 &&
      notice(
        "figure-unconfirmed",
        `Not confirmed: ${unconfirmed.map((figure) => `${named(figure)}; ${figure.unconfirmed}`).join(". ")}.`,
      ),
  ];
}

function named({ label, text }: Figure): string {
  return `${label} (${text})`;
}

/** `a, b and c` */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
