import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { stderr } from "node:process";
import { readOptions, UsageError } from "../options";
import { createApi } from "./server";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

/** `calc serve`: answers until it is stopped. */
export async function runServe(words: readonly string[]): Promise<number> {
  const { values } = readOptions(words, []);
  const { host = "127.0.0.1", port = "8787", rate = "100", ...unknown } = Object.fromEntries(values);
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw new UsageError(`“calc serve” has no --${name}.`);
  const server = createApi({ rate: wholeNumber("rate", rate, 1_000_000), ownNamesOnly: LOOPBACK.includes(host) });
  server.listen(wholeNumber("port", port, 65_535), host);
  await once(server, "listening").catch(({ message }: Error) => {
    throw new UsageError(`The server did not start: ${message}`);
  });
  const { address, port: actual, family } = server.address() as AddressInfo;
  stderr.write(`Listening on http://${family === "IPv6" ? `[${address}]` : address}:${actual}/openapi.json\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());
  await once(server, "close");
  return 0;
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max))
    throw new UsageError(`--${name} must be a whole number from 0 to ${max.toLocaleString("en-US")}.`);
  return value;
}
