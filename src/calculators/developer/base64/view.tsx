import { defineView } from "../../../site/kit";
import { isolatedWhere } from "../../../site/kit/isolated-where";
import { longText } from "../../../site/kit/LongText";
import { Bits } from "./Bits";
import { ConvertedText } from "./ConvertedText";
import base64 from "./calculator";
import address from "./convert-base64.worker.ts?worker&url";
import { FileInput } from "./FileInput";
import { HexView } from "./HexView";

/** Texts with more characters are converted in a worker. */
const IN_PLACE = 100_000;

export default defineView(base64, {
  longText,
  calculator: isolatedWhere(base64, address, ({ input }) => input.length > IN_PLACE),
  FormTop: FileInput,
  Display: ConvertedText,
  tabs: [
    {
      label: "Bits",
      Component: Bits,
      when: ({ model }) => model.bytes.length > 0 && model.variant !== null,
    },
    { label: "Hex", Component: HexView, when: ({ model }) => model.bytes.length > 0 },
  ],
});
