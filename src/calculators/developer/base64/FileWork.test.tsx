// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Format } from "../../../core/format";
import { renderIn } from "../../../site/testing/render-hook";
import FileWork from "./FileWork";
import { inputs } from "./inputs";
import type { Report } from "./protocol";

/** A worker that says only what a test has it say. */
class SilentWorker {
  static started: SilentWorker[] = [];
  terminated = false;
  onmessage: ((event: { data: Report<Blob> }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    SilentWorker.started.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("Worker", SilentWorker);
  SilentWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FAILED = "The file reader couldn’t be loaded. Try again.";

function convert(file = new File(["foobar"], "note.txt")) {
  const onClose = vi.fn();
  const readOf = ((key: keyof typeof inputs) => inputs[key].default) as never;
  const { place } = renderIn(FileWork, { file, onClose, format: new Format(), readOf });
  const worker = SilentWorker.started[0] as SilentWorker;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const press = (name: string) =>
    act(() => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());
  return {
    worker,
    wait,
    press,
    onClose,
    said: () => place.querySelector("[role=alert]")?.textContent ?? place.querySelector("[role=status]")?.textContent,
    isRunning: () => place.querySelector("progress") !== null,
  };
}

it("says that its worker could not be loaded, and can be closed", () => {
  const { worker, said, isRunning, press, onClose } = convert();
  expect(isRunning()).toBe(true);
  act(() => worker.onerror?.());
  expect([said(), isRunning(), worker.terminated]).toEqual([FAILED, false, true]);
  press("Close file");
  expect(onClose).toHaveBeenCalledOnce();
});

it("says so, too, if nothing has been heard of it for twenty seconds", () => {
  const { worker, wait, said, isRunning } = convert();
  wait(19_000);
  expect([said(), isRunning()]).toEqual(["", true]);
  wait(2000);
  expect([said(), isRunning(), worker.terminated]).toEqual([FAILED, false, true]);
});

it("lets work that has begun take its time", () => {
  const { worker, wait, said, isRunning } = convert();
  act(() => worker.onmessage?.({ data: { kind: "progress", bytes: 0 } }));
  wait(3_600_000);
  expect([said(), isRunning(), worker.terminated]).toEqual(["", true, false]);
  act(() => worker.onmessage?.({ data: { kind: "failed", message: "The file couldn’t be read." } }));
  expect([said(), isRunning(), worker.terminated]).toEqual(["The file couldn’t be read.", false, true]);
});

it("is not said to have failed once it has been canceled", () => {
  const { worker, wait, said, press } = convert();
  press("Cancel");
  wait(60_000);
  expect([said(), worker.terminated]).toEqual(["Canceled. Nothing was saved.", true]);
});

it("starts no worker for a file of more than 1 GB", () => {
  const file = new File([], "large");
  Object.defineProperty(file, "size", { value: 1e9 + 1 });
  expect(convert(file).said()).toBe("Files can have at most 1 GB.");
  expect(SilentWorker.started).toEqual([]);
});
