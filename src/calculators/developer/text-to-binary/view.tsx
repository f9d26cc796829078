import { deferred, defineView } from "../../../site/kit";
import { AllFormats } from "./AllFormats";
import { Characters } from "./Characters";
import { Converted } from "./Converted";
import textToBinary from "./calculator";

export default defineView(textToBinary, {
  Display: Converted,
  // A press on a row of the table chooses it.
  customInputs: ["character"],
  hide: ["output", "characters", "allFormats"],
  tabs: [
    { label: "Characters", Component: Characters },
    { label: "All formats", Component: AllFormats, when: ({ inputs }) => inputs.mode === "encode" },
    {
      label: "Morse player",
      Component: deferred(() => import("./MorsePlayer")),
      when: ({ inputs }) => inputs.format === "morse",
    },
    { label: "ASCII table", Component: deferred(() => import("./AsciiTable")) },
  ],
});
