/** Characters that the fields take at most. */
export const LIMITS = { pattern: 10_000, text: 5_000_000, lines: 100_000 } as const;
