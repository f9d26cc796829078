import { defineView } from "../../../site/kit";
import generator from "./calculator";
import { List } from "./List";
import { Nist } from "./Nist";
import { calculator } from "./page";
import { PasswordText, Shown } from "./Shown";

/** Maximum number of digits of a number worth showing. */
const LONGEST_NUMBER = 60;

export default defineView(generator, {
  calculator,
  Figure: PasswordText,
  Display: Shown,
  figures: ({ inputs: { mode }, outputs: { combinations } }) =>
    mode === "check"
      ? ["entropyBits", "guessesLog10", "score", "nistSingleFactor", "nistMultiFactor", "onCommonList"]
      : [
          "entropyBits",
          "passwordLength",
          "alphabetSize",
          ...((combinations?.length ?? 0) <= LONGEST_NUMBER ? (["combinations"] as const) : []),
        ],
  hide: ["password", "passwords", "passwordsText"],
  tabs: [
    {
      label: "Passwords",
      Component: List,
      when: ({ inputs: { mode, count } }) => mode !== "check" && count > 1,
    },
    { label: "Advice", table: "feedback" },
    { label: "Time to crack", table: "crackTimes" },
    { label: "Options", table: "optionBits" },
    { label: "NIST check", Component: Nist },
  ],
});
