import type { Problem } from "../../../core/calculator";
import { type Json, type Parsed, parseInputs } from "../../../core/parse";
import base64 from "./calculator";
import { asDataUri, mediaTypeProblems } from "./encode";
import type { Inputs } from "./inputs";
import type { Job } from "./transcode";

/** The fields that apply to files. The text input does not, so it may be invalid while a file is converted. */
const KEYS = ["mode", "alphabet", "padding", "lineLength", "lineEnding", "dataUri", "mediaType", "strict"] as const;

/**
 * Validates the settings for files as the form does. Returns the error messages as one string if they are invalid.
 *
 * @param readOf returns what a field's text was read as
 */
export function readJob(readOf: (key: (typeof KEYS)[number]) => unknown): Job | string {
  const json: Record<string, Json> = {};
  for (const key of KEYS) json[key] = readOf(key) as Json;
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
