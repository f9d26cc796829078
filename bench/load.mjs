/**
 * `node bench/load.mjs`: the load that `calc serve` carries on this machine. A bounded number of connections asks for
 * mortgage answers for some seconds; prints requests a second, the 99th percentile of their times, and failures. Exits
 * with 1 if any request failed.
 *
 * --connections 16   --seconds 10
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { root, run, setup } from "../scripts/setup.mjs";

const { values: options } = parseArgs({
  options: { connections: { type: "string", default: "16" }, seconds: { type: "string", default: "10" } },
});
const PORT = 4303;
const CONNECTIONS = Number(options.connections);
setup();

run(process.execPath, ["scripts/build.mjs", "cli"]);
const program = spawn(process.execPath, ["dist-cli/calc.js", "serve", "--port", String(PORT), "--rate", "0"], {
  cwd: root,
  stdio: ["ignore", "inherit", "pipe"],
});
await once(program.stderr, "data");

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** @returns whether the answer is right, for a price that no other request has */
function ask(price) {
  const body = JSON.stringify({ inputs: { homePrice: price }, outputs: ["monthlyPayment", "loanAmount"] });
  const path = "/calculators/mortgage-calculator";
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const asked = request({ agent, host: "127.0.0.1", port: PORT, path, method: "POST", headers }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve(response.statusCode === 200 && Math.abs(JSON.parse(text).outputs.loanAmount - price * 0.8) < 0.01);
    });
    asked.on("error", () => resolve(false));
    asked.end(body);
  });
}

const times = [];
let failures = 0;
let price = 100_000;
async function client(until) {
  while (performance.now() < until) {
    const from = performance.now();
    if (await ask(price++)) times.push(performance.now() - from);
    else failures++;
  }
}

await ask(price++);
const started = performance.now();
const until = started + Number(options.seconds) * 1000;
await Promise.all(Array.from({ length: CONNECTIONS }, () => client(until)));
const seconds = (performance.now() - started) / 1000;
program.kill();
agent.destroy();

times.sort((a, b) => a - b);
const p99 = times[Math.floor(times.length * 0.99)];
console.log(
  `calc serve, ${CONNECTIONS} connections: ${Math.round(times.length / seconds)} requests a second, p99 ${p99?.toFixed(1)} ms, ${failures} failures.`,
);
process.exitCode = failures > 0 ? 1 : 0;
