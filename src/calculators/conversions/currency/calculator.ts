import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Conversion } from "./conversion";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  derive: (values: Inputs, { format }) => new Conversion(values, format),
  outputs,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
