/** The names of all units, and the grammar of questions. Loaded for questions and for units of other quantities. */
export { breakDown, roundToFraction } from "../../../math/units/break-down";
export { mismatchText, readUnit, unknownText } from "../../../math/units/query";
export { ALL_NAMES as NAMES } from "../../../reading/all-units";
export { unitQuestion } from "../../../reading/unit-question";

export { bySize, partsOf, splitInto } from "./several";
