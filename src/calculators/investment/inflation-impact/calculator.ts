import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CONSUMER_PRICES } from "../../../data/prices/consumer-prices";
import { Inflation } from "./inflation";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(CONSUMER_PRICES),
  derive: (inputs: Inputs) => new Inflation(inputs),
  headline,
  working: workingFrom(() => import("./working")),
});
