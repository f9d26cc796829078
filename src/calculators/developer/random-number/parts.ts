/** What only some draws need, and is loaded for them. */
import { OnDemand, type Preparation } from "../../../core/on-demand";
import type { Inputs } from "./inputs";

export const dice = new OnDemand(() => import("./dice"));
export const seeded = new OnDemand(() => import("./seeded"));

/** What is not there yet for these inputs. */
export function missingPart({ mode, source }: Inputs): Preparation | null {
  const part = mode === "dice" && !dice.ready ? dice : source === "seeded" && !seeded.ready ? seeded : null;
  return part && { needed: true, load: () => part.load() };
}
