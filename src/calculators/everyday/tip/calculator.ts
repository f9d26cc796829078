import { defineCalculator } from "../../../core/calculator";
import { TIP_CUSTOMS } from "../../../data/tip-customs";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { TippedBill } from "./tipped-bill";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(TIP_CUSTOMS),
  derive: (inputs: Inputs, { format }) => new TippedBill(inputs, format),
  headline,
  notices,
  working,
});
