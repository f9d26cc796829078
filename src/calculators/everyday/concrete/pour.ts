import { CONCRETE } from "../../../data/concrete";
import type { BagSize, Inputs } from "./inputs";
import { Sizes, shapeVolume } from "./shapes";
import { CUBIC_FOOT, CUBIC_YARD, POUND, wholeUp } from "./units";

/** A bag of dry mix. */
export interface Bag {
  readonly size: BagSize;
  readonly weightKg: number;
  /** Concrete it makes, in m³. */
  readonly yieldM3: number;
}

/** A bag by its code, with the yield that its maker states. */
export function bagOf(size: BagSize): Bag {
  const [unit, digits] = size.split("-") as ["lb" | "kg", string];
  const weight = Number(digits);
  const { cubicFeet, perPounds } = CONCRETE.poundBags.value;
  return unit === "lb"
    ? { size, weightKg: weight * POUND, yieldM3: ((weight * cubicFeet) / perPounds) * CUBIC_FOOT }
    : { size, weightKg: weight, yieldM3: weight / CONCRETE.kilogramBags.value.kilogramsPerCubicMeter };
}

/** Concrete to be poured, and what to order for it. */
export class Pour {
  /** Of one piece, in m³. */
  readonly piece: number;
  /** All pieces and other pours, without waste. */
  readonly net: number;
  /** With waste. */
  readonly volume: number;
  readonly bag: Bag;
  readonly bags: number;
  readonly weightKg: number;
  /** Ready-mix, in yd³ or m³. */
  readonly order: number;
  readonly truckloads: number;
  readonly bagCost: number | null;
  readonly readyMixCost: number | null;

  readonly #inputs: Inputs;

  constructor(inputs: Inputs) {
    this.#inputs = inputs;
    const { quantity, extraVolume, wastePercent, bagSize, bagYield, pricePerBag, pricePerVolume } = inputs;
    this.piece = shapeVolume(inputs);
    this.net = this.piece * quantity + new Sizes(inputs).volumeOf(extraVolume);
    this.volume = this.net * (1 + wastePercent / 100);
    const usual = bagOf(bagSize);
    this.bag =
      bagYield === null
        ? usual
        : { ...usual, yieldM3: bagSize.startsWith("lb") ? bagYield * CUBIC_FOOT : bagYield };
    this.bags = this.bagsOf(this.bag);
    this.weightKg = this.volume * inputs.density;
    const steps = wholeUp(this.inOrderUnits / inputs.orderStep);
    this.order = tidy(steps * inputs.orderStep);
    this.truckloads = wholeUp(this.order / inputs.truckCapacity);
    this.bagCost = pricePerBag === null ? null : this.bags * pricePerBag;
    this.readyMixCost = pricePerVolume === null ? null : this.order * pricePerVolume + inputs.deliveryFee;
  }

  /** The volume with waste in the unit of orders: yd³ or m³. */
  get inOrderUnits(): number {
    return this.#inputs.unitSystem === "us" ? this.volume / CUBIC_YARD : this.volume;
  }

  bagsOf({ yieldM3 }: Bag): number {
    return wholeUp(this.volume / yieldM3);
  }

  /** Which is cheaper; null without both prices. */
  get cheaper(): "bags" | "ready-mix" | "same" | null {
    const { bagCost, readyMixCost } = this;
    if (bagCost === null || readyMixCost === null) return null;
    if (Math.abs(bagCost - readyMixCost) < HALF_CENT) return "same";
    return bagCost < readyMixCost ? "bags" : "ready-mix";
  }

  /** Cost of bags for each yd³ or m³, when none is left over; null without a price. */
  get bagCostPerVolume(): number | null {
    const { pricePerBag, unitSystem } = this.#inputs;
    if (pricePerBag === null) return null;
    return (pricePerBag * (unitSystem === "us" ? CUBIC_YARD : 1)) / this.bag.yieldM3;
  }

  /** From this volume on, in yd³ or m³, ready-mix is cheaper; null where it never is or a price is missing. */
  get crossing(): number | null {
    const { pricePerVolume, deliveryFee } = this.#inputs;
    const { bagCostPerVolume } = this;
    if (bagCostPerVolume === null || pricePerVolume === null) return null;
    const saved = bagCostPerVolume - pricePerVolume;
    const crossing = deliveryFee / saved;
    return saved > 0 && Number.isFinite(crossing) ? crossing : null;
  }
}

/** Amounts that differ by less are the same. */
const HALF_CENT = 0.005;

/** Takes off what multiplying binary fractions leaves behind: 11 × 0.1 is 1.1. */
function tidy(x: number): number {
  return Number(x.toPrecision(14));
}
