/** Kinds of supply, as several tools ask for them. */

export const SYSTEMS = {
  dc: "Direct current",
  "single-phase": "Single-phase",
  "three-phase": "Three-phase",
} as const;

export type System = keyof typeof SYSTEMS;

/** What U × I is multiplied by: √3 of the line voltage and line current of three phases. */
export function phaseFactor(system: System): number {
  return system === "three-phase" ? Math.sqrt(3) : 1;
}
