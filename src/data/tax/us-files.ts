/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Loads the figures of any year and state. Separate from us.ts, because a page's opening answer does not need this
 * list.
 */
import { LOCALITY_STATES } from "./local/names";
import {
  type FederalFigures,
  type FederalParameters,
  federalFigures,
  type StateFile,
  type StateLaw,
  stateLaw,
} from "./us";

/** Loaders by path, except for the files of a page's opening answer, which come with the page. */
const files = import.meta.glob<FederalParameters | StateFile>(
  ["./us/*/*.json", "!./us/2026/federal.json", "!./us/2026/NC.json", "!./us/2026/withholding.json"],
  { import: "default" },
);

function fetchFile(path: string): Promise<FederalParameters | StateFile> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}

/** Loads the federal figures of a year. */
export async function fetchFederal(year: string): Promise<FederalFigures> {
  return federalFigures((await fetchFile(`./us/${year}/federal.json`)) as FederalParameters, year);
}

/** Loads a state's taxes for a year, with those of its cities and counties. */
export async function fetchState(year: string, code: string): Promise<StateLaw> {
  const listed = LOCALITY_STATES[code];
  const [file, local] = await Promise.all([
    fetchFile(`./us/${year}/${code}.json`),
    listed ? import("./local/localities") : null,
  ]);
  return stateLaw(file as StateFile, year, listed && local?.LOCALITIES[listed]);
}
