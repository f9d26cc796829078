/** Gas marks and fan ovens, as customary in the United Kingdom and Ireland. */

/** Number of degrees Celsius by which a fan oven is set lower. */
export const FAN_REDUCTION = 20;

/** Mark 1 is 275 °F, and each following mark is 25 °F more; ½ is 250 °F and ¼ is 225 °F. */
export const GAS_MARKS: readonly { readonly mark: string; readonly fahrenheit: number }[] = [
  { mark: "1/4", fahrenheit: 225 },
  { mark: "1/2", fahrenheit: 250 },
  ...Array.from({ length: 9 }, (_, i) => ({ mark: String(i + 1), fahrenheit: 275 + 25 * i })),
];

/** The nearest mark, or the hotter one if two are equally near. */
export function gasMark(fahrenheit: number): string {
  const away = (of: number) => Math.abs(of - fahrenheit);
  return GAS_MARKS.reduce((best, one) => (away(one.fahrenheit) <= away(best.fahrenheit) ? one : best)).mark;
}
