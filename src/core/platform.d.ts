/** What every host of the pure code offers (browsers, workers, Node) and the ECMAScript library does not declare. */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string);
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): Iterator<[string, string]>;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
