import { defineTabs } from "../../../site/kit";
import unitConverter from "./calculator";
import { UnitTable } from "./UnitTable";

export default defineTabs(unitConverter, [
  { label: "All units", Component: UnitTable, when: ({ model }) => model.quantity !== null },
  { label: "In several units", table: "parts" },
]);
