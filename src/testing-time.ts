/** For tests only: measures times that can be compared with a limit on any machine. */

/**
 * Time of `yardstick` in milliseconds, the shortest of several, on the two-core machine on which all limits are kept
 * without scaling.
 */
const REFERENCE = 25;
/** The shortest of several measurements counts, since other work on the machine can only add time. */
const ATTEMPTS = 5;

/**
 * Time of the work in milliseconds: elapsed time or, if less because the machine was busy, CPU time. If that exceeds
 * the limit, the work is repeated, and on a machine slower than the reference, the time is scaled to the reference.
 *
 * @param limit in milliseconds
 */
export async function millisecondsOf(work: () => unknown, limit: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS && shortest >= limit; i++) {
    const elapsed = stopwatch();
    await work();
    const time = elapsed();
    shortest = Math.min(shortest, time < limit ? time : time / slowness());
  }
  return shortest;
}

/** Returns a function that gives the milliseconds since this call: elapsed or CPU time, whichever is less. */
export function stopwatch(): () => number {
  const [start, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

/** How many times slower than the reference this machine currently is; at least 1. */
export function slowness(): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS; i++) {
    const elapsed = stopwatch();
    yardstick();
    shortest = Math.min(shortest, elapsed());
  }
  return Math.max(1, shortest / REFERENCE);
}

/** A bit of everything that calculators do: texts, maps, sorting, big integers and floating-point arithmetic. */
function yardstick(): number {
  const texts: string[] = [];
  let state = 12_345;
  for (let i = 0; i < 20_000; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    texts.push(`${state}.${i}`);
  }
  const sums = new Map<string, number>();
  for (const text of texts) sums.set(text, (sums.get(text) ?? 0) + Number(text));
  texts.sort();
  let big = 1n;
  for (let i = 0; i < 300; i++) big = big * 1_000_003n + BigInt(i);
  let result = Number(big % 1000n) + sums.size;
  for (const sign of texts.join(",")) result = (31 * result + (sign.codePointAt(0) ?? 0)) | 0;
  for (let i = 1; i < 300_000; i++) result += Math.sqrt(i) / i;
  return result;
}
