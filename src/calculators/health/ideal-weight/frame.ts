import { InputError } from "../../../core/calculator";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { CM_PER_INCH } from "../../../math/health/unit-system";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import type { Frame, Inputs } from "./inputs";

export const FRAME_METHODS = {
  chosen: "Chosen",
  wrist: "By wrist",
  elbow: "By elbow breadth",
};

/** Measurements that determine the frame. */
interface Measures {
  readonly cm: number;
  readonly wristCm: number | null;
  readonly elbowCm: number | null;
}

interface Found {
  readonly frame: Frame;
  readonly frameMethod: keyof typeof FRAME_METHODS;
}

/**
 * The frame, and how it was determined.
 * @throws InputError if it should be measured but neither wrist nor elbow was entered
 */
export function frameOf({ frame, sex, unitSystem }: Inputs, measures: Measures): Found {
  if (frame !== "auto") return { frame, frameMethod: "chosen" };
  const measured = measuredFrame(sex, measures);
  if (measured) return measured;
  throw new InputError(unitSystem === "metric" ? "wristCm" : "wristIn", "Enter wrist or elbow to find the frame.");
}

/** The frame by elbow or else by wrist; null if neither was entered. */
export function measuredFrame(sex: Inputs["sex"], measures: Measures): Found | null {
  const { cm, elbowCm } = measures;
  if (elbowCm !== null) return { frame: frameByElbow(sex, cm, elbowCm), frameMethod: "elbow" };
  const ratio = heightWristRatio(measures);
  return ratio === null ? null : { frame: frameByWrist(sex, ratio), frameMethod: "wrist" };
}

/** Height divided by wrist; null without a wrist. */
export function heightWristRatio({ cm, wristCm }: Measures): number | null {
  // Rounds off the floating-point error of unit conversions.
  return wristCm && Number((cm / wristCm).toFixed(9));
}

/** The thinner the wrist for the height, the smaller the frame. */
function frameByWrist(sex: Inputs["sex"], ratio: number): Frame {
  const { from, to } = IDEAL_WEIGHT.wrist.value[sex];
  if (ratio > to) return "small";
  return ratio < from ? "large" : "medium";
}

/** The row of the elbow table for a height, with the range of medium breadths in inches. */
export function elbowRow(sex: Inputs["sex"], cm: number) {
  const rows = IDEAL_WEIGHT.elbow.value[sex];
  return rows.find(({ under }) => under !== null && !atLeast(cm / CM_PER_INCH, under)) ?? rows[rows.length - 1];
}

function frameByElbow(sex: Inputs["sex"], cm: number, elbowCm: number): Frame {
  const { from, to } = elbowRow(sex, cm) as { from: number; to: number };
  const inches = elbowCm / CM_PER_INCH;
  if (exceeds(inches, to)) return "large";
  return atLeast(inches, from) ? "medium" : "small";
}
