import type { Format } from "../../../core/format";
import { CONCRETE } from "../../../data/concrete";
import { finiteOrNull } from "../../../math/numbers/finite";
import { wholeUp } from "../../../math/numbers/slack";
import type { BagSize, Inputs } from "./inputs";
import { checkLimits } from "./limits";
import { type SiteMix, siteMix } from "./mix";
import { type Piece, pieceOf, sizeOf } from "./piece";
import { type Rebar, rebarOf } from "./rebar";
import { POUND, TO_METERS } from "./units";

/** A bag of dry mix. */
export interface Bag {
  readonly size: BagSize;
  readonly weightKg: number;
  /** Unit in which the label states the yield. */
  readonly yieldUnit: "ft³" | "m³";
  /** Volume of concrete that one bag makes, in m³. */
  readonly yieldM3: number;
}

/** A bag by its code, with the manufacturer's yield. */
export function bagOf(size: BagSize): Bag {
  const [unit, digits] = size.split("-") as ["lb" | "kg", string];
  const weight = Number(digits);
  const { cubicFeet, perPounds } = CONCRETE.poundBags.value;
  return unit === "lb"
    ? {
        size,
        weightKg: weight * POUND,
        yieldUnit: "ft³",
        yieldM3: TO_METERS["ft³"]((weight * cubicFeet) / perPounds),
      }
    : {
        size,
        weightKg: weight,
        yieldUnit: "m³",
        yieldM3: weight / CONCRETE.kilogramBags.value.kilogramsPerCubicMeter,
      };
}

/** The concrete to be poured, and what to order for it. */
export class Pour {
  readonly piece: Piece;
  /** Volume of other pours, in m³. */
  readonly extra: number;
  /** The part of it that was saved in pours with names, in m³. */
  readonly saved: number;
  /** Volume of all pieces and other pours in m³, without waste. */
  readonly net: number;
  /** Volume with waste, in m³. */
  readonly volume: number;
  readonly bag: Bag;
  readonly bags: number;
  readonly weightKg: number;
  /** Ready-mix to order, in yd³ or m³. */
  readonly order: number;
  readonly truckloads: number;
  readonly bagCost: number | null;
  readonly readyMixCost: number | null;
  readonly mix: SiteMix | null;
  readonly rebar: Rebar | null;

  /** @throws InputError if an input is unreasonably large or small, or if inputs contradict each other */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    checkLimits(inputs, format);
    const { bagSize, bagYield, pricePerBag, pricePerVolume } = inputs;
    this.piece = pieceOf(inputs);
    this.saved = inputs.pours.reduce((sum, { volume }) => sum + volume, 0);
    this.extra = sizeOf(inputs, "extraVolume").meters + this.saved;
    this.net = this.piece.volume * inputs.quantity + this.extra;
    this.volume = this.net * (1 + inputs.wastePercent / 100);
    const usual = bagOf(bagSize);
    const yieldM3 = bagYield === null ? usual.yieldM3 : TO_METERS[usual.yieldUnit](bagYield);
    this.bag = { ...usual, yieldM3 };
    this.bags = this.bagsOf(this.bag);
    this.weightKg = this.volume * inputs.density;
    const steps = wholeUp(this.inOrderUnits / inputs.orderStep);
    this.order = tidy(steps * inputs.orderStep);
    this.truckloads = wholeUp(this.order / inputs.truckCapacity);
    this.bagCost = pricePerBag === null ? null : this.bags * pricePerBag;
    this.readyMixCost = pricePerVolume === null ? null : this.order * pricePerVolume + inputs.deliveryFee;
    this.mix = siteMix(inputs, this.volume);
    this.rebar = rebarOf(inputs);
  }

  /** Unit of ready-mix orders. */
  get unit(): "yd³" | "m³" {
    return this.inputs.unitSystem === "us" ? "yd³" : "m³";
  }

  /** The volume with waste, in the unit of orders. */
  get inOrderUnits(): number {
    return this.volume / TO_METERS[this.unit](1);
  }

  bagsOf({ yieldM3 }: Bag): number {
    return wholeUp(this.volume / yieldM3);
  }

  /** The cheaper option; null unless both prices are known. */
  get cheaper(): "bags" | "ready-mix" | "same" | null {
    const { bagCost, readyMixCost } = this;
    if (bagCost === null || readyMixCost === null) return null;
    if (Math.abs(bagCost - readyMixCost) < HALF_CENT) return "same";
    return bagCost < readyMixCost ? "bags" : "ready-mix";
  }

  /** Cost of bags per yd³ or m³, not counting leftover mix; null without a price. */
  get bagCostPerVolume(): number | null {
    const { pricePerBag } = this.inputs;
    return pricePerBag === null ? null : TO_METERS[this.unit](pricePerBag) / this.bag.yieldM3;
  }

  /** Volume in yd³ or m³ above which ready-mix is cheaper; null if it never is or a price is missing. */
  get crossing(): number | null {
    const { pricePerVolume, deliveryFee } = this.inputs;
    const { bagCostPerVolume } = this;
    if (bagCostPerVolume === null || pricePerVolume === null) return null;
    const saved = bagCostPerVolume - pricePerVolume;
    const crossing = deliveryFee / saved;
    return saved > 0 ? finiteOrNull(crossing) : null;
  }
}

/** Costs that differ by less than this are considered equal. */
const HALF_CENT = 0.005;

/** Removes rounding noise from multiplying binary fractions, so that 11 × 0.1 is 1.1. */
function tidy(x: number): number {
  return Number(x.toPrecision(14));
}
