/**
 * A projectile over level ground, without air resistance or with quadratic drag. Units are meters, seconds and radians;
 * x is along the ground, y is upward, and the ground is at y = 0.
 */
import { DormandPrince } from "../solve/dormand-prince";
import { findRoot } from "../solve/root";

export interface Throw {
  readonly vx: number;
  readonly vy: number;
  /** Height above the ground, not negative. */
  readonly height: number;
  /** Positive. */
  readonly gravity: number;
  /** Deceleration by drag divided by speed squared, ρ·C·A ÷ 2m, in 1/m; 0 for no drag. */
  readonly drag: number;
}

export interface Place {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export interface Flight {
  readonly landing: Place;
  /** The highest point, which is the start if the body is thrown downward. */
  readonly peak: Place;
  /** `count` points, evenly spaced in time, from start to landing. */
  places(count: number): readonly Place[];
}

/** Computes the whole flight. Returns null if it takes too many steps to follow. */
export function fly(thrown: Throw): Flight | null {
  return thrown.drag === 0 ? flyFree(thrown) : flyWithDrag(thrown);
}

function flyFree({ vx, vy, height, gravity }: Throw): Flight {
  const at = (time: number): Place => ({
    time,
    x: vx * time,
    y: height + vy * time - (gravity * time * time) / 2,
    vx,
    vy: vy - gravity * time,
  });
  const root = Math.sqrt(vy * vy + 2 * gravity * height);
  // Always adds numbers of the same sign, so no digits cancel.
  const time = vy >= 0 ? (vy + root) / gravity : (2 * height) / (root - vy);
  const landing = { ...at(time), y: 0, vy: -root };
  return {
    landing,
    peak: vy > 0 ? { ...at(vy / gravity), y: height + (vy * vy) / (2 * gravity), vy: 0 } : at(0),
    places: (count) => [...Array.from({ length: count - 1 }, (_, i) => at((time * i) / (count - 1))), landing],
  };
}

const TOLERANCE = 1e-11;
const MAX_STEPS = 20_000;
/** Within this relative distance of terminal velocity, the fall counts as steady. */
const STEADY = 1e-10;

function flyWithDrag(thrown: Throw): Flight | null {
  const course = new Course(thrown);
  const start = course.place;
  const isUpward = thrown.vy > 0;
  let peak: Place | null = isUpward ? null : start;
  // Already on the ground and not thrown upward.
  if (thrown.height === 0 && !isUpward) return { landing: start, peak: start, places: (n) => Array(n).fill(start) };
  for (let i = 0; i < MAX_STEPS; i++) {
    const before = course.place;
    const steady = course.steadyLanding();
    if (steady) return { landing: steady, peak: peak ?? start, places: (count) => along(thrown, steady, count) };
    if (!course.step()) return null;
    if (!peak && course.place.vy <= 0) peak = course.event(before, (place) => place.vy);
    if (course.place.y > 0) continue;
    const landing = { ...course.event(before, ({ y }) => y), y: 0 };
    return { landing, peak: peak ?? start, places: (count) => along(thrown, landing, count) };
  }
  return null;
}

/** Launch angles for a range, in radians from the horizontal. */
export interface Aim {
  /** The low and the high angle; null if no angle reaches that far. */
  readonly flat: number | null;
  readonly steep: number | null;
  /** The longest range and its angle. */
  readonly best: { readonly angle: number; readonly range: number };
}

/**
 * Finds the angles at which a throw lands at a distance. Between straight down and straight up, the range must have a
 * single maximum.
 *
 * @param range distance of a throw in m, by its angle in radians
 * @param target distance to reach in m, positive
 */
export function aim(range: (angle: number) => number, target: number): Aim {
  const angle = highest(range);
  const best = { angle, range: range(angle) };
  const miss = (at: number) => range(at) - target;
  const found = (low: number, high: number) => findRoot(miss, { low, high }, 1e-13);
  if (!(best.range >= target)) return { flat: null, steep: null, best };
  return { flat: found(-Math.PI / 2, angle), steep: found(angle, Math.PI / 2), best };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The angle of the longest range, by golden-section search. */
function highest(range: (angle: number) => number): number {
  let [low, high] = [-Math.PI / 2, Math.PI / 2];
  const inside = () => GOLDEN * (high - low);
  let [left, right] = [high - inside(), low + inside()];
  let [atLeft, atRight] = [range(left), range(right)];
  for (let i = 0; i < 45; i++) {
    // The range is constant at angles where the body does not leave the ground; these are below the maximum. One of the
    // two inner points is reused, since each flight can take thousands of steps.
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - inside();
      atLeft = range(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + inside();
      atRight = range(right);
    }
  }
  return (low + high) / 2;
}

/** Points along a flight whose landing is known. */
function along(thrown: Throw, landing: Place, count: number): readonly Place[] {
  const course = new Course(thrown);
  const places = [course.place];
  for (let i = 1; i < count - 1; i++) {
    course.goTo((landing.time * i) / (count - 1));
    places.push(course.place);
  }
  return [...places, landing];
}

/** A body in flight. */
class Course {
  readonly #state: Float64Array;
  readonly #solver: DormandPrince;
  /** Terminal velocity, at which drag equals gravity. */
  readonly #terminal: number;
  #time = 0;
  /** Distance traveled so far. */
  #distance = 0;
  #size: number;

  constructor({ vx, vy, height, gravity, drag }: Throw) {
    this.#state = Float64Array.of(0, height, vx, vy);
    this.#terminal = Math.sqrt(gravity / drag);
    this.#solver = new DormandPrince((state, slope) => {
      const [, , vx = 0, vy = 0] = state;
      const slowing = drag * Math.hypot(vx, vy);
      slope[0] = vx;
      slope[1] = vy;
      slope[2] = -slowing * vx;
      slope[3] = -gravity - slowing * vy;
    }, 4);
    const speed = Math.hypot(vx, vy);
    // From the ground, the first step must not reach beyond the landing.
    const rise = height === 0 ? vy / gravity : Number.POSITIVE_INFINITY;
    this.#size = 0.01 * Math.min(1 / (drag * (speed + this.#terminal)), (speed + this.#terminal) / gravity, rise);
  }

  get place(): Place {
    const [x = 0, y = 0, vx = 0, vy = 0] = this.#state;
    return { time: this.#time, x, y, vx, vy };
  }

  /** Advances by the longest step the tolerance allows, at most `most`. Returns false if no step is possible. */
  step(most = Number.POSITIVE_INFINITY): boolean {
    for (let i = 0; i < 200; i++) {
      const h = Math.min(this.#size, most);
      if (!(h > 0) || this.#time + h === this.#time) return false;
      this.#solver.try(this.#state, h);
      const excess = this.#relativeError(h) / TOLERANCE;
      if (Number.isNaN(excess)) return false;
      const factor = excess === 0 ? 4 : Math.min(4, Math.max(0.2, 0.9 * excess ** -0.2));
      if (excess <= 1) {
        this.#take(h);
        // A step that was cut short is no reason to shorten later ones.
        if (h === this.#size || factor < 1) this.#size = h * factor;
        return true;
      }
      this.#size = h * factor;
    }
    return false;
  }

  goTo(time: number): void {
    while (this.#time < time) {
      if (this.steadyLanding()) {
        this.#state[1] = (this.#state[1] as number) - this.#terminal * (time - this.#time);
        break;
      }
      if (!this.step(time - this.#time)) break;
    }
    this.#time = time;
  }

  /** The point, between `before` and the current one, where a decreasing quantity reaches 0. */
  event(before: Place, quantity: (place: Place) => number): Place {
    const from = Float64Array.of(before.x, before.y, before.vx, before.vy);
    const at = (h: number): Place => {
      this.#solver.try(from, h);
      const [x = 0, y = 0, vx = 0, vy = 0] = this.#solver.next;
      return { time: before.time + h, x, y, vx, vy };
    };
    const whole = this.#time - before.time;
    const root = findRoot((h) => quantity(h === 0 ? before : at(h)), { low: 0, high: whole });
    return at(root ?? whole);
  }

  /** The landing if the body has reached terminal velocity, otherwise null. */
  steadyLanding(): Place | null {
    const { time, x, y, vx, vy } = this.place;
    const near = STEADY * this.#terminal;
    if (Math.abs(vx) > near || Math.abs(vy + this.#terminal) > near) return null;
    return { time: time + y / this.#terminal, x, y: 0, vx, vy };
  }

  /** Estimated relative error of the step in velocity and in distance. */
  #relativeError(h: number): number {
    const [, , vx = 0, vy = 0] = this.#state;
    const [dx = 0, dy = 0, dvx = 0, dvy = 0] = this.#solver.error;
    const [, , nextVx = 0, nextVy = 0] = this.#solver.next;
    const speed = Math.max(Math.hypot(vx, vy), Math.hypot(nextVx, nextVy));
    const distance = this.#distance + speed * h;
    return Math.max(Math.hypot(dx, dy) / distance, Math.hypot(dvx, dvy) / speed);
  }

  #take(h: number): void {
    const [x = 0, y = 0] = this.#state;
    const [nextX = 0, nextY = 0] = this.#solver.next;
    this.#distance += Math.hypot(nextX - x, nextY - y);
    this.#time += h;
    this.#state.set(this.#solver.next);
  }
}
