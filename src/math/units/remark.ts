/** The name without a trailing remark in parentheses: `cubit` for `cubit (18 in)`. */
export function withoutRemark(name: string): string {
  return name.replace(/ \([^()]*\)$/, "");
}
