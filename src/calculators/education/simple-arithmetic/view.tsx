import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import calculator from "./calculator";

export default defineView(calculator, {
  Display: deferred(() => import("./WrittenOut")),
  tabs: [
    { label: "Long division", table: "divisionTable" },
    { label: "Partial products", table: "partials" },
    { label: "Prime factors", table: "factorTable" },
    { label: "By every rule", table: "roundingTable" },
    { label: "Programming languages", table: "conventionTable" },
  ],
});
