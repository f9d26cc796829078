/** Monospaced lines of text; column numbers may start anywhere, including below 0. */
export class Grid {
  readonly #rows: Map<number, string>[] = [];

  /** Adds a line of texts, each starting at its column. */
  line(...texts: readonly (readonly [column: number, text: string])[]): void {
    const row = new Map<number, string>();
    for (const [column, text] of texts) for (const [i, letter] of [...text].entries()) row.set(column + i, letter);
    this.#rows.push(row);
  }

  /** The lines as text, without trailing spaces. */
  toString(): string {
    const first = Math.min(...this.#rows.flatMap((row) => [...row.keys()]));
    return this.#rows
      .map((row) => {
        const last = Math.max(first - 1, ...row.keys());
        return Array.from({ length: last - first + 1 }, (_, i) => row.get(first + i) ?? " ").join("");
      })
      .join("\n");
  }
}
