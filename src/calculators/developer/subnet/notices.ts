/** What to know beside the answer. */
import type { Notice } from "../../../core/calculator";
import { groupDigits } from "../../../math/numbers/write-number";
import type { Inputs } from "./inputs";
import { type Item, readList } from "./lists";
import type { Asked } from "./network";

export function noticesFor(inputs: Inputs, asked: Asked | null, resultCount: string | null): Notice[] {
  return [
    ...(asked ? addressNotices(inputs, asked) : []),
    ...(inputs.mode === "summarize" ? listNotices(readList("networks", inputs.networks)) : []),
    ...(inputs.mode === "exclude" ? listNotices(readList("exclude", inputs.exclude)) : []),
    ...cutNotices(inputs, resultCount),
  ];
}

function addressNotices({ mode, prefixLength, reservedModel }: Inputs, { address, block }: Asked): Notice[] {
  const notices: Notice[] = [];
  if (address.zone !== null)
    notices.push({
      code: "zone-set-aside",
      message: "What stands after % names an interface of one machine and is no part of the address.",
    });
  if (address.form === "wildcard")
    notices.push({
      code: "wildcard-read",
      message: `The mask is a wildcard: its zeros count as the network’s bits, which makes /${block.prefix}.`,
    });
  if (address.prefix === null && prefixLength === null)
    notices.push({
      code: "single-address",
      message: `No prefix length was given, so this is the one address, /${block.prefix}.`,
    });
  if (mode === "inspect" && reservedModel === "standard" && block.version === 4 && block.prefix === 31)
    notices.push({
      code: "point-to-point",
      message: "A /31 links two routers: both addresses are usable (RFC 3021).",
    });
  if (mode === "inspect" && block.version === 6 && block.prefix === 127)
    notices.push({
      code: "router-link",
      message: "A /127 links two routers: both addresses are usable (RFC 6164).",
    });
  return notices;
}

function listNotices(items: readonly Item[]): Notice[] {
  const cleared = items.filter((item) => item.cleared);
  const mask = items.find((item) => /^255\.[\d.]+$/.test(item.text));
  const notices: Notice[] = [];
  if (cleared[0])
    notices.push({
      code: "host-bits-cleared",
      message:
        cleared.length === 1
          ? `${cleared[0].text} is an address inside its network; the whole network was taken.`
          : `${cleared.length} items are addresses inside their networks, such as ${cleared[0].text}; the whole networks were taken.`,
    });
  if (mask)
    notices.push({
      code: "mask-as-address",
      message: `${mask.text} was taken for an address of its own. Write a mask with a slash: 10.0.0.0/255.255.255.0.`,
    });
  return notices;
}

function cutNotices({ mode, maxRows, check }: Inputs, resultCount: string | null): Notice[] {
  const count = mode === "check" ? String(readList("check", check).length) : (resultCount ?? "0");
  if (BigInt(count) <= BigInt(maxRows) || mode === "inspect") return [];
  return [
    {
      code: "rows-cut",
      message: `The first ${groupDigits(String(maxRows))} of ${groupDigits(count)} are listed.`,
    },
  ];
}
