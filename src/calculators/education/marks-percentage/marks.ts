import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import { MarkSheet } from "./mark-sheet";
import { StillNeeded } from "./still-needed";

/** The answer to one of the two questions; the other one is null. */
export interface Marks {
  readonly sheet: MarkSheet | null;
  readonly needed: StillNeeded | null;
}

/** @throws InputError */
export function marksOf(inputs: Inputs, format: Format): Marks {
  return inputs.mode === "marks"
    ? { sheet: new MarkSheet(inputs), needed: null }
    : { sheet: null, needed: new StillNeeded(inputs, format) };
}
