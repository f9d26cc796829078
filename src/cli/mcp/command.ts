import { stderr, stdin, stdout } from "node:process";
import { Readable, type Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { momentOf } from "../../core/fill";
import { linesOf } from "../lines";
import { readOptions, UsageError } from "../options";
import { createServer } from "./server";

/** Bytes of a message. A longer one ends the connection. */
const LONGEST_MESSAGE = 10 * 2 ** 20;

/** JSON-RPC's answer to what cannot be parsed, and so has no ID. */
const NOT_UTF_8 = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32700, message: "Parse error: the message is not UTF-8." },
};

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
  const refuse = () => output.write(`${JSON.stringify(NOT_UTF_8)}\n`);
  const transport = new StdioServerTransport(Readable.from(messagesIn(input, refuse)), output);
  serveStdio(() => createServer(() => momentOf(new Date())), { transport, onerror: ({ message }) => report(message) });
  const { onclose } = transport;
  await new Promise<void>((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}

/** The transport would replace what is not UTF-8, and answer another question than was asked. */
async function* messagesIn(input: Readable, refuse: () => void): AsyncGenerator<Buffer> {
  for await (const lines of linesOf(input, LONGEST_MESSAGE))
    for (const line of lines)
      if (line === null) refuse();
      else yield Buffer.from(`${line}\n`);
}
