import { InputError } from "../../../core/calculator";
import { ADULT_STANDARDS } from "../../../data/bmi-cutoffs";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { normalRange, squareMeters } from "../../../math/health/bmi";
import { readGirth, readHeight, readMass } from "../../../math/health/body-measures";
import { CM_PER_INCH, KG_PER_POUND } from "../../../math/health/unit-system";
import { exceeds } from "../../../math/numbers/slack";
import { frameOf, heightWristRatio } from "./frame";
import { ELBOW_CM, type Frame, HEIGHT_CM, type Inputs, WEIGHT_KG, WRIST_CM } from "./inputs";

/** Height in inches from which the classic formulas count. */
export const FIVE_FEET_IN = 60;

/** Tolerance for ties, so that unit conversions do not affect rounding half up. */
const TIE = 1e-9;

export const CLASSIC = ["devine", "robinson", "miller", "hamwi"] as const;
export type Classic = (typeof CLASSIC)[number];

/**
 * The weights that the formulas and tables give for a height.
 * @throws InputError if a measurement is out of range, or missing for the frame
 */
export function estimate(inputs: Inputs) {
  const body = readBody(inputs);
  const { cm, kg } = body;
  const meters = cm / 100;
  const inchesOver = cm / CM_PER_INCH - FIVE_FEET_IN;
  const frame = frameOf(inputs, body);
  const classic = (name: Classic) => {
    const { base, perInch } = IDEAL_WEIGHT[name].value[inputs.sex];
    return base + perInch * inchesOver;
  };
  const weights = {
    devine: classic("devine"),
    robinson: classic("robinson"),
    miller: classic("miller"),
    hamwi: classic("hamwi"),
  };
  const { perBmi, perBmiMeter, atMeters } = IDEAL_WEIGHT.peterson.value;
  const all = CLASSIC.map((name) => weights[name]);
  const averageKg = all.reduce((sum, one) => sum + one, 0) / all.length;
  const normal = normalRange(ADULT_STANDARDS[inputs.standard]);
  const { devine } = weights;
  return {
    inputs,
    ...body,
    ...frame,
    heightWristRatio: heightWristRatio(body),
    inchesOver,
    weights,
    lemmensKg: IDEAL_WEIGHT.lemmens.value.bmi * squareMeters(cm),
    petersonKg: perBmi * inputs.targetBmi + perBmiMeter * inputs.targetBmi * (meters - atMeters),
    averageKg,
    lowKg: Math.min(...all),
    highKg: Math.max(...all),
    frameFactor: IDEAL_WEIGHT.frameFactors.value[frame.frame],
    normal,
    healthyMinKg: normal.from * squareMeters(cm),
    healthyMaxKg: normal.to * squareMeters(cm),
    metropolitan: metropolitanAt(inputs.sex, cm, frame.frame),
    adjustedKg: kg !== null && exceeds(kg, devine) ? devine + IDEAL_WEIGHT.adjusted.value * (kg - devine) : null,
  };
}

export type Estimate = ReturnType<typeof estimate>;

/** The row of the 1983 table for a height and frame, in pounds as printed and in kilograms without clothing. */
function metropolitanAt(sex: Inputs["sex"], cm: number, frame: Frame) {
  const { rows, heelInches, clothingPounds } = IDEAL_WEIGHT.metropolitan.value;
  const inches = Math.floor(cm / CM_PER_INCH + heelInches + 0.5 + TIE);
  const row = rows[sex].find((one) => one.inches === inches);
  if (!row) return null;
  const [from, to] = row[frame];
  const clothing = clothingPounds[sex];
  return {
    inches,
    from,
    to,
    clothing,
    minKg: (from - clothing) * KG_PER_POUND,
    maxKg: (to - clothing) * KG_PER_POUND,
  };
}

function readBody(inputs: Inputs) {
  const height = readHeight(inputs, "height", "Height", HEIGHT_CM);
  const weight = readMass(inputs, "weight", "Present weight", WEIGHT_KG);
  const wrist = readGirth(inputs, "wrist", "Wrist", WRIST_CM);
  const elbow = readGirth(inputs, "elbow", "Elbow breadth", ELBOW_CM);
  const problems = [height, weight, wrist, elbow].flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InputError(problems);
  return { cm: height.value, kg: weight.value, wristCm: wrist.value, elbowCm: elbow.value };
}
