/** Body mass index and its classification by a standard. */
import { atLeast } from "../numbers/slack";

/**
 * Body mass index in kg/m².
 *
 * @param cm positive
 */
export function bodyMassIndex(kg: number, cm: number): number {
  return kg / squareMeters(cm);
}

/** The square of a height in meters; multiplied by a body mass index it gives kilograms. */
export function squareMeters(cm: number): number {
  // Dividing last avoids noise: 170 cm gives 2.89, whereas 1.7² gives 2.8899999999999997.
  return (cm * cm) / 10_000;
}

export interface BmiClass<Code extends string = string> {
  readonly code: Code;
  /** Lower bound, inclusive; 0 for the lowest class. The class extends up to the next one's lower bound. */
  readonly from: number;
}

/** A classification, with classes in ascending order, one of which is normal. */
export interface BmiStandard<Code extends string = string> {
  readonly normal: Code;
  readonly classes: readonly BmiClass<Code>[];
}

export function bmiCategory<Code extends string>(standard: BmiStandard<Code>, bmi: number): Code {
  return (standard.classes.findLast(({ from }) => atLeast(bmi, from)) ?? firstOf(standard)).code;
}

/** Bounds of the normal class: the lower one is included, the upper one is not. */
export function normalRange(standard: BmiStandard): { readonly from: number; readonly to: number } {
  const index = standard.classes.findIndex(({ code }) => code === standard.normal);
  const [normal, next] = standard.classes.slice(index, index + 2);
  return { from: normal?.from ?? 0, to: next?.from ?? Number.POSITIVE_INFINITY };
}

export interface BmiBand<Code extends string> {
  readonly category: Code;
  /** Null if the class has no bound on that side. */
  readonly bmiFrom: number | null;
  readonly bmiTo: number | null;
  readonly weightFromKg: number | null;
  readonly weightToKg: number | null;
}

/** The classes of a standard, with the corresponding weights at one height. */
export function bmiBands<Code extends string>(standard: BmiStandard<Code>, cm: number): BmiBand<Code>[] {
  const perUnit = squareMeters(cm);
  return standard.classes.map(({ code, from }, index) => {
    const to = standard.classes[index + 1]?.from ?? null;
    return {
      category: code,
      bmiFrom: from || null,
      bmiTo: to,
      weightFromKg: from * perUnit || null,
      weightToKg: to && to * perUnit,
    };
  });
}

function firstOf<Code extends string>({ classes }: BmiStandard<Code>): BmiClass<Code> {
  const [first] = classes;
  if (!first) throw new RangeError("a standard has at least one class");
  return first;
}
