import { defineCalculator } from "../../../core/calculator";
import type { Inputs } from "./inputs";
import { modes } from "./modes";
import { outputs } from "./outputs";
import { missingZones } from "./zones";

export default defineCalculator({
  ...modes,
  outputs,
  prepare: ({ mode, fromZone, toZones, participants }: Inputs & { readonly mode: string }) =>
    missingZones(
      mode === "meeting"
        ? participants.map(({ zone }) => zone)
        : mode === "unix"
          ? [fromZone]
          : [fromZone, ...toZones.map(({ zone }) => zone)],
    ),
});
