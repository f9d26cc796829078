import { defineView } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import { Explanation } from "./Explanation";
import model from "./model";
import { PatternForm } from "./PatternForm";
import { page } from "./page";
import { State } from "./State";

export default defineView(model, {
  calculator: page.calculator,
  FormTop: PatternForm,
  ownInputs: ["mode", "flavor", "pattern", "flags", "text", "replacement", "mustMatch", "mustNotMatch"],
  Display: State,
  figures: ["partCount", "groupCount", "groupNames", "testsFailed"],
  hide: ["matchCount", "warnings", "code", "testLines", "matchParts", "explanation"],
  tabs: [
    { label: "Explanation", Component: Explanation },
    { label: "Picture", Component: deferred(() => import("./Railroad")) },
    { label: "Matches", table: "matches" },
    { label: "Groups", table: "groups" },
    { label: "Parts", table: "parts" },
    {
      label: "Report",
      Component: deferred(() => import("./Report")),
      when: (_, { report }) => report !== null,
    },
    { label: "Test lines", Component: deferred(() => import("./TestLines")) },
    { label: "Code", Component: deferred(() => import("./Code")) },
    { label: "Samples", Component: deferred(() => import("./Samples")) },
    { label: "Reference", Component: deferred(() => import("./Reference")) },
  ],
});
