/** Maximum lengths, in characters, of the input fields and of a text after replacing. */
export const LIMITS = { pattern: 10_000, text: 5_000_000, lines: 100_000, result: 10_000_000 } as const;
