import { InputError } from "../../../core/calculator";
import { readGirth } from "../../../math/health/body-measures";
import { CM_PER_INCH } from "../../../math/health/unit-system";
import { exceeds } from "../../../math/numbers/slack";
import { BUST_CM, type Inputs, RULES, type Rule, UNDERBUST_CM } from "./inputs";
import { bandAt, bandRange, exists, LAST_CUP, LAST_STEP, labelOf, readSize, type Size } from "./labels";
import { type Girths, SIZE_BY } from "./rules";

export interface Measured {
  readonly girths: Girths;
  readonly byRule: Readonly<Record<Rule, Size | null>>;
  /** Whether the difference is below the smallest cup of the chosen rule. */
  readonly isBelow: boolean;
}

/** A size, and what it was derived from. */
export interface Fitting {
  readonly inputs: Inputs;
  readonly size: Size;
  /** The measurements, and the size by each rule (null if not made); null unless measured. */
  readonly measured: Measured | null;
  /** The size entered, to be converted or corrected; null if measured. */
  readonly told: Size | null;
}

/** @throws InputError if the measurements or the entered size are out of range */
export function fitBra(inputs: Inputs): Fitting {
  if (inputs.mode === "measure") return fromMeasures(inputs);
  const told = readSize(inputs.fromSystem, inputs.fromBand, inputs.fromCup);
  const size = inputs.mode === "fix" ? corrected(told, inputs) : told;
  return { inputs, size, measured: null, told };
}

function fromMeasures(inputs: Inputs): Fitting {
  const { sizingRule, system } = inputs;
  const girths = readGirths(inputs);
  const units = inputs.unitSystem === "metric" ? "Cm" : "In";
  const { step, cup } = SIZE_BY[sizingRule](girths);
  if (step < 0 || step > LAST_STEP)
    throw new InputError(
      `underbust${units}`,
      `By this rule the band would be ${bandAt(step, system)}. Bands go from ${bandRange(system)}.`,
    );
  if (cup > LAST_CUP)
    throw new InputError(
      `bust${units}`,
      `By this rule the cup would be larger than the largest, ${labelOf({ step, cup: LAST_CUP }, system).cup}.`,
    );
  const rules = Object.keys(RULES) as Rule[];
  return {
    inputs,
    size: { step, cup: Math.max(0, cup) },
    measured: {
      girths,
      byRule: Object.fromEntries(rules.map((rule) => [rule, made(SIZE_BY[rule](girths))])) as Record<Rule, Size | null>,
      isBelow: cup < 0,
    },
    told: null,
  };
}

/** The nearest size that is made: the smallest cup for anything below it; null beyond the largest cup or the bands. */
function made({ step, cup }: Size): Size | null {
  const size = { step, cup: Math.max(0, cup) };
  return exists(size) ? size : null;
}

function readGirths(inputs: Inputs): Girths {
  const underbust = readGirth(inputs, "underbust", "Under the bust", UNDERBUST_CM);
  const bust = readGirth(inputs, "bust", "Fullest part", BUST_CM);
  const problems = [underbust, bust].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  if (!exceeds(bust.value, underbust.value))
    throw new InputError(
      inputs.unitSystem === "metric" ? "bustCm" : "bustIn",
      "The bust must measure more than the ribs under it.",
    );
  return {
    underbust: inBoth(underbust.value),
    bust: inBoth(bust.value),
    difference: sixDecimals(bust.value - underbust.value),
  };
}

function inBoth(cm: number) {
  return { cm: sixDecimals(cm), inches: sixDecimals(cm / CM_PER_INCH) };
}

function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Corrections in band and cup steps. A looser band needs a smaller cup letter for the same cup volume. */
export const BAND_STEPS = { loose: -1, good: 0, tight: 1 };
export const CUP_STEPS = { "gaping-a-lot": -2, gaping: -1, good: 0, spilling: 1, "spilling-a-lot": 2 };

/**
 * The size to try instead.
 * @throws InputError if that size is not made
 */
function corrected(told: Size, { bandFeel, cupFeel, fromSystem }: Inputs): Size {
  const bands = BAND_STEPS[bandFeel];
  const size = { step: told.step + bands, cup: told.cup - bands + CUP_STEPS[cupFeel] };
  const { band } = labelOf(told, fromSystem);
  if (size.step < 0) throw new InputError("bandFeel", `There is no band below ${band}.`);
  if (size.step > LAST_STEP) throw new InputError("bandFeel", `There is no band above ${band}.`);
  if (!exists(size)) {
    const [side, end] = size.cup < 0 ? ["below", 0] : ["above", LAST_CUP];
    const { cup } = labelOf({ step: 0, cup: end as number }, fromSystem);
    throw new InputError(cupFeel === "good" ? "bandFeel" : "cupFeel", `There is no cup ${side} ${cup}.`);
  }
  return size;
}

/** The same cup volume on tighter and looser bands, up to two steps either way. */
export function sisterSizes({ step, cup }: Size) {
  return [-2, -1, 0, 1, 2]
    .map((change) => ({ change, size: { step: step + change, cup: cup - change } }))
    .filter(({ size }) => exists(size));
}
