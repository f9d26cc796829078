/** Links that hold the figures of a page: written to the address and the clipboard, read on arrival. */
import type { AnyCalculator } from "../../core/calculator";
import { decodeLink, encodeLink } from "../../core/link";
import type { Json } from "../../core/parse";
import { replaceAddress } from "../navigation/location";

/** `?homePrice=450000`, or behind the `#` where no server shall see the figures. */
export function linkOf(calculator: AnyCalculator, json: Readonly<Record<string, Json>>): string {
  const link = encodeLink(calculator, json);
  return link && (calculator.link === "fragment" ? "#" : "?") + link;
}

export function keepAddress(calculator: AnyCalculator, json: Readonly<Record<string, Json>>): void {
  const wanted = linkOf(calculator, json);
  if (wanted !== location.search + location.hash) replaceAddress(location.pathname + wanted);
}

/** The texts that a link puts into the fields. */
export function textsOf(calculator: AnyCalculator, link: string): Record<string, string> {
  return Object.fromEntries(decodeLink(calculator, link));
}
