/** Memoizes a function without arguments, so that a value that several outputs need is computed once, on first use. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
