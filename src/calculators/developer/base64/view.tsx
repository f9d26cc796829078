import { defineView } from "../../../site/kit";
import { Bits } from "./Bits";
import { ConvertedText } from "./ConvertedText";
import base64 from "./calculator";
import { FileInput } from "./FileInput";
import { HexView } from "./HexView";

export default defineView(base64, {
  FormTop: FileInput,
  customInputs: ["mode", "input"],
  Display: ConvertedText,
  hide: ["output", "hex", "dataUri", "outputLength"],
  tabs: [
    {
      label: "Bits",
      Component: Bits,
      when: ({ model }) => model.bytes.length > 0 && model.variant !== null,
    },
    { label: "Hex", Component: HexView, when: ({ model }) => model.bytes.length > 0 },
  ],
});
