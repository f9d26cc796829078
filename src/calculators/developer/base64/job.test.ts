import { expect, it } from "vitest";
import type { Json } from "../../../core/parse";
import { inputs as fields, type Inputs } from "./inputs";
import { readJob } from "./job";

/** The job for a form in which these values were read, and the default in every other field. */
const jobOf = (read: Partial<Record<keyof Inputs, Json>>) => readJob((key) => read[key] ?? fields[key].default);

const MEDIA_TYPE_SENTENCE =
  "A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.";

it("reads the form's defaults", () => {
  expect(jobOf({})).toEqual({
    mode: "encode",
    alphabet: "base64",
    padding: true,
    lineLength: 0,
    lineEnding: "crlf",
    strict: false,
    dataUriType: null,
  });
});

it.each([
  [{ lineLength: 76 }, { lineLength: 76 }],
  [{ padding: true }, { padding: true }],
  [{ padding: false }, { padding: false }],
  [{ dataUri: true, mediaType: "image/png" }, { dataUriType: "image/png" }],
  [{ dataUri: true, mediaType: "" }, { dataUriType: "" }],
  // Fields that are not used are not validated.
  [{ dataUri: true, alphabet: "base32", mediaType: "a b" }, { dataUriType: null }],
  [
    { mode: "decode", lineLength: "x", strict: true },
    { mode: "decode", strict: true },
  ],
])("reads %j as the form does", (texts, job) => {
  expect(jobOf(texts)).toMatchObject(job);
});

it.each([
  [{ lineLength: 999 }, "Line length must be between 0 and 998."],
  [{ dataUri: true, mediaType: "text/plain, x" }, MEDIA_TYPE_SENTENCE],
  [{ dataUri: true, mediaType: "漢" }, MEDIA_TYPE_SENTENCE],
])("returns the form's error message for %j", (texts, sentence) => {
  expect(jobOf(texts)).toBe(sentence);
});
