import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: {
    "Air, for Mach": ["machModel", "altitude", "altitudeUnit", "altitudeType", "airTemperature"],
    "Significant figures": ["significantFigures"],
  },
  solve: {
    for: ["value", "altitude", "airTemperature", "distance"],
    from: ["result", "machNumber", "pacePerKmSeconds", "pacePerMileSeconds"],
  },
});
