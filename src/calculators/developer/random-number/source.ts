import type { Tools } from "../../../core/calculator";
import { drawFromGiven } from "../../../fieldsets/random-bytes";
import { inBlocks } from "../../../math/random/bytes";
import { Random } from "../../../math/random/random";
import type { Inputs } from "./inputs";
import { seeded } from "./parts";

/** Number of draws shown in the working. */
export const SHOWN_DRAWS = 5;

/**
 * Draws from the chosen source.
 *
 * @throws InputError on `entropyHex`
 */
export function drawFrom<T>(inputs: Inputs, tools: Tools, draw: (random: Random) => T): T {
  switch (inputs.source) {
    case "crypto":
      return draw(new Random(inBlocks(tools.randomBytes), SHOWN_DRAWS));
    case "seeded":
      return draw(new Random(seeded.value.bytesOf(inputs), SHOWN_DRAWS));
    case "bytes":
      return drawFromGiven(inputs.entropyHex ?? "", (next) => draw(new Random(next, SHOWN_DRAWS)));
  }
}
