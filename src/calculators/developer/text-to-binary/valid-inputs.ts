/** For tests only: generates inputs; those to decode are valid codes where possible. */
import fc from "fast-check";
import { answer } from "../../../core/answer";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import calculator from "./calculator";
import { inputs } from "./inputs";

const { input: _input, ...others } = inputs;

export const validInputs = fc
  .tuple(likelyInputs(others), fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("Hello, 世界 👋", "SOS 73")))
  .map(([given, input]) => {
    if (given.mode !== "decode") return { ...given, input };
    const encoded = answer(calculator, { inputs: { ...given, mode: "encode", input } });
    return { ...given, input: "errors" in encoded ? input : String(encoded.outputs.output) };
  });
