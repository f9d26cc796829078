/** Gas marks and fan ovens, as customary in the United Kingdom and Ireland. */

/** Number of degrees Celsius by which a fan oven is set lower. */
export const FAN_REDUCTION = 20;

interface GasMark {
  readonly mark: string;
  readonly fahrenheit: number;
}

/** Mark 1 is 275 °F, and each following mark is 25 °F more; ½ is 250 °F and ¼ is 225 °F. */
export const GAS_MARKS: readonly GasMark[] = [
  { mark: "1/4", fahrenheit: 225 },
  { mark: "1/2", fahrenheit: 250 },
  ...Array.from({ length: 9 }, (_, i) => ({ mark: String(i + 1), fahrenheit: 275 + 25 * i })),
];

const HALF_A_MARK = 12.5;

/** `cooler` than the lowest mark or `hotter` than the highest, by more than half a mark; otherwise null. */
export function beyondGasMarks(fahrenheit: number): "cooler" | "hotter" | null {
  const [lowest, highest] = [GAS_MARKS[0], GAS_MARKS.at(-1)] as [GasMark, GasMark];
  if (fahrenheit < lowest.fahrenheit - HALF_A_MARK) return "cooler";
  return fahrenheit > highest.fahrenheit + HALF_A_MARK ? "hotter" : null;
}

/** The nearest mark, or the hotter one if two are equally near; null beyond all marks. */
export function gasMark(fahrenheit: number): string | null {
  if (beyondGasMarks(fahrenheit)) return null;
  const away = (of: number) => Math.abs(of - fahrenheit);
  return GAS_MARKS.reduce((best, one) => (away(one.fahrenheit) <= away(best.fahrenheit) ? one : best)).mark;
}
