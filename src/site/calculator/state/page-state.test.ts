// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defineDraws } from "../../../core/draws";
import { EVERY_GRAMMAR } from "../../../reading/grammars";
import type { AnyView } from "../../kit";
import { pushEntry } from "../../navigation/change-entries";
import { fetchLocation } from "../../navigation/location-loader";
import { renderHook, settlePromises } from "../../testing/render-hook";
import { sampleLoan } from "../../testing/sample-calculator";
import { rowProps } from "../Form";
import { fetchGrammars } from "../grammar-loader";
import { fetchInterpreter } from "../interpreter-loader";
import { fetchLinks } from "../link-loader";
import { usePageState } from "./page-state";

const NO_CURRENCY = { homeCurrency: undefined };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27), toFake: ["setTimeout", "clearTimeout", "Date"] });
  localStorage.clear();
  pushEntry("/loan");
  await Promise.all([fetchInterpreter(), fetchLinks(), fetchLocation(), fetchGrammars(EVERY_GRAMMAR)]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(calculator = sampleLoan, view?: AnyView) {
  const hook = renderHook(() => usePageState("loan", calculator, view, NO_CURRENCY), {});
  await settlePromises();
  return hook;
}

it("opens with the answer to the defaults, and with today", async () => {
  const { result } = await open();
  expect(result.state.headline.figure).toBe("$320,000.00");
  expect(result.state.json.asOf).toBe("2026-11-27");
  expect(result.state).toMatchObject({
    isCurrent: true,
    hasInputs: false,
    isExample: false,
    link: "read",
  });
});

it("answers a key in its own event", async () => {
  const hook = await open();
  act(() => hook.result.setText("price", "500,000"));
  expect(hook.result.state.headline.figure).toBe("$420,000.00");
  expect(hook.result.state.hasInputs).toBe(true);
});

it("keeps the last answer while an input is invalid, and shows the error after a pause", async () => {
  const hook = await open();
  act(() => hook.result.setText("price", "500,000"));
  act(() => hook.result.endTyping());
  act(() => hook.result.setText("price", "5"));
  act(() => hook.result.setText("price", "5 apples"));
  expect(hook.result.state.headline.figure).toBe("$420,000.00");
  act(() => hook.result.setText("price", "50"));
  expect(hook.result.state.headline.figure).toBe("$420,000.00");
  expect(hook.result.state.isCurrent).toBe(false);
  expect(hook.result.state.problems.size).toBe(0);
  act(() => vi.advanceTimersByTime(800));
  expect([...hook.result.state.problems.keys()]).toEqual(["down"]);
  act(() => hook.result.setText("price", "600,000"));
  expect(hook.result.state.problems.size).toBe(0);
});

it("computes the headline once for a key", async () => {
  const headline = vi.fn(sampleLoan.headline);
  const hook = await open({ ...sampleLoan, headline });
  headline.mockClear();
  act(() => hook.result.setText("price", "500,000"));
  act(() => vi.advanceTimersByTime(800));
  expect(headline).toHaveBeenCalledTimes(1);
});

it("is the same state as long as nothing changes", async () => {
  const hook = await open();
  const before = hook.result.state;
  hook.rerender({});
  expect(hook.result.state).toBe(before);
});

it("goes back to the example with Reset, and takes its error away", async () => {
  const hook = await open();
  act(() => hook.result.setText("price", "lots"));
  act(() => hook.result.reset());
  expect(hook.result.state).toMatchObject({ texts: {}, isCurrent: true });
  expect(hook.result.state.headline.figure).toBe("$320,000.00");
});

it("fills in what a view fetched, without passing it off as the visitor's", async () => {
  const hook = await open();
  act(() => hook.result.state.fillIn({ rate: 7 }));
  expect(hook.result.state.current.rate).toBe(7);
  expect(hook.result.state.hasInputs).toBe(false);
  act(() => hook.result.state.fillIn({}));
  expect(hook.result.state.current.rate).toBe(5);
});

it("draws the visitor's own bytes before the first paint, and others with “New” and every change", async () => {
  const draws = defineDraws({ needsRandomBytes: () => true, displayOnly: ["kind"] });
  const dice = {
    ...sampleLoan,
    draws,
    derive: (_: unknown, tools: { randomBytes(count: number): Uint8Array }) => ({
      loan: Number(tools.randomBytes(1)[0]),
    }),
  };
  let next = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    new Uint8Array(bytes as unknown as ArrayBuffer).fill(0);
    (bytes as unknown as Uint8Array)[0] = ++next;
    return bytes;
  });
  const hook = await open(dice as never);
  const drawn = () => (hook.result.state.lastAnswer.model as { loan: number }).loan;
  expect(hook.results[0]?.state.isExample).toBe(true);
  expect([hook.result.state.isExample, drawn()]).toEqual([false, 1]);
  act(() => hook.result.state.redraw?.());
  expect(drawn()).toBe(2);
  act(() => hook.result.setText("kind", "variable"));
  expect(drawn()).toBe(2);
  act(() => hook.result.setText("price", "500,000"));
  expect(drawn()).toBe(3);
});

it("reads the link that opened it, and what is typed wins", async () => {
  history.replaceState(history.state, "", "/loan?price=500000&down=100000");
  const hook = renderHook(() => usePageState("loan", sampleLoan, undefined, NO_CURRENCY), {});
  expect(hook.result.state.isCurrent).toBe(false);
  act(() => hook.result.setText("down", "50,000"));
  await settlePromises();
  expect(hook.result.state.texts).toEqual({ price: "500,000", down: "50,000" });
  expect(hook.result.state.headline.figure).toBe("$450,000.00");
});

it("opens a link with the defaults of what it leaves out, which it was written with, until it is reset", async () => {
  const view = { calculator: sampleLoan, opening: { down: 0 } } as unknown as AnyView;
  pushEntry("/loan?price=500000");
  const hook = await open(sampleLoan, view);
  expect(hook.result.state.headline.figure).toBe("$420,000.00");
  act(() => hook.result.reset());
  expect(hook.result.state.headline.figure).toBe("$400,000.00");
});

it("updates the address after a change, but never with what was only filled in", async () => {
  const hook = await open();
  act(() => hook.result.state.fillIn({ rate: 7 }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(location.search).toBe("");
  act(() => hook.result.setText("price", "500,000"));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(location.search).toBe("?price=500000");
  act(() => hook.result.setText("price", "400,000"));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(location.search).toBe("");
});

it("keeps a private text out of the address until the visitor includes it", async () => {
  const hook = await open();
  act(() => hook.result.setText("memo", "mine"));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(location.href).not.toContain("mine");
  act(() => hook.result.setWithText(true));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(location.href).toContain("mine");
});

it("shows no answer to a link with a value that cannot be read, until it is corrected", async () => {
  history.replaceState(history.state, "", "/loan?price=lots");
  const hook = await open();
  await vi.waitFor(async () => {
    await settlePromises();
    expect(hook.result.state).toMatchObject({ isCurrent: false, isForeign: true });
  });
  expect([...hook.result.state.problems.keys()]).toEqual(["price"]);
  // Nor is any of it shown under the other fields.
  const view = {
    hints: { down: ({ inputs }: { inputs: { down: number } }) => `of ${inputs.down}` },
  } as never as AnyView;
  const hint = () => {
    const { state, answerFormat: format, setText } = hook.result;
    const source = { calculator: sampleLoan, view, state, format, setText, setUnit: setText, leaveMeasure: () => {} };
    return rowProps("down", sampleLoan.inputs.down, source).hint;
  };
  expect(hint()).toBeUndefined();
  act(() => hook.result.setText("price", "500,000"));
  expect(hook.result.state).toMatchObject({ isCurrent: true, isForeign: false });
  expect(hint()).toBe("of 80000");
  act(() => hook.result.setText("price", "lots"));
  expect(hook.result.state).toMatchObject({ isCurrent: false, isForeign: false });
});

it("does not show the example under a damaged link, until the visitor enters something instead", async () => {
  pushEntry("/loan#packed=damaged");
  const hook = await open();
  await vi.waitFor(async () => {
    await settlePromises();
    expect(hook.result.state.link).toBe("damaged");
  });
  expect(hook.result.state).toMatchObject({ isCurrent: false, isForeign: true, hasInputs: false });
  act(() => hook.result.setText("price", "500,000"));
  expect(hook.result.state).toMatchObject({ isCurrent: true, link: "read" });
  expect(hook.result.state.headline.figure).toBe("$420,000.00");
  act(() => hook.result.reset());
  expect(hook.result.state).toMatchObject({ isCurrent: true, link: "read" });
});
