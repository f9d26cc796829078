/**
 * Figures that a law, an authority or a market sets for a time. They stand in JSON files, one folder a year, so that a
 * new year is a new file; a reader beside each file gives them their types.
 */
export interface DatedFigure<Value = unknown> {
  /** The year whose figures these are. */
  readonly year: number;
  readonly label: string;
  readonly value: Value;
  /** What the value's numbers count: `percent of the home's value`, `US dollars`. */
  readonly unit: string;
  /** The figure in words, for a page to print. */
  readonly text: string;
  /** First day in force, ISO 8601; null where it is long-standing and the day is not known. */
  readonly effective: string | null;
  /** Last day in force, where it is known. */
  readonly ends?: string;
  readonly source: { readonly title: string; readonly url?: string };
  /** What no authority was seen for: a clause that says so. */
  readonly unconfirmed?: string;
  /** The earlier period whose figure stands in until the new one is published. */
  readonly carriedFrom?: string;
}

type Undated = Readonly<Record<string, Omit<DatedFigure, "year">>>;

/** The figures of a file, each with the file's year. */
export function readFigures<File extends { readonly year: number; readonly figures: Undated }>(
  file: File,
): { [K in keyof File["figures"]]: File["figures"][K] & { readonly year: number } } {
  const dated = Object.entries(file.figures).map(([key, figure]) => [key, { ...figure, year: file.year }]);
  return Object.fromEntries(dated);
}
