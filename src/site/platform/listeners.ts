/** Those who want to know when something changes. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** Calls the listener at every change. Returns a function that stops this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls all listeners. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
