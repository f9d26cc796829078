import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { Ledger } from "./ledger";
import { figuresOf, TAX } from "./outcome";
import { outputs } from "./outputs";
import type { StockAnswer } from "./stock-answer";
import { Trade } from "./trade";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: figuresOf,
  prepare: (inputs: Inputs) => {
    if (inputs.taxMode === "none") return null;
    return TAX.ready ? TAX.value.missingFigures(inputs) : { needed: true, load: () => TAX.load() };
  },
  derive: (inputs: Inputs, { format }): StockAnswer =>
    inputs.mode === "simple" ? new Trade(inputs) : new Ledger(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
