/** For tests only: generates inputs, half of them with sample patterns and texts. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";
import { SAMPLES } from "./samples";

const { pattern: _pattern, flags: _flags, text: _text, ...others } = inputs;

export const validInputs = fc
  .tuple(likelyInputs(others), fc.constantFrom(...SAMPLES), fc.string({ maxLength: 30 }), fc.boolean())
  .map(([given, { pattern, flags, yes, no }, more, isSample]) => ({
    ...given,
    ...(isSample && { pattern, flags, text: [...yes, ...no, more].join("\n") }),
  }));
