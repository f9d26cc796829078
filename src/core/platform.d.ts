/** Globals that browsers, workers and Node all provide but the ECMAScript library does not declare. */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string);
  append(name: string, value: string): void;
  delete(name: string): void;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): Iterator<[string, string]>;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
