/** Modules that only some draws need, loaded on demand. */
import { OnDemand, type Preparation } from "../../../core/on-demand";
import type { Inputs } from "./inputs";

export const dice = new OnDemand(() => import("./dice"));
export const seeded = new OnDemand(() => import("./seeded"));

/** The module that these inputs need and that is not loaded yet. */
export function missingPart({ mode, source }: Inputs): Preparation | null {
  const part = mode === "dice" && !dice.ready ? dice : source === "seeded" && !seeded.ready ? seeded : null;
  return part && { needed: true, load: () => part.load() };
}
