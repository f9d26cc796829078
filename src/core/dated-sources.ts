/** The dated figures behind an answer, for programs. */
import type { Figure, Source } from "../data/parameter";
import type { AnyCalculator } from "./calculator";

/** A figure that a law, an authority or a market sets for a period, and where it comes from. */
export interface DatedSource {
  /** `FHA loan limits` */
  readonly label: string;
  /** The value in words. */
  readonly text: string;
  /** First day in effect, or null if the value is long-standing. */
  readonly from: string | null;
  /** Last day in effect, or null if the value applies until further notice. */
  readonly until: string | null;
  readonly status: Figure["status"];
  readonly source: Source;
  readonly note?: string;
  /** What could not be confirmed with the authority. */
  readonly unconfirmed?: string;
}

/** The figures that the answer with this model relies on. */
export function sourcesOf({ figures = [] }: AnyCalculator, model: unknown): readonly DatedSource[] {
  const all = typeof figures === "function" ? figures(model) : figures;
  return all.map(({ label, text, from, until, status, source, note, unconfirmed }) => ({
    label,
    text,
    from,
    until,
    status,
    source,
    ...(note !== undefined && { note }),
    ...(unconfirmed !== undefined && { unconfirmed }),
  }));
}
