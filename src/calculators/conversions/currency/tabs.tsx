import { defineTabs } from "../../../site/kit";
import currency from "./calculator";
import { PastRates } from "./PastRates";
import { QuickTable } from "./QuickTable";

export default defineTabs(currency, [
  { label: "Other currencies", table: "table" },
  { label: "Quick table", Component: QuickTable },
  // A chart that is fetched, and for one of several periods.
  { label: "Past rates", Component: PastRates, onPaper: false },
]);
