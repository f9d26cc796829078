/** For tests only: generates inputs; those to decode are valid encoded texts. */
import fc from "fast-check";
import { answer } from "../../../core/answer";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import calculator from "./calculator";
import { inputs } from "./inputs";

const { input: _input, ...others } = inputs;

export const validInputs = fc
  .tuple(likelyInputs(others), fc.oneof(fc.string({ minLength: 1 }), fc.constant("Hello, 世界 👋")))
  .map(([given, input]) => {
    if (given.mode !== "decode") return { ...given, charset: "utf-8", inputType: "text", input };
    const encoded = answer(calculator, {
      inputs: { ...given, mode: "encode", inputType: "text", charset: "utf-8", input },
    });
    return {
      ...given,
      charset: "utf-8",
      input: "errors" in encoded ? input : String(encoded.outputs.output),
    };
  });
