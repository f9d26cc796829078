import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { longText } from "../../../site/kit/LongText";
import regex from "./calculator";
import { Explanation } from "./Explanation";
import { PatternForm } from "./PatternForm";
import { page } from "./page";
import { State } from "./State";

export default defineView(regex, {
  longText,
  calculator: page.calculator,
  FormTop: PatternForm,
  Display: State,
  tabs: [
    { label: "Matches", table: "matches" },
    { label: "Explanation", Component: Explanation },
    { label: "Picture", Component: deferred(() => import("./Railroad")) },
    { label: "Groups", table: "groups" },
    { label: "Parts", table: "parts" },
    {
      label: "Report",
      Component: deferred(() => import("./Report")),
      when: ({ model }) => model.report !== null,
    },
    { label: "Test lines", Component: deferred(() => import("./TestLines")) },
    { label: "Code", Component: deferred(() => import("./Code")) },
    { label: "Samples", Component: deferred(() => import("./Samples")), onPaper: false },
    { label: "Reference", Component: deferred(() => import("./Reference")), onPaper: false },
  ],
});
