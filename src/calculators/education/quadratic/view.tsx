import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";
import { Solutions } from "./Solutions";

export default defineView(calculator, {
  Figure: Solutions,
  figures: ["nature", "factored", "vertexForm", "discriminantExact", "vertexX", "vertexY"],
  hide: ["degree", "coefficientA", "coefficientB", "coefficientC", "coefficientD"],
  tabs: tabsFrom(() => import("./tabs")),
});
