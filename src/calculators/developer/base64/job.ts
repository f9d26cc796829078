import type { Problem } from "../../../core/calculator";
import { numberReader } from "../../../core/number-reader";
import { type Json, type Parsed, parseInputs } from "../../../core/parse";
import { readField } from "../../../core/read";
import base64 from "./calculator";
import { asDataUri, mediaTypeProblems } from "./encode";
import { inputs as fields, type Inputs } from "./inputs";
import type { Job } from "./transcode";

/** The fields that say what is done with a file. The text beside it is none of them: it may be wrong meanwhile. */
const KEYS = [
  "mode",
  "alphabet",
  "padding",
  "lineLength",
  "lineEnding",
  "dataUri",
  "mediaType",
  "strict",
] as const;

/**
 * What the form says about files, read and checked as the form itself is; sentences where it says something wrong.
 *
 * @param textOf what stands in a field
 */
export function readJob(textOf: (key: (typeof KEYS)[number]) => string): Job | string {
  const json: Record<string, Json> = {};
  for (const key of KEYS) json[key] = readField(fields[key], textOf(key), { reader: numberReader }).value;
  const parsed: Parsed<Inputs> = parseInputs(base64, json);
  if (parsed.problems) return sentences(parsed.problems);
  const { mode, alphabet, padding, lineLength, lineEnding, strict, mediaType } = parsed.inputs;
  const dataUriType = asDataUri(parsed.inputs) ? mediaType : null;
  const wrong = dataUriType === null ? [] : mediaTypeProblems(dataUriType);
  if (wrong.length > 0) return sentences(wrong);
  return { mode, alphabet, padding, lineLength, lineEnding, strict, dataUriType };
}

function sentences(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join(" ");
}
