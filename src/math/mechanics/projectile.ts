/**
 * A body thrown over level ground, without air or with drag by the square of its speed. Meters, seconds, radians; x along
 * the ground, y upward, y = 0 the ground.
 */
import { DormandPrince } from "../solve/dormand-prince";
import { findRoot } from "../solve/root";

export interface Throw {
  readonly vx: number;
  readonly vy: number;
  /** Above the ground, 0 or more. */
  readonly height: number;
  /** Above 0. */
  readonly gravity: number;
  /** Deceleration by drag over the square of the speed, ρ·C·A ÷ 2m, 1/m; 0 for none. */
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
  /** Where it is highest: the start, if it is thrown downward. */
  readonly peak: Place;
  /** So many places, evenly spaced in time, from the start to the landing. */
  places(count: number): readonly Place[];
}

/** The whole flight. Null where it is too long to be followed. */
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
  // The sum of two numbers of the same sign, whichever way it is thrown.
  const time = vy >= 0 ? (vy + root) / gravity : (2 * height) / (root - vy);
  const landing = { ...at(time), y: 0, vy: -root };
  return {
    landing,
    peak: vy > 0 ? { ...at(vy / gravity), y: height + (vy * vy) / (2 * gravity), vy: 0 } : at(0),
    places: (count) => [
      ...Array.from({ length: count - 1 }, (_, i) => at((time * i) / (count - 1))),
      landing,
    ],
  };
}

const TOLERANCE = 1e-11;
const MOST_STEPS = 20_000;
/** Nearer to its steady fall than this, a body falls steadily. */
const STEADY = 1e-10;

function flyWithDrag(thrown: Throw): Flight | null {
  const course = new Course(thrown);
  const start = course.place;
  const isUpward = thrown.vy > 0;
  let peak: Place | null = isUpward ? null : start;
  // On the ground already, and not thrown up.
  if (thrown.height === 0 && !isUpward)
    return { landing: start, peak: start, places: (n) => Array(n).fill(start) };
  for (let i = 0; i < MOST_STEPS; i++) {
    const before = course.place;
    const steady = course.steadyLanding();
    if (steady)
      return { landing: steady, peak: peak ?? start, places: (count) => along(thrown, steady, count) };
    if (!course.step()) return null;
    if (!peak && course.place.vy <= 0) peak = course.event(before, (place) => place.vy);
    if (course.place.y > 0) continue;
    const landing = { ...course.event(before, ({ y }) => y), y: 0 };
    return { landing, peak: peak ?? start, places: (count) => along(thrown, landing, count) };
  }
  return null;
}

/** Angles of a range, radians from the horizontal. */
export interface Aim {
  /** The flat and the steep angle; null where no angle leads so far. */
  readonly flat: number | null;
  readonly steep: number | null;
  /** The longest range and its angle. */
  readonly best: { readonly angle: number; readonly range: number };
}

/**
 * The angles at which a throw lands at a distance. The range has one maximum over the angles between straight down and
 * straight up.
 *
 * @param range of a throw at an angle in radians, m
 * @param wanted m, above 0
 */
export function aim(range: (angle: number) => number, wanted: number): Aim {
  const angle = highest(range);
  const best = { angle, range: range(angle) };
  const miss = (at: number) => range(at) - wanted;
  const found = (low: number, high: number) => findRoot(miss, { low, high }, 1e-13);
  if (!(best.range >= wanted)) return { flat: null, steep: null, best };
  return { flat: found(-Math.PI / 2, angle), steep: found(angle, Math.PI / 2), best };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a range is longest, by golden section. */
function highest(range: (angle: number) => number): number {
  let [low, high] = [-Math.PI / 2, Math.PI / 2];
  const inside = () => GOLDEN * (high - low);
  let [left, right] = [high - inside(), low + inside()];
  let [atLeft, atRight] = [range(left), range(right)];
  for (let i = 0; i < 45; i++) {
    // Level stretches, where throws downward do not leave the ground, lie below the maximum. Of the two places inside,
    // one serves again: each flight can take thousands of steps.
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

/** Places of a flight whose end is known. */
function along(thrown: Throw, landing: Place, count: number): readonly Place[] {
  const course = new Course(thrown);
  const places = [course.place];
  for (let i = 1; i < count - 1; i++) {
    course.goTo((landing.time * i) / (count - 1));
    places.push(course.place);
  }
  return [...places, landing];
}

/** A body on its way. */
class Course {
  readonly #state: Float64Array;
  readonly #solver: DormandPrince;
  /** Of the steady fall, at which drag is as large as gravity. */
  readonly #terminal: number;
  #time = 0;
  /** Length of the way so far. */
  #way = 0;
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
    // From the ground, the first step must not lead past the landing.
    const rise = height === 0 ? vy / gravity : Number.POSITIVE_INFINITY;
    this.#size =
      0.01 * Math.min(1 / (drag * (speed + this.#terminal)), (speed + this.#terminal) / gravity, rise);
  }

  get place(): Place {
    const [x = 0, y = 0, vx = 0, vy = 0] = this.#state;
    return { time: this.#time, x, y, vx, vy };
  }

  /** Goes on by a step that is as long as the tolerance allows. False where there is none. */
  step(most = Number.POSITIVE_INFINITY): boolean {
    for (let i = 0; i < 200; i++) {
      const h = Math.min(this.#size, most);
      if (!(h > 0) || this.#time + h === this.#time) return false;
      this.#solver.try(this.#state, h);
      const wrong = this.#wrong(h) / TOLERANCE;
      if (Number.isNaN(wrong)) return false;
      const factor = wrong === 0 ? 4 : Math.min(4, Math.max(0.2, 0.9 * wrong ** -0.2));
      if (wrong <= 1) {
        this.#take(h);
        // A step that was cut short says nothing against longer ones.
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

  /** Where, between a place before and the present one, a quantity that falls is 0. */
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

  /** Where it lands if it falls steadily by now; else null. */
  steadyLanding(): Place | null {
    const { time, x, y, vx, vy } = this.place;
    const near = STEADY * this.#terminal;
    if (Math.abs(vx) > near || Math.abs(vy + this.#terminal) > near) return null;
    return { time: time + y / this.#terminal, x, y: 0, vx, vy };
  }

  /** The share that the step may be wrong by: of the speed, and of the way. */
  #wrong(h: number): number {
    const [, , vx = 0, vy = 0] = this.#state;
    const [dx = 0, dy = 0, dvx = 0, dvy = 0] = this.#solver.error;
    const [, , nextVx = 0, nextVy = 0] = this.#solver.next;
    const speed = Math.max(Math.hypot(vx, vy), Math.hypot(nextVx, nextVy));
    const way = this.#way + speed * h;
    return Math.max(Math.hypot(dx, dy) / way, Math.hypot(dvx, dvy) / speed);
  }

  #take(h: number): void {
    const [x = 0, y = 0] = this.#state;
    const [nextX = 0, nextY = 0] = this.#solver.next;
    this.#way += Math.hypot(nextX - x, nextY - y);
    this.#time += h;
    this.#state.set(this.#solver.next);
  }
}
