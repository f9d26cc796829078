/** Maximum number of people with a nonzero balance for which the result is provably optimal. */
const EXACT_UP_TO = 20;

export interface Settlement {
  /** Indices of the people. */
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
}

export interface Settled {
  readonly payments: readonly Settlement[];
  /** Groups of people whose balances add up to 0, each settled separately. */
  readonly groups: readonly (readonly number[])[];
  /** Whether fewer payments are provably impossible. */
  readonly optimal: boolean;
}

/**
 * Finds the fewest payments that bring every balance to 0. Their number is the number of people with a balance minus
 * the maximum number of groups whose balances add up to 0, because a group of k people needs k − 1 payments. With more
 * than 20 people, all form one group and the result may not be optimal.
 *
 * @param balances in minor units, positive for people who get money; they must add up to 0
 */
export function settle(balances: readonly bigint[]): Settled {
  const open = balances.flatMap((balance, i) => (balance === 0n ? [] : [i]));
  const exact = open.length <= EXACT_UP_TO && open.every((i) => Number.isSafeInteger(Number(balances[i])));
  const groups = open.length === 0 ? [] : exact ? zeroSumGroups(open, balances) : [open];
  return {
    groups,
    payments: groups.flatMap((group) => payWithin(group, balances)),
    optimal: exact,
  };
}

/**
 * Finds the maximum number of groups that sum to 0, by dynamic programming over sets of people: the best of a set is
 * the best of its subsets with one person fewer, plus 1 if the set itself sums to 0.
 */
function zeroSumGroups(open: readonly number[], balances: readonly bigint[]): number[][] {
  const amounts = open.map((i) => Number(balances[i]));
  const size = 1 << open.length;
  const sums = new Float64Array(size);
  const best = new Int8Array(size);
  for (let set = 1; set < size; set++) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] as number) + (amounts[low] as number);
    let most = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const without = best[set ^ (rest & -rest)] as number;
      if (without > most) most = without;
    }
    best[set] = most + (sums[set] === 0 ? 1 : 0);
  }
  const groups: number[][] = [];
  for (let set = size - 1; set !== 0; ) {
    // Each set on the path that sums to 0 starts a new group.
    if (sums[set] === 0) groups.push([]);
    const target = (best[set] as number) - (sums[set] === 0 ? 1 : 0);
    let rest = set;
    while (best[set ^ (rest & -rest)] !== target) rest &= rest - 1;
    const bit = rest & -rest;
    groups.at(-1)?.push(open[31 - Math.clz32(bit)] as number);
    set ^= bit;
  }
  return groups.map((group) => group.sort((a, b) => a - b));
}

/** The largest debtor pays the largest creditor until nobody owes anything; ties go to the person listed first. */
function payWithin(group: readonly number[], balances: readonly bigint[]): Settlement[] {
  const left = new Map(group.map((i) => [i, balances[i] as bigint]));
  const payments: Settlement[] = [];
  for (;;) {
    let from = -1;
    let to = -1;
    for (const [i, balance] of left) {
      if (balance < 0n && (from < 0 || balance < (left.get(from) as bigint))) from = i;
      if (balance > 0n && (to < 0 || balance > (left.get(to) as bigint))) to = i;
    }
    if (from < 0 || to < 0) return payments;
    const owed = -(left.get(from) as bigint);
    const due = left.get(to) as bigint;
    const amount = owed < due ? owed : due;
    payments.push({ from, to, amount });
    left.set(from, amount - owed);
    left.set(to, due - amount);
  }
}
