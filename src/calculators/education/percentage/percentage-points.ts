/** `1 percentage point`, `1.5 percentage points` @param figure as it is written */
export function percentagePoints(figure: string): string {
  return `${figure} percentage ${/^−?1$/.test(figure) ? "point" : "points"}`;
}
