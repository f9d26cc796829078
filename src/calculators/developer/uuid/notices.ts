import type { Notice } from "../../../core/calculator";
import type { Ids } from "./ids";

export function notices({ read, facts }: Ids): Notice[] {
  if (!read) return [];
  const { node, nodeKind } = facts() ?? {};
  if (nodeKind !== "mac") return [];
  return [
    {
      code: "network-address",
      message: `The node ${node} is the network address of the machine that created this ID. Anyone who has the ID can tell which machine it was, and when.`,
    },
  ];
}
