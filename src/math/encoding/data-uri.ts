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

/** The head of a data URI; null for any other text. White space before it is passed over, but not in strict reading. */
export function readDataUri(text: string, strict = false): DataUri | null {
  const head = /^[ \t\r\n]*data:([^,]*?)(;base64)?,/i.exec(text);
  if (!head || !beginsDataUri(text, strict)) return null;
  const [whole, given = "", base64] = head;
  const mediaType =
    given === "" ? `${USUAL_TYPE};${USUAL_CHARSET}` : given.startsWith(";") ? USUAL_TYPE + given : given;
  return { mediaType, base64: base64 !== undefined, dataFrom: whole.length };
}

/** Whether a text begins as a data URI does, wherever its head ends. */
export function beginsDataUri(text: string, strict = false): boolean {
  return (strict ? /^data:/i : /^[ \t\r\n]*data:/i).test(text);
}

/** The part of a data URI before its Base64. @param mediaType may be empty; it is not checked */
export function dataUriHead(mediaType: string): string {
  return `data:${mediaType};base64,`;
}
