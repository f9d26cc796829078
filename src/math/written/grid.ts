/** Lines of letters of one width, to put texts into; its columns may be counted from any place. */
export class Grid {
  readonly #rows: Map<number, string>[] = [];

  /** A new line with these texts, each from its column on. */
  line(...texts: readonly (readonly [column: number, text: string])[]): void {
    const row = new Map<number, string>();
    for (const [column, text] of texts)
      for (const [i, letter] of [...text].entries()) row.set(column + i, letter);
    this.#rows.push(row);
  }

  /** The lines, without blanks at their ends. */
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
