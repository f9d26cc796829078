/** Data URIs: RFC 2397 (August 1998). */
export interface DataUri {
  readonly mediaType: string;
  readonly base64: boolean;
  /** Index of the first character of the data. */
  readonly dataFrom: number;
}

/** Defaults for a data URI without a media type. */
const USUAL_TYPE = "text/plain";
const USUAL_CHARSET = "charset=US-ASCII";

/**
 * Parses the head of a data URI; returns null for any other text. Leading white space is skipped unless `strict` is
 * set.
 */
export function readDataUri(text: string, strict = false): DataUri | null {
  const head = /^[ \t\r\n]*data:([^,]*?)(;base64)?,/i.exec(text);
  if (!head || !beginsDataUri(text, strict)) return null;
  const [whole, given = "", base64] = head;
  const mediaType =
    given === "" ? `${USUAL_TYPE};${USUAL_CHARSET}` : given.startsWith(";") ? USUAL_TYPE + given : given;
  return { mediaType, base64: base64 !== undefined, dataFrom: whole.length };
}

/** Whether a text starts like a data URI, even if its head is incomplete. */
export function beginsDataUri(text: string, strict = false): boolean {
  return (strict ? /^data:/i : /^[ \t\r\n]*data:/i).test(text);
}

/**
 * The head of a Base64 data URI.
 *
 * @param mediaType may be empty; it is not validated
 */
export function dataUriHead(mediaType: string): string {
  return `data:${mediaType};base64,`;
}
