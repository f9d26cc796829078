import { defineCalculator } from "../../../core/calculator";
import { BAG_SIZES, type BagSize, inputs } from "./inputs";
import { checkLimits } from "./limits";
import { siteMix } from "./mix";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { bagOf, Pour } from "./pour";
import { rebarOf } from "./rebar";
import { CUBIC_FOOT, CUBIC_YARD, POUND } from "./units";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "concrete-calculator",
  inputs,
  outputs,
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

  compute(inputs, { format }) {
    checkLimits(inputs, format);
    const pour = new Pour(inputs);
    const mix = siteMix(inputs, pour.volume);
    const rebar = rebarOf(inputs);
    return {
      netVolumeYd3: pour.net / CUBIC_YARD,
      netVolumeM3: pour.net,
      volumeYd3: pour.volume / CUBIC_YARD,
      volumeFt3: pour.volume / CUBIC_FOOT,
      volumeM3: pour.volume,
      bags: pour.bags,
      bagsTotalWeightKg: pour.bags * pour.bag.weightKg,
      bagTable: () => (Object.keys(BAG_SIZES) as BagSize[]).map((size) => bagRow(pour, size)),
      weightKg: pour.weightKg,
      weightLb: pour.weightKg / POUND,
      orderVolume: pour.order,
      truckloads: pour.truckloads,
      bagCost: pour.bagCost,
      readyMixCost: pour.readyMixCost,
      mixCost: mix?.cost ?? null,
      cheaper: pour.cheaper,
      crossingVolume: pour.crossing,
      dryVolumeM3: mix?.dry ?? null,
      cementM3: mix?.cement ?? null,
      cementKg: mix?.cementKg ?? null,
      cementBags: mix?.bags ?? null,
      cementBagsWhole: mix?.wholeBags ?? null,
      sandM3: mix?.sand ?? null,
      sandFt3: mix ? mix.sand / CUBIC_FOOT : null,
      aggregateM3: mix?.aggregate ?? null,
      aggregateFt3: mix ? mix.aggregate / CUBIC_FOOT : null,
      waterLiters: mix?.waterLiters ?? null,
      rebarBars: rebar?.bars ?? null,
      rebarLengthM: rebar?.length ?? null,
      rebarWeightKg: rebar?.weightKg ?? null,
      notices: () => notices(inputs),
    };
  },

  headline,
  working,
});

/** A line for any bag; the chosen one has the yield and the price that were entered. */
function bagRow(pour: Pour, size: BagSize) {
  const chosen = size === pour.bag.size;
  const bag = chosen ? pour.bag : bagOf(size);
  const bags = pour.bagsOf(bag);
  return {
    bagSize: size,
    yieldFt3: bag.yieldM3 / CUBIC_FOOT,
    yieldM3: bag.yieldM3,
    bags,
    weightKg: bags * bag.weightKg,
    cost: chosen ? pour.bagCost : null,
  };
}
