/** Measures a page in a real Chromium, on a slow network and a slow processor. */
import { chromium } from "@playwright/test";

const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const SLOW_CPU = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
  locale: "en-US",
};
export const CHROME_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export const launch = (executablePath) => chromium.launch({ executablePath, args: CHROME_ARGS });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function newPage(browser, origin, { script = true, throttle = false, cpu = 1, init } = {}) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: script });
  await context.route(
    (url) => url.origin !== origin && /^https?:/.test(url.protocol),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  if (init) await page.addInitScript(init.agent, init.argument);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (throttle) await session.send("Network.emulateNetworkConditions", NETWORK);
  if (cpu > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return { context, page, session };
}

/** Waits until the network has been idle for a while. */
async function quiet(page, silence = 2500, longest = 40_000) {
  let open = 0;
  let last = Date.now();
  const begin = () => {
    open++;
    last = Date.now();
  };
  const end = () => {
    open = Math.max(0, open - 1);
    last = Date.now();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const start = Date.now();
  while (Date.now() - start < longest && (open > 0 || Date.now() - last < silence)) await sleep(100);
}

/** Bytes over the wire by kind, and number of requests, until the network has been idle for 2.5 seconds. */
export async function bytes(browser, origin, path) {
  const { context, page, session } = await newPage(browser, origin);
  const requests = new Map();
  session.on("Network.requestWillBeSent", (event) =>
    requests.set(event.requestId, { url: event.request.url, size: 0 }),
  );
  session.on("Network.responseReceived", (event) => {
    const request = requests.get(event.requestId);
    if (request) request.mime = event.response.mimeType;
  });
  session.on("Network.loadingFinished", (event) => {
    const request = requests.get(event.requestId);
    if (request) Object.assign(request, { size: event.encodedDataLength, done: true });
  });
  await page.goto(origin + path, { waitUntil: "load" });
  await quiet(page);
  const done = [...requests.values()].filter((request) => request.done && request.url.startsWith("http"));
  const sum = (test) => done.filter(test).reduce((total, request) => total + request.size, 0);
  const style = await page.evaluate(() =>
    [...document.querySelectorAll("style")].map((one) => one.textContent).join(""),
  );
  await context.close();
  return {
    total: sum(() => true),
    script: sum((request) => /javascript/.test(request.mime ?? "")),
    html: sum((request) => /html/.test(request.mime ?? "")),
    requests: done.length,
    style,
  };
}

/** Share of the visible text that is present without script. */
export async function withoutScript(browser, origin, path) {
  const letters = async (script) => {
    const { context, page } = await newPage(browser, origin, { script });
    await page.goto(origin + path, { waitUntil: "load" });
    await sleep(script ? 1500 : 200);
    const count = await page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").trim().length);
    await context.close();
    return count;
  };
  const off = await letters(false);
  return off / Math.max(1, await letters(true));
}

/** Runs in the page: types values until the answer follows, and records when. */
function usableAgent({ input, values, result }) {
  window.__usable = { seen: null, usable: null };
  const text = () => [...document.querySelectorAll(result)].map((element) => element.textContent).join("|");
  const set = (element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(element, value);
    element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: value }));
  };
  let tried = 0;
  let pending = null;
  let last = Number.NEGATIVE_INFINITY;
  const tick = () => {
    const element = document.body && document.querySelector(input);
    if (element && element.getBoundingClientRect().width > 0) {
      window.__usable.seen ??= performance.now();
      if (pending && new RegExp(pending[1]).test(text())) {
        requestAnimationFrame(() => setTimeout(() => (window.__usable.usable = performance.now())));
        return;
      }
      if (performance.now() - last >= 100) {
        let next = values[tried++ % values.length];
        if (new RegExp(next[1]).test(text())) next = values[tried++ % values.length];
        set(element, next[0]);
        pending = next;
        last = performance.now();
      }
    }
    setTimeout(tick, 16);
  };
  tick();
}

/** When the field was visible, and when changing it changed the answer; in milliseconds. */
export async function usable(browser, origin, page) {
  const opened = await newPage(browser, origin, {
    throttle: true,
    cpu: SLOW_CPU,
    init: { agent: usableAgent, argument: page },
  });
  await opened.page.goto(origin + page.path, { waitUntil: "commit" });
  const start = Date.now();
  let state = null;
  while (!state?.usable && Date.now() - start < 60_000) {
    await sleep(150);
    state = await opened.page.evaluate(() => window.__usable).catch(() => null);
  }
  await opened.context.close();
  return state;
}

/** Whether keys typed as soon as the field is painted are kept and answered. */
export async function early(browser, origin, { path, input, values, result }) {
  const { context, page } = await newPage(browser, origin, { throttle: true, cpu: SLOW_CPU });
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.locator(input).first().waitFor({ state: "visible" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, {
    polling: 50,
  });
  const [typed, answer] = values[1];
  await page.locator(input).first().focus();
  await page.keyboard.press("Control+A");
  for (const key of typed) {
    await page.keyboard.type(key);
    await sleep(40);
  }
  await sleep(6000);
  const kept = (await page.locator(input).first().inputValue()) === typed;
  const answered = new RegExp(answer).test((await page.locator(result).allTextContents()).join("|"));
  await context.close();
  return { kept, answered };
}

/** Runs in the page: measures from each key to the paint in which the answer changes. */
function latencyAgent({ result }) {
  window.__latency = [];
  const text = () => [...document.querySelectorAll(result)].map((element) => element.textContent).join("|");
  addEventListener(
    "keydown",
    (event) => {
      const before = text();
      const start = event.timeStamp;
      const watch = () => {
        if (text() === before) {
          if (performance.now() - start < 2000) requestAnimationFrame(watch);
          return;
        }
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.__latency.push(performance.now() - start);
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(watch);
    },
    true,
  );
}

/** Milliseconds from key to painted answer, for a dozen key presses. */
export async function latency(browser, origin, page, cpu) {
  const opened = await newPage(browser, origin, { cpu, init: { agent: latencyAgent, argument: page } });
  await opened.page.goto(origin + page.path, { waitUntil: "load" });
  await quiet(opened.page, 1500);
  await opened.page.locator(page.input).first().focus();
  await opened.page.keyboard.press("End");
  for (let i = 0; i < 12; i++) {
    await opened.page.keyboard.press(i % 2 ? "Backspace" : "1");
    await sleep(250);
  }
  const presses = await opened.page.evaluate(() => window.__latency);
  await opened.context.close();
  return presses;
}

/** Runs in the page: measures from the tap on a link to the paint that shows the new page. */
function navigationAgent({ to, ready }) {
  let tapped = null;
  addEventListener("click", (event) => (tapped = event.timeStamp), true);
  const watch = () => {
    if (tapped !== null && location.pathname === to && document.querySelector(ready)?.getBoundingClientRect().width) {
      const start = tapped;
      tapped = null;
      requestAnimationFrame(() => setTimeout(() => (window.__arrived = performance.now() - start)));
    }
    requestAnimationFrame(watch);
  };
  watch();
}

/** Milliseconds to another calculator, the first time and the second. */
export async function navigation(browser, origin, steps) {
  const { context, page } = await newPage(browser, origin, {
    throttle: true,
    cpu: SLOW_CPU,
    init: { agent: navigationAgent, argument: steps },
  });
  await page.goto(origin + steps.from, { waitUntil: "load" });
  await quiet(page, 3000);
  const times = {};
  for (const phase of ["cold", "warm"]) {
    const link = page.locator(steps.link).first();
    await link.scrollIntoViewIfNeeded();
    await sleep(700);
    await page.evaluate(() => (window.__arrived = null));
    await link.tap();
    await page.waitForFunction(() => window.__arrived, null, { timeout: 20_000 });
    times[phase] = await page.evaluate(() => window.__arrived);
    await page.goBack();
    await sleep(2500);
  }
  await context.close();
  return times;
}
