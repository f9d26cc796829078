#!/usr/bin/env node
/**
 * Starts the Firefox that FIREFOX_PATH names, and passes on what Playwright and it say to each other over WebDriver
 * BiDi, but for one answer: Firefox ESR 153 does not know the command that Playwright sends to every new page to set its
 * color scheme. Here the command succeeds, and the page keeps the scheme it has.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import WebSocket, { WebSocketServer } from "ws";

const UNKNOWN = "emulation.setMediaFeaturesOverride";

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.once("exit", (code) => process.exit(code ?? 1));

createInterface(firefox.stderr).on("line", async (line) => {
  const [announcement, address] = /^(.* listening on )(ws:.*)$/.exec(line)?.slice(1) ?? [];
  console.error(address ? announcement + (await relayTo(address)) : line);
});

/** @returns the address at which a browser is reached by way of this process */
async function relayTo(browserAddress) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(browserAddress + url);
    const opened = new Promise((resolve) => browser.once("open", resolve));
    playwright.on("message", (message) => opened.then(() => browser.send(String(message))));
    browser.on("message", (message) => playwright.send(withoutRefusal(String(message))));
    playwright.once("close", () => browser.close());
    browser.once("close", () => playwright.close());
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}

function withoutRefusal(message) {
  if (!message.includes(UNKNOWN)) return message;
  const { id, error } = JSON.parse(message);
  return error === "unknown command" ? JSON.stringify({ type: "success", id, result: {} }) : message;
}
