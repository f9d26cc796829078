import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { FAST_HASH } from "./crack-times";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** “128 bits: 10 billion guesses a second would need 5 × 10^20 years on average.” The password stands beside it. */
export function headlineOf({ mode }: Inputs, outputs: Outputs, format: Format): Headline {
  const { entropyBits, crackTimes, passwordsText, score } = outputs;
  const time = crackTimes[FAST_HASH]?.display ?? "";
  const bits = `${format.number(entropyBits, entropyBits < 10 ? 1 : 0)} bits`;
  if (mode === "check")
    return {
      label: `Score ${score} of 4`,
      before: `Score ${score} of 4, about ${bits}: 10 billion guesses a second need`,
      figure: time,
    };
  return {
    label: bits,
    before: `${bits}: 10 billion guesses a second would need`,
    figure: time,
    after: "on average",
    ...(passwordsText !== null && { copy: passwordsText }),
  };
}
