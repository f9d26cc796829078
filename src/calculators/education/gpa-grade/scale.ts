import { InputError } from "../../../core/calculator";
import { GRADE_SCALES } from "../../../data/grade-scales";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

export interface Letter {
  readonly letter: string;
  readonly points: Rational;
  /** The lowest percent that earns it; null if the scale has no percentages. */
  readonly minPercent: Rational | null;
}

/** Letters with their points, the highest first. */
export class Scale {
  readonly letters: readonly Letter[];
  readonly max: Rational;
  readonly min: Rational;
  readonly #dropsSigns: boolean;

  /** @throws InputError if a custom scale is not in descending order */
  constructor({ scale, customScale }: Pick<Inputs, "scale" | "customScale">) {
    const rows = scale === "custom" ? customScale : GRADE_SCALES[scale].value;
    if (scale === "custom") checkFalling(customScale);
    this.letters = rows.map(({ letter, points, minPercent }) => ({
      letter: letter.trim(),
      points: Rational.fromNumber(points),
      minPercent: minPercent === null ? null : Rational.fromNumber(minPercent),
    }));
    this.max = (this.letters[0] as Letter).points;
    this.min = (this.letters.at(-1) as Letter).points;
    this.#dropsSigns = scale === "us-4.0-whole";
  }

  /** Letters that a percentage can earn, the highest first; empty on a scale without percentages. */
  get bands(): readonly (Letter & { readonly minPercent: Rational })[] {
    return this.letters.flatMap((one) => (one.minPercent === null ? [] : [{ ...one, minPercent: one.minPercent }]));
  }

  /** Finds a letter as typed, ignoring case, spaces and the kind of dash; null if the scale does not have it. */
  find(text: string): Letter | null {
    const key = keyOf(text);
    const found = (sought: string) => this.letters.find(({ letter }) => keyOf(letter) === sought) ?? null;
    return found(key) ?? (this.#dropsSigns ? found(key.replace(/[+-]$/, "")) : null);
  }

  /** The letter for a percentage, which is never rounded; null below the lowest band. */
  ofPercent(percent: Rational): Letter | null {
    return this.bands.find(({ minPercent }) => percent.compare(minPercent) >= 0) ?? null;
  }

  /** The highest letter worth at most these points; among equals, the one without a sign. Null if there is none. */
  ofPoints(points: Rational): Letter | null {
    const first = this.letters.find((one) => points.compare(one.points) >= 0);
    if (!first) return null;
    const equals = this.letters.filter((one) => one.points.equals(first.points));
    return equals.find(({ letter }) => !/[+−-]$/.test(letter)) ?? first;
  }

  /** The lowest letter worth at least these points; null if there is none. */
  reaching(points: Rational): Letter | null {
    const lowest = this.letters.findLast((one) => one.points.compare(points) >= 0);
    return lowest ? this.ofPoints(lowest.points) : null;
  }
}

function keyOf(text: string): string {
  return text.replace(/[−–—]/g, "-").replace(/\s/g, "").toUpperCase();
}

function checkFalling(rows: Inputs["customScale"]): void {
  let lowestPercent: number | null = null;
  const seen = new Set<string>();
  for (const [i, row] of rows.entries()) {
    const above = rows[i - 1];
    if (above && row.points > above.points)
      throw new InputError(
        "customScale",
        `Letter ${i + 1}: Points must be at most ${above.points}, those of the letter before.`,
      );
    if (row.minPercent !== null && lowestPercent !== null && row.minPercent >= lowestPercent)
      throw new InputError(
        "customScale",
        `Letter ${i + 1}: From percent must be less than ${lowestPercent}, that of the letter before.`,
      );
    lowestPercent = row.minPercent ?? lowestPercent;
    const key = keyOf(row.letter);
    if (key === "" || seen.has(key))
      throw new InputError(
        "customScale",
        `Letter ${i + 1}: ${key === "" ? "Enter a letter." : `“${row.letter.trim()}” is listed twice.`}`,
      );
    seen.add(key);
  }
}
