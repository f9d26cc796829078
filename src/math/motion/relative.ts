/** Two bodies on one line at steady speeds, and a boat on a stream; exactly, in meters and seconds. */
import { Rational } from "../numbers/rational";

export interface Meeting {
  /** From the start of A. */
  readonly seconds: Rational;
  readonly metersFromA: Rational;
  readonly metersFromB: Rational;
}

/** What moves towards each other; speeds and distance not negative, in m/s and m. */
export interface TwoBodies {
  readonly distance: Rational;
  readonly speedA: Rational;
  readonly speedB: Rational;
  /** Seconds that B starts after A. */
  readonly delay: Rational;
}

/** Where A and B meet, who move towards each other; null where neither of them moves. */
export function meeting({ distance, speedA, speedB, delay }: TwoBodies): Meeting | null {
  const nothing = Rational.ZERO;
  if (distance.sign() === 0) return { seconds: nothing, metersFromA: nothing, metersFromB: nothing };
  const closing = speedA.add(speedB);
  if (closing.sign() === 0) return null;
  // A may be there before B sets out.
  const alone = speedA.multiply(delay).compare(distance) >= 0;
  const seconds = alone ? distance.divide(speedA) : distance.add(speedB.multiply(delay)).divide(closing);
  const metersFromA = speedA.multiply(seconds);
  return { seconds, metersFromA, metersFromB: distance.subtract(metersFromA) };
}

export interface Catch {
  /** How far A is ahead when B starts. */
  readonly lead: Rational;
  /** From the start of B; null where B is not faster. */
  readonly seconds: Rational | null;
  readonly meters: Rational | null;
}

/** Where B catches A, who is ahead by the distance and has started earlier. */
export function catching({ distance, speedA, speedB, delay }: TwoBodies): Catch {
  const lead = distance.add(speedA.multiply(delay));
  const gain = speedB.subtract(speedA);
  if (gain.sign() <= 0) return { lead, seconds: null, meters: null };
  const seconds = lead.divide(gain);
  return { lead, seconds, meters: speedB.multiply(seconds) };
}

export interface Stream {
  readonly still: Rational;
  readonly stream: Rational;
  readonly downstream: Rational;
  /** Not above 0 where the stream is at least as fast as the boat. */
  readonly upstream: Rational;
}

const TWO = Rational.of(2);

export function streamOf(still: Rational, stream: Rational): Stream {
  return { still, stream, downstream: still.add(stream), upstream: still.subtract(stream) };
}

export function streamFrom(downstream: Rational, upstream: Rational): Stream {
  return {
    still: downstream.add(upstream).divide(TWO),
    stream: downstream.subtract(upstream).divide(TWO),
    downstream,
    upstream,
  };
}

/** The speed at which one passes the other; B stands still, or moves as A does, or against it. */
export function relativeSpeed(
  speedA: Rational,
  speedB: Rational,
  direction: "stationary" | "same" | "opposite",
): Rational {
  if (direction === "stationary") return speedA;
  return direction === "same" ? speedA.subtract(speedB).abs() : speedA.add(speedB);
}
