import { defineCalculator } from "../../../core/calculator";
import { conversionOf } from "./conversion";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Text encoding": ["charset"],
    "Padding and line breaks": ["padding", "lineLength", "lineEnding"],
    "Data URI": ["dataUri", "mediaType"],
  },
  link: "fragment",
  derive: conversionOf,
  headline,
  notices,
  working,
});
