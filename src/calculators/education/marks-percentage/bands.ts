import { InputError } from "../../../core/calculator";
import { GRADE_BANDS, type GradeBand } from "../../../data/mark-sheets";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

/** The grades of a scheme, the highest first. */
export class Bands {
  readonly list: readonly GradeBand[];
  readonly #rounded: boolean;

  /** @throws InputError if custom grades are not in descending order */
  constructor({ bandScheme, bands, roundForBand }: Inputs) {
    this.#rounded = roundForBand === "nearest";
    this.list = bandScheme === "custom" ? bands : GRADE_BANDS[bandScheme].value;
    const wrong = this.list.findIndex(({ minPercent }, i) => {
      const above = this.list[i - 1];
      return above !== undefined && minPercent >= above.minPercent;
    });
    if (wrong > 0)
      throw new InputError(
        "bands",
        `Grade ${wrong + 1}: From must be less than ${this.list[wrong - 1]?.minPercent}, that of the grade before.`,
      );
  }

  /** Index in `list` of the grade for a percentage; −1 if it is below the lowest. */
  placeOf(percent: Rational): number {
    const judged = this.#rounded ? Rational.of(percent.round()) : percent;
    return this.list.findIndex(({ minPercent }) => judged.compare(Rational.fromNumber(minPercent)) >= 0);
  }

  gradeOf(percent: Rational): string | null {
    return this.list[this.placeOf(percent)]?.label ?? null;
  }

  /** The next grade above that of a percentage; null at the top. */
  nextAbove(percent: Rational): GradeBand | null {
    const place = this.placeOf(percent);
    return (place < 0 ? this.list.at(-1) : this.list[place - 1]) ?? null;
  }
}
