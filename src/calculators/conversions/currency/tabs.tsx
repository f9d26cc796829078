import { defineTabs } from "../../../site/kit";
import currency from "./calculator";
import { PastRates } from "./PastRates";
import { QuickTable } from "./QuickTable";

export default defineTabs(currency, [
  { label: "Other currencies", table: "table" },
  { label: "Quick table", Component: QuickTable },
  { label: "Past rates", Component: PastRates },
]);
