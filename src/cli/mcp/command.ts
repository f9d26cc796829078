import { stderr, stdin, stdout } from "node:process";
import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { momentOf } from "../../core/fill";
import { readOptions, UsageError } from "../options";
import { createServer } from "./server";

/** `calc mcp`: answers on standard input and output until the client closes them. */
export async function runMcp(
  words: readonly string[],
  input: Readable = stdin,
  output: Writable = stdout,
): Promise<number> {
  const [name] = readOptions(words, []).values.keys();
  if (name !== undefined) throw new UsageError(`“calc mcp” has no --${name}.`);
  await serveClient(input, output, (message) => stderr.write(`${message}\n`));
  return 0;
}

/**
 * Answers one client until it is gone, or until it sends a message that is too long to read.
 *
 * @param report takes a sentence about a message that could not be read
 */
export async function serveClient(input: Readable, output: Writable, report: (message: string) => void): Promise<void> {
  const transport = new StdioServerTransport(input, output);
  serveStdio(() => createServer(() => momentOf(new Date())), { transport, onerror: ({ message }) => report(message) });
  const { onclose } = transport;
  await new Promise<void>((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}
