import { deferred, type ViewProps } from "../../../site/kit";
import type subnet from "./calculator";
import "./subnet.css";

const BitStrip = deferred(() => import("./BitStrip"), "seen");

/** The bits of the address, where the question is about one network. */
export function Picture(props: ViewProps<typeof subnet>) {
  const { subnet: asked } = props.model.answer;
  return asked ? <BitStrip {...props} subnet={asked} urgent={asked.cidr !== EXAMPLE} /> : null;
}

/** The network that stands in the HTML. */
const EXAMPLE = "192.168.10.0/24";
