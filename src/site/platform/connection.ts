interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether the visitor pays for bytes, as far as the browser tells: then nothing is fetched that nobody asked for. */
export function isMetered(): boolean {
  return connection()?.saveData === true || connection()?.type === "cellular";
}

/** Whether fetching ahead would be in the way of what is fetched now. */
export function isSlow(): boolean {
  return connection()?.effectiveType?.includes("2g") === true;
}
