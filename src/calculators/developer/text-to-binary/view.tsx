import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { isolatedWhere } from "../../../site/kit/isolated-where";
import { longText } from "../../../site/kit/LongText";
import { AllFormats } from "./AllFormats";
import { Characters } from "./Characters";
import { Converted } from "./Converted";
import textToBinary from "./calculator";
import address from "./convert-text.worker.ts?worker&url";

/** Texts with more characters are converted in a worker. */
const IN_PLACE = 20_000;

export default defineView(textToBinary, {
  longText,
  calculator: isolatedWhere(textToBinary, address, ({ input }) => input.length > IN_PLACE),
  Display: Converted,
  tabs: [
    { label: "Characters", Component: Characters },
    { label: "All formats", Component: AllFormats, when: ({ inputs }) => inputs.mode === "encode" },
    {
      label: "Morse player",
      Component: deferred(() => import("./MorsePlayer")),
      when: ({ inputs }) => inputs.format === "morse",
      onPaper: false,
    },
    { label: "ASCII table", Component: deferred(() => import("./AsciiTable")), onPaper: false },
  ],
});
