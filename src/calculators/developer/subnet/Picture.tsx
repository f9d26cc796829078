import type { ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import type subnet from "./calculator";
import "./subnet.css";

const BitStrip = deferred(() => import("./BitStrip"), "seen");

/** The bits of the address, in the modes that are about one network. */
export function Picture(props: ViewProps<typeof subnet>) {
  const { subnet: current } = props.model.answer;
  return current ? <BitStrip {...props} subnet={current} urgent={current.cidr !== EXAMPLE} /> : null;
}

/** The network in the prerendered HTML. */
const EXAMPLE = "192.168.10.0/24";
