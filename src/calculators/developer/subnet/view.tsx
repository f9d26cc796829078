import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { longText } from "../../../site/kit/LongText";
import subnet from "./calculator";
import { Picture } from "./Picture";

const BlockMap = deferred(() => import("./BlockMap"));
const Export = deferred(() => import("./Export"));
const MaskSheet = deferred(() => import("./MaskSheet"));

export default defineView(subnet, {
  longText,
  Display: Picture,
  tabs: [
    { label: "Subnets", table: "subnets", copy: "network" },
    { label: "Networks", table: "blocks", copy: "network" },
    {
      label: "Map",
      Component: BlockMap,
      when: ({ model }) => ["split", "vlsm", "exclude"].includes(model.variant),
    },
    { label: "Tests", table: "checks" },
    {
      label: "Export",
      Component: Export,
      when: ({ outputs }) => outputs.cidrsText !== null,
      onPaper: false,
    },
    { label: "All masks", Component: MaskSheet, onPaper: false },
  ],
});
