import { defineCalculator, notice } from "../../../core/calculator";
import { outputs } from "./outputs";
import { questions } from "./questions";
import { missingGrammar } from "./ratio";

export default defineCalculator({
  ...questions,
  outputs,
  prepare: ({ ratio, ratio2 }) => missingGrammar([ratio, ratio2]),
  notices({ answer: { ratio, combined, comparison } }) {
    const { first, second } = combined ?? comparison ?? {};
    const read = (first && second ? [first, second] : [ratio]).flatMap((one) => one?.echo ?? []);
    return [read.length > 0 && notice("ratio-read", `Read as ${read.join(" and ")}.`)];
  },
});
