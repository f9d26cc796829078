const NOUNS: Readonly<Record<string, string>> = {
  typography: "a size of type",
  "data-storage": "an amount of data",
  "amount-of-substance": "an amount of substance",
  count: "a plain number",
  "gauge-pressure": "a gauge or absolute pressure",
};

/** The name of a quantity as a noun with its article: `a mass` for “Mass and weight”. */
export function nounOf({ id, name }: { readonly id: string; readonly name: string }): string {
  return NOUNS[id] ?? withArticle((name.split(/ and | \(/)[0] as string).toLowerCase());
}

/** The name with its indefinite article: `an ampere`, `a US gallon`. */
export function withArticle(name: string): string {
  return `${/^(?:[aei]|o(?!ne)|u(?!ni|s\b|k\b)|hour)/i.test(name) && !/^US|^UK/.test(name) ? "an" : "a"} ${name}`;
}
