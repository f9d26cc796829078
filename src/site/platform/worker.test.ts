// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

let worker: typeof import("./worker");

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  worker = await import("./worker");
});

it("gives an address as it is where the browser knows no Trusted Types", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(worker.scriptUrl("/assets/x.worker-1.js")).toBe("/assets/x.worker-1.js");
});

it("lets the policy that the headers name approve addresses of this site, and no others", () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  for (const address of ["/sw.js", `${location.origin}/assets/x.worker-1.js`])
    expect(worker.scriptUrl(address)).toEqual({ trusted: address });
  for (const address of ["https://elsewhere.example/x.js", "//elsewhere.example/x.js", "data:text/javascript,1"])
    expect(() => worker.scriptUrl(address)).toThrow("not a script of this site");
  // A second policy with this name would be refused.
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["reckoner"]);
});

it("starts a module", () => {
  vi.stubGlobal("trustedTypes", undefined);
  const started: unknown[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      constructor(...given: unknown[]) {
        started.push(given);
      }
    },
  );
  worker.startWorker("/assets/x.worker-1.js");
  expect(started).toEqual([["/assets/x.worker-1.js", { type: "module" }]]);
});
