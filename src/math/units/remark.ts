/** The name without what stands in brackets after it: `cubit` of `cubit (18 in)`. */
export function withoutRemark(name: string): string {
  return name.replace(/ \([^()]*\)$/, "");
}
