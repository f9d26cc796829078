/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Every dated figure of this folder with all its periods, for the pages and the feed that list them. It reads all files
 * at once, so it runs in the build and in tests, and no page loads it.
 */
import { AS_OF } from "./as-of";
import { type Figure, figureAt, type Parameter, type Source } from "./parameter";

export type PeriodStatus = Figure["status"] | "ended";

/** A value of a figure in one period. */
export interface DatedPeriod {
  readonly text: string;
  readonly from: string | null;
  readonly until: string | null;
  /** On `AS_OF`. `ended`: a later value has replaced this one. `before-first`: it is announced. */
  readonly status: PeriodStatus;
  readonly source: Source;
  readonly note?: string;
  readonly unconfirmed?: string;
}

export interface DatedFigure {
  /** Its file without the year that a folder or a file is named after: `home-loans/fha`, `tax/us/CA`. */
  readonly file: string;
  /** Its place in the file: `incomeTax.rates`. With the file, it names the figure for good. */
  readonly key: string;
  readonly label: string;
  /** The state of a file that is about one. */
  readonly place?: string;
  /** At least one, in ascending order of `from`. */
  readonly periods: readonly DatedPeriod[];
}

type Row = Parameter["values"][number];

/** A parameter as found in a file. */
export interface Found {
  readonly file: string;
  readonly key: string;
  readonly parameter: Parameter;
}

const files = import.meta.glob<object>(["./**/*.json", "!./{units,time-zones,chemistry}/**"], {
  eager: true,
  import: "default",
});

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./**/*.test.ts", "!./dated.ts"], {
  eager: true,
});

/** Every parameter in a file, with the name of the file. */
export function parametersInFiles(): Found[] {
  return Object.entries(files).flatMap(([path, content]) => {
    const file = path.slice("./".length, -".json".length);
    return parametersIn(content).map(([key, parameter]) => ({ file, key, parameter }));
  });
}

/** The parameters in the content of a file, at any depth, by the path of their keys; those of a list, by their label. */
function parametersIn(content: unknown, path = ""): [key: string, Parameter][] {
  if (typeof content !== "object" || content === null) return [];
  if (isParameter(content)) return [[path, content]];
  const items: [string, unknown][] = Array.isArray(content)
    ? content.map((item) => [String(item?.label), item])
    : Object.entries(content);
  return items.flatMap(([key, item]) => parametersIn(item, path ? `${path}.${key}` : key));
}

function isParameter(content: object): content is Parameter {
  return "label" in content && "values" in content && Array.isArray(content.values);
}

/** Every figure that a module exports, directly or in a record, with the name of the module. */
export function figuresInModules(): { readonly file: string; readonly key: string; readonly figure: Figure }[] {
  return Object.entries(modules).flatMap(([path, exports]) => {
    const file = path.slice("./".length, -".ts".length);
    return Object.entries(exports)
      .flatMap(([name, value]): [string, unknown][] => [
        [name, value],
        ...(isRecord(value)
          ? Object.entries(value).map(([key, one]): [string, unknown] => [`${name}.${key}`, one])
          : []),
      ])
      .flatMap(([key, figure]) => (isFigure(figure) ? [{ file, key, figure }] : []));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isFigure(value);
}

function isFigure(value: unknown): value is Figure {
  return typeof value === "object" && value !== null && "status" in value;
}

/** The place that a file is about, and the last day of the year that it is for, if it is for one. */
function fileParts(file: string): { readonly place: string; readonly yearEnd?: string } {
  const us = /^tax\/us\/(\d{4})\/(.+)$/.exec(file);
  if (us) return { place: `tax/us/${us[2]}`, yearEnd: `${us[1]}-12-31` };
  const india = /^tax\/in\/(\d{4})-\d\d$/.exec(file);
  if (india) return { place: "tax/in", yearEnd: `${Number(india[1]) + 1}-03-31` };
  return { place: file };
}

/** All dated figures: those in files, then those that are written in modules. */
export function datedFigures(): DatedFigure[] {
  const found = parametersInFiles();
  const labels = new Set(found.map(({ parameter }) => parameter.label));
  const inModules = figuresInModules()
    .filter(({ figure }) => !labels.has(figure.label) && !found.some(({ parameter }) => isFrom(figure, parameter)))
    .map(({ file, key, figure }) => {
      const { label, text, from, until, status, source, note, unconfirmed } = figure;
      const period = { text, from, until, status, source, ...(note && { note }), ...(unconfirmed && { unconfirmed }) };
      return { file, key, label, periods: [period] };
    });
  return [...joinYears(found), ...inModules];
}

/** Whether a figure that a module exports is a value of a parameter in a file, which may name it for a period. */
function isFrom({ source, text }: Figure, { values }: Parameter): boolean {
  return values.some((row) => row.source === source || (row.text === text && row.source.title === source.title));
}

/**
 * Income taxes have a file for each year, which holds a value that has not changed once more. A value that the next
 * year's file replaces, or no longer has, ends with its year.
 */
export function joinYears(found: readonly Found[]): DatedFigure[] {
  const lastYears = new Map<string, string>();
  for (const { file } of found) {
    const { place, yearEnd = "" } = fileParts(file);
    if (yearEnd > (lastYears.get(place) ?? "")) lastYears.set(place, yearEnd);
  }
  const isLatest = (file: string) => {
    const { place, yearEnd = "" } = fileParts(file);
    return yearEnd === (lastYears.get(place) ?? "");
  };
  const byName = new Map<string, Found[]>();
  for (const one of found) {
    const name = `${fileParts(one.file).place} ${one.key}`;
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return [...byName.values()].map((years) => {
    const ordered = years.toSorted((a, b) => (a.file < b.file ? -1 : 1));
    const values = ordered.flatMap(({ file, parameter }, i) => {
      const { yearEnd } = fileParts(file);
      const later = ordered[i + 1]?.parameter.values ?? [];
      const own = parameter.values.filter(({ from }) => !later.some((row) => row.from === from));
      return isLatest(file) ? own : own.map((row): Row => ({ until: yearEnd, ...row }));
    });
    const { file, key, parameter } = ordered.at(-1) as Found;
    const name = (files[`./${file}.json`] as { name?: string } | undefined)?.name;
    return {
      file: fileParts(file).place,
      key,
      label: parameter.label,
      ...(name && { place: name }),
      periods: periodsOf({ ...parameter, values: values.toSorted(byStart) }, !isLatest(file)),
    };
  });
}

function byStart({ from: a }: Row, { from: b }: Row): number {
  return (a ?? "") < (b ?? "") ? -1 : 1;
}

/** @param isGone whether the figure is no longer in the latest file of its place */
function periodsOf(parameter: Parameter, isGone: boolean): DatedPeriod[] {
  const current = figureAt(parameter, AS_OF);
  return parameter.values.map((row) => {
    const { text, from, until = null, source, note, unconfirmed } = row;
    const isOver = from !== current.from || (isGone && current.status === "carried-over");
    const status = from !== null && from > AS_OF ? "before-first" : isOver ? "ended" : current.status;
    return { text, from, until, status, source, ...(note && { note }), ...(unconfirmed && { unconfirmed }) };
  });
}
