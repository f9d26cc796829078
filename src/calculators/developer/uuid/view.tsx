import { defineView } from "../../../site/view";
import { Chooser } from "./Chooser";
import { Collisions } from "./Collisions";
import { IdParts } from "./IdParts";
import { List } from "./List";
import model from "./model";

export default defineView(model, {
  FormTop: Chooser,
  Display: IdParts,
  figures: ({ mode }, { kind }) =>
    mode === "generate"
      ? ["entropyBits", "collisionProbability"]
      : [
          ...(kind === "uuid" ? (["uuidVersion", "variant"] as const) : []),
          "timestampIso",
          "timestampUnixMs",
          "clockSeq",
          "node",
          "nodeKind",
          "integer",
          "urn",
          "base64url",
          "guidBytes",
          "ulid",
        ],
  hide: ["id", "idsText", "canonical", "kind"],
  tabs: [
    { label: "Fields", table: "bits" },
    { label: "List", Component: List, when: (_, { ids }) => ids.length > 1 },
    { label: "Ids", table: "ids" },
    { label: "Collisions", Component: Collisions, when: (_, { entropyBits }) => entropyBits !== null },
  ],
});
