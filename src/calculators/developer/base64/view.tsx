import { defineView } from "../../../site/view";
import { Bits } from "./Bits";
import { FileInput } from "./FileInput";
import { HexView } from "./HexView";
import model from "./model";
import { Turned } from "./Turned";

export default defineView(model, {
  FormTop: FileInput,
  ownInputs: ["mode", "input"],
  Display: Turned,
  hide: ["output", "hex", "dataUri", "outputLength"],
  tabs: [
    {
      label: "Bits",
      Component: Bits,
      when: (_, { byteLength, variantUsed }) => byteLength > 0 && variantUsed !== null,
    },
    { label: "Hex", Component: HexView, when: (_, { byteLength }) => byteLength > 0 },
  ],
});
