/** Globals that browsers, workers and Node all provide but the ECMAScript library does not declare. */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string);
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): Iterator<[string, string]>;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
