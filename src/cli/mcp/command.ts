import { once } from "node:events";
import { stderr } from "node:process";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Moment } from "../../core/fill";
import { readOptions, UsageError } from "../options";
import { createServer } from "./server";

/** `calc mcp`: answers on standard input and output until the client closes them. */
export async function runMcp(words: readonly string[]): Promise<number> {
  const [name] = readOptions(words, []).values.keys();
  if (name !== undefined) throw new UsageError(`“calc mcp” has no --${name}.`);
  const closed = once(process.stdin, "close");
  serveStdio(() => createServer(localMoment), { onerror: ({ message }) => stderr.write(`${message}\n`) });
  await closed;
  return 0;
}

/** The date and time of this machine. */
function localMoment(): Moment {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    time: `${two(now.getHours())}:${two(now.getMinutes())}`,
    milliseconds: now.getTime(),
  };
}
