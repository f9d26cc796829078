import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { Chooser } from "./Chooser";
import uuid from "./calculator";
import { IdParts, IdText } from "./IdParts";
import { List } from "./List";

const Collisions = deferred(() => import("./Collisions"), "seen");

export default defineView(uuid, {
  FormTop: Chooser,
  Figure: IdText,
  Display: IdParts,
  tabs: [
    { label: "Fields", table: "bits" },
    { label: "List", Component: List, when: ({ outputs: { ids } }) => ids.length > 1 },
    { label: "IDs", table: "ids" },
    { label: "Collisions", Component: Collisions, when: ({ model }) => model.randomBits !== null },
  ],
});
