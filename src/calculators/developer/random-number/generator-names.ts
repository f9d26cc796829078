export const GENERATOR_NAMES = { xoshiro256ss: "xoshiro256**", pcg32: "PCG32", mt19937: "MT19937" } as const;
