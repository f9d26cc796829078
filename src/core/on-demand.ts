/**
 * Data too large to ship with a calculator, such as word lists and dictionaries. `prepare` in the definition returns
 * what the current inputs still need; the caller (page or command line) loads it and calls again.
 */

/** Something that has to be loaded for an answer. */
export interface Preparation {
  /** Whether there is no answer at all without it; otherwise it only improves the answer. */
  readonly needed: boolean;
  /** The answer comes in a moment, so the last one stays on screen without being dimmed. */
  readonly soon?: boolean;
  /** Loads it. May be called again, even after a failure. */
  load(): Promise<unknown>;
}

export class OnDemand<T> {
  #loaded: { readonly value: T } | undefined;
  #loading: Promise<T> | undefined;
  readonly #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  get ready(): boolean {
    return this.#loaded !== undefined;
  }

  /** @throws Error if `load` has not resolved yet */
  get value(): T {
    if (!this.#loaded) throw new Error("read before it was loaded");
    return this.#loaded.value;
  }

  /** Fetches once; after a failure the next call tries again. */
  load(): Promise<T> {
    this.#loading ??= this.#fetch().then(
      (value) => {
        this.#loaded = { value };
        return value;
      },
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}
