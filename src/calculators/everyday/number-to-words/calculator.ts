import { defineCalculator } from "../../../core/calculator";
import { kinds } from "./kinds";
import { outputs } from "./outputs";

export default defineCalculator({
  ...kinds,
  outputs,
  folds: {
    "“And”, minus and decimals": ["useAnd", "negativeWord", "decimalStyle"],
    "Cents and “only”": ["chequeStyle", "addOnly"],
  },
});
