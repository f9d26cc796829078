import type { Forms } from "../../../ask/form";

export default [
  {
    says: ["[generate|new|create|random|make] [a|an] [random|new] (uuid|guid|uuid v4|uuidv4|uuid4) [generator|please]"],
    set: { mode: "generate", version: "v4" },
  },
  { says: ["[generate|new|create] [a] (uuid v7|uuidv7|uuid7)"], set: { mode: "generate", version: "v7" } },
  { says: ["[generate|new|create] [a] (uuid v1|uuidv1|uuid1)"], set: { mode: "generate", version: "v1" } },
  { says: ["[generate|new|create] [a|an] ulid"], set: { mode: "generate", version: "ulid" } },
  { says: ["[generate|new|create] [a] (nanoid|nano id)"], set: { mode: "generate", version: "nanoid" } },
  {
    says: ["[generate|create|new|make] {count:whole} [random] (uuids|guids)"],
    set: { mode: "generate", version: "v4" },
  },
  {
    says: [
      "(inspect|decode|check) [uuid|ulid|guid|id] {input:word}",
      "(uuid|guid|ulid) {input:word}",
      "what version is [uuid] {input:word}",
    ],
    set: { mode: "inspect" },
    fill: ({ input }) =>
      /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-hjkmnp-tv-z]{26})$/i.test(String(input?.json)) ? {} : null,
  },
] satisfies Forms;
