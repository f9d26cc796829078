/** Oven marks and fan ovens, as they are customary in the United Kingdom and Ireland. */

/** Degrees Celsius that a fan oven is set lower. */
export const FAN_REDUCTION = 20;

/** Mark 1 is 275 °F, and each further one 25 °F more; ½ is 250 °F and ¼ is 225 °F. */
export const GAS_MARKS: readonly { readonly mark: string; readonly fahrenheit: number }[] = [
  { mark: "1/4", fahrenheit: 225 },
  { mark: "1/2", fahrenheit: 250 },
  ...Array.from({ length: 9 }, (_, i) => ({ mark: String(i + 1), fahrenheit: 275 + 25 * i })),
];

/** The nearest mark; of two equally near ones the hotter. @param fahrenheit °F */
export function gasMark(fahrenheit: number): string {
  const away = (of: number) => Math.abs(of - fahrenheit);
  return GAS_MARKS.reduce((best, one) => (away(one.fahrenheit) <= away(best.fahrenheit) ? one : best)).mark;
}
