/** Addresses as people copy them, with a port, in brackets or as part of a link: `192.168.1.1:80`, `[2001:db8::1]/64`. */

export interface TypedAddress {
  /** The address alone, with its prefix length if one was written: `2001:db8::1/64`. */
  readonly text: string;
  /** What was left out: `:8080`; empty if nothing. */
  readonly dropped: string;
}

/** Removes what is no part of an address or block. Texts that have no such parts stay as they are. */
export function typedAddress(text: string): TypedAddress {
  const plain = text
    .trim()
    .replace(/,?\s+(?:sub)?(?:net)?mask:?\s+(?=\d)/i, " ")
    .replace(/,\s*\/?(?=\d{1,3}$)/, "/");
  if (plain !== text.trim()) return { text: plain, dropped: "" };
  const link = /^[a-z][a-z\d+.-]*:\/\/(?:[^/@\s]*@)?/i.exec(plain)?.[0] ?? "";
  const host = plain.slice(link.length);
  const bracketed = /^\[([\da-f:.]+)(?:%[\w.-]+)?\](\/\d{1,3}(?!\d))?(:\d{1,5}(?!\d))?(\/\d{1,3}(?!\d))?(.*)$/is.exec(
    host,
  );
  if (bracketed) {
    const [, address = "", inner = "", port = "", outer = "", rest = ""] = bracketed;
    return kept(text, address + (inner || outer), port, link, rest);
  }
  const dotted = /^(\d{1,3}(?:\.\d{1,3}){3})(:\d{1,5})?(?!\d)(\/\d{1,2}(?![\d.]))?(.*)$/s.exec(host);
  if (!dotted) return { text, dropped: "" };
  const [, address = "", port = "", prefix = "", rest = ""] = dotted;
  return kept(text, address + prefix, port, link, rest);
}

/** What follows may be left out only if it is the path of a link. */
function kept(text: string, address: string, port: string, link: string, rest: string): TypedAddress {
  if (rest !== "" && !(link !== "" && /^[/?#]/.test(rest))) return { text, dropped: "" };
  const dropped = link + port + rest;
  return dropped === "" && address === text.trim() ? { text, dropped } : { text: address, dropped: dropped || "[]" };
}
