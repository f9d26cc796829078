/**
 * Number of letters to insert, delete, replace or swap with their neighbor to turn one word into the other (optimal
 * string alignment distance; Damerau 1964).
 */
export function editDistance(first: string, second: string): number {
  const [a, b] = [[...first], [...second]];
  let twoBack: number[] = [];
  let oneBack = b.map((_, j) => j).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] as number) + 1, (oneBack[j] as number) + 1, (oneBack[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoBack[j - 2] as number) + 1);
      row.push(least);
    }
    [twoBack, oneBack] = [oneBack, row];
  }
  return oneBack[b.length] as number;
}
