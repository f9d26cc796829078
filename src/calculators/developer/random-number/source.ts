import { drawGiven } from "../../../core/blocks/random-bytes";
import type { Tools } from "../../../core/calculator";
import { inBlocks } from "../../../math/random/bytes";
import { Random } from "../../../math/random/random";
import { seededBytes, seedOf } from "../../../math/random/seeded";
import type { Inputs } from "./inputs";

/** So many draws are shown in the working. */
export const SHOWN_DRAWS = 5;

/** Draws from the source that was chosen. @throws InputError on `entropyHex` */
export function drawFrom<T>(inputs: Inputs, tools: Tools, draw: (random: Random) => T): T {
  switch (inputs.source) {
    case "crypto":
      return draw(new Random(inBlocks(tools.randomBytes), SHOWN_DRAWS));
    case "seeded":
      return draw(new Random(seededBytes(inputs.prng, seedOf(inputs.seed)), SHOWN_DRAWS));
    case "bytes":
      return drawGiven(inputs.entropyHex ?? "", (next) => draw(new Random(next, SHOWN_DRAWS)));
  }
}
