/** Idle clients are forgotten once there are this many. */
const REMEMBERED = 10_000;

/**
 * Lets each client make so many requests a second, and as many at once after a second of rest.
 *
 * @param perSecond no limit if 0
 * @param clock milliseconds that never go back
 * @returns whether a client may make a request now
 */
export function rateLimit(perSecond: number, clock: () => number = () => performance.now()) {
  const clients = new Map<string, { left: number; at: number }>();
  return (client: string): boolean => {
    if (perSecond === 0) return true;
    const now = clock();
    const { left, at } = clients.get(client) ?? { left: perSecond, at: now };
    const available = Math.min(perSecond, left + ((now - at) / 1000) * perSecond);
    const isAllowed = available >= 1;
    if (clients.size >= REMEMBERED) for (const [other, { at }] of clients) if (now - at > 1000) clients.delete(other);
    clients.set(client, { left: isAllowed ? available - 1 : available, at: now });
    return isAllowed;
  };
}
