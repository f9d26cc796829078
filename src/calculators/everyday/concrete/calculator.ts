import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Pour } from "./pour";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Quantity, waste and other pours": ["quantity", "extraVolume", "wastePercent"],
    "Bags, ready-mix and prices": [
      "bagSize",
      "bagYield",
      "density",
      "orderStep",
      "truckCapacity",
      "pricePerBag",
      "pricePerVolume",
      "deliveryFee",
    ],
    "Mixing on site": [
      "mixGrade",
      "ratioSand",
      "ratioAggregate",
      "dryFactor",
      "cementDensity",
      "cementBagKg",
      "waterCementRatio",
      "cementPrice",
      "sandPrice",
      "aggregatePrice",
    ],
    Rebar: ["rebar", "rebarSpacing", "rebarCover", "rebarSize", "rebarLapPercent"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "thickness",
      "length",
      "width",
      "height",
      "diameter",
      "footingWidth",
      "stairWidth",
      "quantity",
      "wastePercent",
    ],
    from: ["bags", "volumeYd3", "volumeM3", "netVolumeYd3", "netVolumeM3", "orderVolume", "readyMixCost"],
  },
  derive: (inputs: Inputs, { format }) => new Pour(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
