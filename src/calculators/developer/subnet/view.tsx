import { defineView, type ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { longText } from "../../../site/kit/LongText";
import subnet from "./calculator";
import "./subnet.css";

const BlockMap = deferred(() => import("./BlockMap"));
const Export = deferred(() => import("./Export"));
const MaskSheet = deferred(() => import("./MaskSheet"));

const BitStrip = deferred(() => import("./BitStrip"), "seen");

/** The bits of the address, in the modes that are about one network. */
function Picture(props: ViewProps<typeof subnet>) {
  const { subnet: current } = props.model.answer;
  return current ? <BitStrip {...props} subnet={current} urgent={current.cidr !== EXAMPLE} /> : null;
}

/** The network in the prerendered HTML. */
const EXAMPLE = "192.168.10.0/24";

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
