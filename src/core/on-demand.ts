/**
 * Data too large to come with a calculator: word lists, dictionaries. `prepare` of the definition says what the
 * inputs in force still need, whoever asks for an answer (page, command line) fetches it and asks again.
 */

/** What an answer lacks. */
export interface Preparation {
  /** Whether there is no answer at all without it; otherwise it makes the answer better. */
  readonly needed: boolean;
  /** The answer takes only a moment: the last one stays on screen, undimmed, until then. */
  readonly soon?: boolean;
  /** Fetches it; may be called again, also after a failure. */
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
