/** Data URIs: RFC 2397 (August 1998). */
export interface DataUri {
  readonly mediaType: string;
  readonly base64: boolean;
  /** Index of the first character of the data. */
  readonly dataFrom: number;
}

/** What a data URI without a media type has. */
const USUAL_TYPE = "text/plain";
const USUAL_CHARSET = "charset=US-ASCII";

/** The head of a data URI; null for any other text. */
export function readDataUri(text: string): DataUri | null {
  const head = /^\s*data:([^,]*?)(;base64)?,/i.exec(text);
  if (!head) return null;
  const [whole, given = "", base64] = head;
  const mediaType =
    given === "" ? `${USUAL_TYPE};${USUAL_CHARSET}` : given.startsWith(";") ? USUAL_TYPE + given : given;
  return { mediaType, base64: base64 !== undefined, dataFrom: whole.length };
}

export function dataUriHead(mediaType: string): string {
  return `data:${mediaType};base64,`;
}
