/** Notices that several modes share. */
import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { digits } from "./counts";
import type { Inputs } from "./inputs";
import type { Item } from "./lists";
import type { Subnet } from "./subnet";

/** How the address was read. */
export function addressNotices(
  { address, dropped, prefix, version }: Subnet,
  { prefixLength }: Inputs,
): Listed<Notice> {
  const notices: Notice[] = [];
  if (/[^[\]]/.test(dropped))
    notices.push(notice("part-left-out", `“${dropped}” is not part of the address and was left out.`));
  if (address.zone !== null)
    notices.push(
      notice(
        "zone-set-aside",
        "The part after % names a network interface on one machine and is not part of the address.",
      ),
    );
  if (address.form === "wildcard")
    notices.push(
      notice("wildcard-read", `The mask is a wildcard. Its zeros mark the network bits, which makes it /${prefix}.`),
    );
  if (address.prefix === null && prefixLength === null)
    notices.push(
      notice(
        "single-address",
        `No prefix length was given, so this is a single address, /${prefix}. To see its network, add a prefix length such as ${version === 4 ? "/24" : "/64"}.`,
      ),
    );
  return notices;
}

/** How the items of a list were read. */
export function listNotices(items: readonly Item[]): Listed<Notice> {
  const cleared = items.filter((item) => item.cleared);
  const mask = items.find((item) => /^255\.[\d.]+$/.test(item.text));
  const notices: Notice[] = [];
  if (cleared[0])
    notices.push(
      notice(
        "host-bits-cleared",
        cleared.length === 1
          ? `${cleared[0].text} is an address inside its network. The whole network was used.`
          : `${cleared.length} items are addresses inside their networks, such as ${cleared[0].text}. Their whole networks were used.`,
      ),
    );
  if (mask)
    notices.push(
      notice(
        "mask-as-address",
        `${mask.text} was read as a separate address. Write masks with a slash: 10.0.0.0/255.255.255.0.`,
      ),
    );
  return notices;
}

/** @param count total number of rows, listed or not */
export function cutNotices(count: bigint | number, { maxRows }: Inputs): Notice | null {
  if (count <= maxRows) return null;
  return notice("rows-cut", `The first ${digits(maxRows)} of ${digits(count)} are listed.`);
}
