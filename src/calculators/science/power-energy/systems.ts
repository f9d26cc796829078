/** Kinds of supply, shared by several tools. */

export const SYSTEMS = {
  dc: "Direct current",
  "single-phase": "Single-phase",
  "three-phase": "Three-phase",
} as const;

export type System = keyof typeof SYSTEMS;

/** Three-phase voltage in North America, by currency; the example of the definition is that of Europe and Asia. */
export const US_VOLTS = { USD: 480, CAD: 480 } as const;

/** Factor of V × I: √3 for three phases, where V and I are line voltage and line current; otherwise 1. */
export function phaseFactor(system: System): number {
  return system === "three-phase" ? Math.sqrt(3) : 1;
}
