import { type WithholdingParameters, withholdingFigures } from "../../../data/tax/us";
import withholding2026 from "../../../data/tax/us/2026/withholding.json";

/** The schedules of IRS Publication 15-T. */
export const WITHHOLDING = withholdingFigures(withholding2026 as unknown as WithholdingParameters, "2026");
