import { defineView } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import { AllFormats } from "./AllFormats";
import { Characters } from "./Characters";
import { Converted } from "./Converted";
import model from "./model";

export default defineView(model, {
  Display: Converted,
  // A press on a row of the table chooses it.
  ownInputs: ["character"],
  hide: ["output", "characters", "allFormats"],
  tabs: [
    { label: "Characters", Component: Characters },
    { label: "All formats", Component: AllFormats, when: ({ mode }) => mode === "encode" },
    {
      label: "Morse player",
      Component: deferred(() => import("./MorsePlayer")),
      when: ({ format }) => format === "morse",
    },
    { label: "ASCII table", Component: deferred(() => import("./AsciiTable")) },
  ],
});
