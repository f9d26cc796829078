/// <reference types="vite/types/importMeta.d.ts" />
/** Where the figures of each year and state are: a list that only those need whose answer is not the opening one. */
import {
  type FederalFigures,
  type FederalParameters,
  federalFigures,
  type StateFile,
  type StateLaw,
  stateLaw,
} from "./us";

/** The files by path, without those of a page's opening answer, which come with the page. */
const files = import.meta.glob<FederalParameters | StateFile>(
  ["./us/*/*.json", "!./us/2026/federal.json", "!./us/2026/NC.json", "!./us/2026/withholding.json"],
  { import: "default" },
);

function fetchFile(path: string): Promise<FederalParameters | StateFile> {
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}

/** Fetches the federal figures of a year. */
export async function fetchFederal(year: string): Promise<FederalFigures> {
  return federalFigures((await fetchFile(`./us/${year}/federal.json`)) as FederalParameters, year);
}

/** Fetches what a state takes in a year. */
export async function fetchState(year: string, code: string): Promise<StateLaw> {
  return stateLaw((await fetchFile(`./us/${year}/${code}.json`)) as StateFile, year);
}
