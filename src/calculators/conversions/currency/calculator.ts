import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Conversion } from "./conversion";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  derive: (values: Inputs, { format }) => new Conversion(values, format),
  outputs,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
