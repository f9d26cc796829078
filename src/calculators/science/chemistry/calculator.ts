import type { AnyCalculator } from "../../../core/calculator";
import { collect } from "../../../core/tools";
import meta from "./meta";

export default collect(
  meta.tools,
  import.meta.glob<AnyCalculator>(["./tools/*.ts"], { eager: true, import: "default" }),
);
