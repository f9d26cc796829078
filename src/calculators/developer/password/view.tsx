import { defineView } from "../../../site/kit";
import generator from "./calculator";
import { List } from "./List";
import { Nist } from "./Nist";
import { calculator } from "./page";
import { PasswordText, Shown } from "./Shown";

export default defineView(generator, {
  calculator,
  Figure: PasswordText,
  Display: Shown,
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
