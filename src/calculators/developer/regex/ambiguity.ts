/**
 * Finds repeats on which a backtracking engine may try exponentially many paths: searches the automaton of a loop for
 * a state with two different ways back to itself on the same text. (Weideman, van der Merwe, Berglund, Watson,
 * “Analyzing matching time behavior of backtracking regular expression matchers by using ambiguity of NFA”, CIAA 2016.)
 */
import { type Alphabet, overlap } from "./alphabet";
import { type Item, isSingle, type Repeat, type Sequence } from "./tree";

/** Larger loops are not checked, because the search grows with the fourth power of the number of states. */
const MOST_STATES = 48;
/** A bounded repeat with more rounds than this is approximated by this many copies. */
const MOST_COPIES = 6;

/** Thrown if a loop has more than `MOST_STATES` states. */
class TooLarge extends Error {}

/** Whether the loop can match the same text in two ways and return to the same state, over and over. */
export function isExponential(loop: Repeat, alphabet: Alphabet): boolean {
  try {
    const automaton = new Automaton(alphabet);
    automaton.loop(loop);
    return automaton.hasTwoWaysBack();
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

/**
 * First and last states of a part, each with the number of ways to reach it, and the number of ways to match the empty
 * string. All counts are capped at 2, which means “two or more”.
 */
interface Fragment {
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
  readonly empty: number;
}

const EMPTY: Fragment = { first: new Map(), last: new Map(), empty: 1 };
const capped = (count: number) => Math.min(count, 2);

/** Glushkov automaton: character positions, and how many ways lead from one to the next. */
class Automaton {
  readonly #taken: Uint8Array[] = [];
  /** Number of ways from one state to another, at index `from * MOST_STATES + to`. */
  readonly #ways = new Uint8Array(MOST_STATES * MOST_STATES);

  constructor(readonly alphabet: Alphabet) {}

  loop(repeat: Repeat): Fragment {
    const inner = this.#item(repeat.item);
    this.#connect(inner.last, inner.first, 1);
    // Engines reject empty rounds, so there is only one way to match the empty string.
    return { ...inner, empty: repeat.min === 0 || inner.empty > 0 ? 1 : 0 };
  }

  #item(item: Item): Fragment {
    if (isSingle(item)) return this.#state(this.alphabet.taken(item));
    if (item.kind === "group") return this.#branches(item.branches);
    if (item.kind === "repeat") return this.#repeat(item);
    // Assertions consume nothing, and what a reference matches is unknown.
    return EMPTY;
  }

  #state(taken: Uint8Array): Fragment {
    const state = this.#taken.length;
    if (state === MOST_STATES) throw new TooLarge();
    this.#taken.push(taken);
    return { first: new Map([[state, 1]]), last: new Map([[state, 1]]), empty: 0 };
  }

  #branches(branches: readonly Sequence[]): Fragment {
    const fragments = branches.map(({ items }) =>
      items.map((item) => this.#item(item)).reduce((a, b) => this.#then(a, b), EMPTY),
    );
    return {
      first: new Map(fragments.flatMap(({ first }) => [...first])),
      last: new Map(fragments.flatMap(({ last }) => [...last])),
      empty: capped(fragments.reduce((sum, { empty }) => sum + empty, 0)),
    };
  }

  #then(a: Fragment, b: Fragment): Fragment {
    this.#connect(a.last, b.first, 1);
    return {
      first: this.#merge(a.first, b.first, a.empty),
      last: this.#merge(b.last, a.last, b.empty),
      empty: capped(a.empty * b.empty),
    };
  }

  #merge(
    near: ReadonlyMap<number, number>,
    far: ReadonlyMap<number, number>,
    ways: number,
  ): ReadonlyMap<number, number> {
    if (ways === 0) return near;
    const merged = new Map(near);
    for (const [state, count] of far) merged.set(state, capped((merged.get(state) ?? 0) + count * ways));
    return merged;
  }

  #connect(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>, ways: number): void {
    for (const [a, counted] of from)
      for (const [b, reached] of to) {
        const edge = a * MOST_STATES + b;
        this.#ways[edge] = capped((this.#ways[edge] as number) + counted * reached * ways);
      }
  }

  #repeat(repeat: Repeat): Fragment {
    const { min, max } = repeat;
    if (max === 0) return EMPTY;
    const endless = max === Number.POSITIVE_INFINITY;
    const least = Math.min(min, MOST_COPIES - 1);
    let whole = EMPTY;
    for (let i = 0; i < (endless ? Math.max(0, least - 1) : least); i++)
      whole = this.#then(whole, this.#item(repeat.item));
    if (endless) return this.#then(whole, this.loop({ ...repeat, min: Math.min(min, 1) }));
    const optional = Math.min(max - min, MOST_COPIES - least);
    // a{0,3} is (a(a(a)?)?)?: each round is only reached through the one before it.
    let tail = EMPTY;
    for (let i = 0; i < optional; i++) tail = { ...this.#then(this.#item(repeat.item), tail), empty: 1 };
    return this.#then(whole, tail);
  }

  /**
   * Searches the graph of state pairs that can read the same character for a cycle through both a pair of equal states
   * and a pair of different states, or through an edge with two ways.
   */
  hasTwoWaysBack(): boolean {
    const states = this.#taken.length;
    const readable = new Uint8Array(states * states);
    for (let a = 0; a < states; a++)
      for (let b = 0; b < states; b++)
        readable[a * states + b] = overlap(this.#taken[a] as Uint8Array, this.#taken[b] as Uint8Array) ? 1 : 0;
    const nextOf = Array.from({ length: states }, (_, from) =>
      Array.from({ length: states }, (_, to) => to).filter((to) => this.#ways[from * MOST_STATES + to]),
    );
    const nexts = (pair: number): number[] => {
      const [a, b] = [Math.floor(pair / states), pair % states];
      const found: number[] = [];
      for (const x of nextOf[a] as number[])
        for (const y of nextOf[b] as number[]) if (readable[x * states + y]) found.push(x * states + y);
      return found;
    };
    const component = components(states * states, (pair) => (readable[pair] ? nexts(pair) : []));
    const withUnequal = new Set<number>();
    for (let a = 0; a < states; a++)
      for (let b = 0; b < states; b++)
        if (a !== b && readable[a * states + b]) withUnequal.add(component[a * states + b] as number);
    for (let a = 0; a < states; a++) {
      const equal = a * states + a;
      if (withUnequal.has(component[equal] as number)) return true;
      for (const b of nextOf[a] as number[])
        if (this.#ways[a * MOST_STATES + b] === 2 && component[b * states + b] === component[equal]) return true;
    }
    return false;
  }
}

/** The strongly connected component of each node (Tarjan, without recursion). */
function components(count: number, nexts: (node: number) => readonly number[]): Int32Array {
  const component = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const stack: number[] = [];
  let counter = 0;
  let found = 0;
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    const path: { node: number; edges: readonly number[]; at: number }[] = [];
    const enter = (node: number) => {
      order[node] = low[node] = counter++;
      stack.push(node);
      path.push({ node, edges: nexts(node), at: 0 });
    };
    enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node } = top;
      const next = top.edges[top.at++];
      if (next !== undefined) {
        if (order[next] === -1) enter(next);
        else if (component[next] === -1) low[node] = Math.min(low[node] as number, order[next] as number);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
      if (low[node] !== order[node]) continue;
      for (let member = -1; member !== node; ) {
        member = stack.pop() as number;
        component[member] = found;
      }
      found++;
    }
  }
  return component;
}
