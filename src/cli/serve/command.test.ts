import { expect, it } from "vitest";
import { UsageError } from "../options";
import { runServe } from "./command";

it.each([
  ["--port", "65536", "--port must be a whole number from 0 to 65,535."],
  ["--port", "80.5", "--port must be a whole number from 0 to 65,535."],
  ["--port", "-1", "--port must be a whole number from 0 to 65,535."],
  ["--rate", "1000001", "--rate must be a whole number from 0 to 1,000,000."],
  ["--rate", "fast", "--rate must be a whole number from 0 to 1,000,000."],
  ["--speed", "5", "“calc serve” has no --speed."],
])("does not start with %s %s", async (option, value, message) => {
  await expect(runServe([option, value])).rejects.toThrow(new UsageError(message));
});

it("says why it did not start", async () => {
  // A documentation address (RFC 5737) belongs to no machine.
  await expect(runServe(["--host", "192.0.2.1", "--port", "0"])).rejects.toThrow(/^The server did not start: /);
});
