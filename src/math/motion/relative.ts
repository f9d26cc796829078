/** Two bodies on one line at constant speeds, and a boat on a stream; exact, in meters and seconds. */
import { Rational } from "../numbers/rational";

export interface Meeting {
  /** Time since A started. */
  readonly seconds: Rational;
  readonly metersFromA: Rational;
  readonly metersFromB: Rational;
}

/** The distance between the two and their speeds, in m and m/s; none is negative. */
export interface TwoBodies {
  readonly distance: Rational;
  readonly speedA: Rational;
  readonly speedB: Rational;
  /** Seconds by which B starts after A. */
  readonly delay: Rational;
}

/** Where A and B meet when moving toward each other; null if neither moves. */
export function meeting({ distance, speedA, speedB, delay }: TwoBodies): Meeting | null {
  const nothing = Rational.ZERO;
  if (distance.sign() === 0) return { seconds: nothing, metersFromA: nothing, metersFromB: nothing };
  const closing = speedA.add(speedB);
  if (closing.sign() === 0) return null;
  // A may cover the whole distance before B starts.
  const alone = speedA.multiply(delay).compare(distance) >= 0;
  const seconds = alone ? distance.divide(speedA) : distance.add(speedB.multiply(delay)).divide(closing);
  const metersFromA = speedA.multiply(seconds);
  return { seconds, metersFromA, metersFromB: distance.subtract(metersFromA) };
}

export interface Catch {
  /** A's head start when B starts. */
  readonly lead: Rational;
  /** The speed at which B closes in on A, which no distance is needed for; zero or negative if B is not faster. */
  readonly gain: Rational;
  /** Time since B started; null if B is not faster. */
  readonly seconds: Rational | null;
  readonly meters: Rational | null;
}

/** Where B catches up with A, who is ahead by `distance` and started earlier. */
export function catching({ distance, speedA, speedB, delay }: TwoBodies): Catch {
  const lead = distance.add(speedA.multiply(delay));
  const gain = speedB.subtract(speedA);
  if (gain.sign() <= 0) return { lead, gain, seconds: null, meters: null };
  const seconds = lead.divide(gain);
  return { lead, gain, seconds, meters: speedB.multiply(seconds) };
}

export interface Stream {
  readonly still: Rational;
  readonly stream: Rational;
  readonly downstream: Rational;
  /** Zero or negative if the stream is at least as fast as the boat. */
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

/** The speed of A relative to B, which is stationary or moves in the same or the opposite direction. */
export function relativeSpeed(
  speedA: Rational,
  speedB: Rational,
  direction: "stationary" | "same" | "opposite",
): Rational {
  if (direction === "stationary") return speedA;
  return direction === "same" ? speedA.subtract(speedB).abs() : speedA.add(speedB);
}
