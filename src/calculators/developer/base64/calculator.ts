import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { conversionOf } from "./conversion";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

/** Time limit in milliseconds; the longest text takes about a tenth of it. */
const LONGEST = 10_000;

export default defineCalculator({
  inputs,
  outputs,
  link: "fragment",
  isolated: {
    limit: () => LONGEST,
    stopped: () => ({ field: "input", message: "This text takes too long to convert. Try a part of it." }),
  },
  derive: conversionOf,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
