import { spawn } from "node:child_process";
import { once } from "node:events";
import { execPath } from "node:process";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it } from "vitest";
import { describeWith, npmProgram, run } from "../../testing-programs";

/** The command line is built first if it is out of date. */
const PATIENCE = 120_000;
const ARGS = ["scripts/calc.mjs", "mcp"];

it(
  "answers a client that starts it",
  async () => {
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(new StdioClientTransport({ command: execPath, args: ARGS, stderr: "ignore" }), {
      timeout: PATIENCE,
    });
    const { structuredContent } = await client.callTool({
      name: "calculate",
      arguments: {
        calculator: "tip-calculator",
        inputs: { billAmount: 84, taxAmount: 0, tipPercent: 25 },
        outputs: ["tipAmount"],
      },
    });
    expect(structuredContent).toMatchObject({ outputs: { tipAmount: 21 } });
    await client.close();
  },
  PATIENCE,
);

it(
  "ends when its client disappears",
  async () => {
    const program = spawn(execPath, ARGS, { stdio: ["pipe", "pipe", "ignore"] });
    const ended = once(program, "exit");
    program.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await once(program.stdout, "data");
    program.stdout.destroy();
    program.stdin.end();
    expect(await ended).toEqual([0, null]);
  },
  PATIENCE,
);

const inspector = npmProgram("mcp-inspector", "@modelcontextprotocol/inspector");

describeWith(inspector, "the protocol's own inspector", () => {
  const inspect = (...request: string[]) =>
    JSON.parse(run(inspector.command, ["--cli", execPath, ...ARGS, "--method", ...request], ""));

  it(
    "lists the tools and calls one",
    () => {
      const { tools } = inspect("tools/list");
      expect(tools.map(({ name }: { name: string }) => name)).toEqual([
        "list",
        "describe",
        "calculate",
        "solve",
        "ask",
      ]);
      const call = ["tools/call", "--tool-name", "ask", "--tool-arg", "question=18% tip on $64.30"];
      expect(inspect(...call).structuredContent).toMatchObject({ calculator: "tip-calculator" });
    },
    PATIENCE,
  );
});
