import type { Rational } from "../../../math/numbers/rational";
import type { Scale } from "./scales";

/** Results of the modes. Each mode provides some of the properties. */
export interface Answer {
  /** The exact input value. */
  readonly value: Rational;
  /** On the requested scale. */
  readonly result?: Rational;
  readonly resultText?: string;
  /** The same temperature on each scale. */
  readonly scales?: Readonly<Partial<Record<Scale, Rational>>>;
  readonly formula?: string;
  readonly feels?: FeelsLike;
  /** Null if the oven is cooler or hotter than all marks. */
  readonly gasMark?: string | null;
  /** °C */
  readonly fan?: Rational;
}

export interface FeelsLike {
  /** °F */
  readonly air: number;
  /** Miles per hour. */
  readonly wind: number;
  /** Wind chill, heat index and the one that applies, on the scale of the input. Null if not applicable. */
  readonly windChill: number | null;
  readonly heatIndex: number | null;
  readonly felt: number;
  readonly kind: "wind-chill" | "heat-index" | "air";
}
