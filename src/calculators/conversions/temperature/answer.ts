import type { Rational } from "../../../math/numbers/rational";
import type { Scale } from "./scales";

/** What the modes answer; each gives some of it. */
export interface Answer {
  /** What was typed, exactly. */
  readonly value: Rational;
  /** On the scale asked for. */
  readonly result?: Rational;
  readonly resultText?: string;
  /** The same temperature on the scales. */
  readonly scales?: Readonly<Partial<Record<Scale, Rational>>>;
  readonly formula?: string;
  readonly feels?: FeelsLike;
  readonly gasMark?: string;
  /** °C */
  readonly fan?: Rational;
}

export interface FeelsLike {
  /** °F */
  readonly air: number;
  /** Miles per hour. */
  readonly wind: number;
  /** Wind chill, heat index and what counts of them, on the scale of the air; null where they do not hold. */
  readonly windChill: number | null;
  readonly heatIndex: number | null;
  readonly felt: number;
  readonly kind: "wind-chill" | "heat-index" | "air";
}
