/** Computes when first asked, and remembers: what several outputs need is worked out once, or not at all. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
