interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/**
 * Whether the visitor pays for data, as far as the browser says: then nothing is fetched that was not
 * requested.
 */
export function isMetered(): boolean {
  return connection()?.saveData === true || connection()?.type === "cellular";
}

/** Whether prefetching would slow down what is being fetched now. */
export function isSlow(): boolean {
  return connection()?.effectiveType?.includes("2g") === true;
}
