import type { ReactNode } from "react";
import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import { valueText } from "./expression";
import type { TimeNode } from "./outputs";
import "./parse.css";

/** Shows how the expression was parsed: nested chips for its parts, each with its value. */
export function Parse({ model: { answer }, format }: ViewProps<typeof calculator>) {
  const { tree } = answer;
  if (!tree) return null;
  return (
    <figure className="parse">
      <div>{chip(tree, (node) => valueText(node, format))}</div>
      <figcaption>Inner boxes are evaluated first. The number below each box is its value.</figcaption>
    </figure>
  );
}

function chip(node: TimeNode, value: (node: TimeNode) => string): ReactNode {
  return (
    <span className="chip">
      <span>
        {node.kind === "operation" ? (
          <>
            {chip(node.left, value)} <b>{node.operator}</b> {chip(node.right, value)}
          </>
        ) : node.kind === "minus" ? (
          <>
            <b>−</b> {chip(node.operand, value)}
          </>
        ) : (
          node.text.replace(/\s+/g, " ")
        )}
      </span>
      {(node.kind !== "number" || node.text !== value(node)) && <small>{value(node)}</small>}
    </span>
  );
}
