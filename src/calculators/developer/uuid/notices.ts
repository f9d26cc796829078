import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import type { Ids } from "./ids";

export function notices({ read, facts }: Ids): Listed<Notice> {
  if (!read) return [];
  const { node, nodeKind } = facts() ?? {};
  if (nodeKind !== "mac") return [];
  return [
    notice(
      "network-address",
      `The node ${node} is the network address of the machine that created this ID. Anyone who has the ID can tell which machine it was, and when.`,
    ),
  ];
}
