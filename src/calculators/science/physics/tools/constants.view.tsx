import { defineView } from "../../../../site/kit";
import calculator from "./constants";

export default defineView(calculator, {
  tabs: [{ label: "All constants", table: "constants" }],
});
