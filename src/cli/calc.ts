/** `calc`: every calculator from the command line. See `calc --help`. */
import { exit, stderr, stdin, stdout } from "node:process";
import { CATEGORIES } from "../calculators/catalog";
import { runBatch } from "./batch";
import { runAnswer, runAsk, runDescribe, runList, runSolve } from "./commands";
import { UsageError } from "./options";

const HELP = `Usage:
  calc <id> [--key value …] [--json] [--working]     answer with one calculator
  calc ask "question" [--asOf 2026-11-27] [--json]   answer a question in words, as of that day: "15% of 80"
  calc solve <id> --for input --output output --target value [--key value …] [--json]
  calc batch                                         JSON lines in, JSON lines out
  calc mcp                                           tools for an assistant, over standard input and output
  calc serve [--port 8787] [--host 127.0.0.1] [--rate 100]   the same over HTTP, so many requests a second
  calc list [--json]                                 every calculator
  calc describe <id>                                 JSON Schema of its inputs and outputs

Values can be written the way people type them: 400,000  $400k  "50 lakh"  1200*12. Lists are JSON.
An empty value means no value. ${CATEGORIES.reduce((sum, category) => sum + category.calculators.length, 0)} calculators; start with “calc list”.
Exit codes: 0 success, 1 invalid input, 2 invalid command.
`;

async function main([command, ...rest]: string[]): Promise<number> {
  switch (command) {
    case undefined:
      stderr.write(HELP);
      return 2;
    case "help":
    case "--help":
    case "-h":
      stdout.write(HELP);
      return 0;
    case "batch":
      return runBatch(stdin, stdout);
    case "list":
      return runList(rest);
    case "mcp":
      return (await import("./mcp/command")).runMcp(rest);
    case "serve":
      return (await import("./serve/command")).runServe(rest);
    case "describe":
      return runDescribe(rest);
    case "ask":
      return runAsk(rest);
    case "solve":
      return runSolve(rest);
    default:
      return runAnswer(command, rest);
  }
}

// A reader that stops early (`calc list | head -1`) is not an error.
stdout.on("error", (error: NodeJS.ErrnoException) => exit(error.code === "EPIPE" ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
