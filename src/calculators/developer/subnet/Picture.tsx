import type { ViewProps } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import type model from "./model";
import "./subnet.css";

const BitStrip = deferred(() => import("./BitStrip"), "seen");

/** The bits of the address, where the question is about one network. */
export function Picture(props: ViewProps<typeof model>) {
  return props.outputs.version === null ? null : (
    <BitStrip {...props} urgent={props.outputs.cidr !== EXAMPLE} />
  );
}

/** The network that stands in the HTML. */
const EXAMPLE = "192.168.10.0/24";
