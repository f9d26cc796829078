import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "uuid-generator",
  name: "UUID Generator",
  purpose: "Generate UUIDs of every version, ULIDs and NanoIDs, one or thousands, and see what an ID contains.",
  keywords: [
    "UUID",
    "GUID",
    "ULID",
    "NanoID",
    "unique id",
    "UUID v4",
    "UUID v7",
    "UUID v5",
    "UUID decoder",
    "collision probability",
  ],
} satisfies CalculatorMeta;
