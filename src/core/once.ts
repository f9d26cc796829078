/** Memoizes: what several outputs need is computed once, on first use, or not at all. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
