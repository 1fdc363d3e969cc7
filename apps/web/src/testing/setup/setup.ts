import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { toasts } from "../../lib/toasts/store.ts";
import { closePage } from "../openPage.tsx";

configure({
  asyncUtilTimeout: 30_000, // an end to hope, not a measurement: other tests run beside these
  // The usual error prints the whole page, at each of many looks while something is waited for.
  getElementError: (message) => new Error(`${message}\nscreen.debug() prints the page.`),
});

/** What jsdom has no layout for: everything is in sight, nothing changes its size. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/** Staff pages open a stream. This one opens and stays silent: its tests are those of a browser. */
class SilentEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = SilentEventSource.OPEN;
  onopen: (() => void) | null = null;
  constructor() {
    super();
    queueMicrotask(() => this.readyState === SilentEventSource.OPEN && this.onopen?.());
  }
  close() {
    this.readyState = SilentEventSource.CLOSED;
  }
}
Object.assign(window, {
  EventSource: SilentEventSource,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo() {},
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener() {},
      removeListener() {},
    }),
});
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = function () {
  return this.closest("[hidden]") === null;
};
// Nor for fonts: there are none to wait for.
Object.assign(document, { fonts: new EventTarget() });
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  // As in browsers: what has left the document takes the focus from nothing.
  if (this.isConnected) focus.call(this, options);
};
// jsdom has no editing commands: the page changes a text by itself then.
document.execCommand = () => false;

/** What is said for jsdom or for the tests, and no browser's console would say. */
function isAboutTesting([text, name]: unknown[]): boolean {
  // React asks whether the browser knows an element: jsdom does not know <search>.
  if (String(text).startsWith("The tag <%s> is unrecognized")) return name === "search";
  // A part of the page that is loaded when it is needed: each test waits for what it expects.
  return String(text).startsWith("A component suspended inside an `act` scope");
}

/** What a page complains of fails its test, as in a browser's console. */
const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      if (!isAboutTesting(words)) complaints.push(words);
    });
  }
});
afterEach(() => {
  cleanup();
  closePage();
  toasts.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom runs animation frames by an interval. One that stays behind on a clock that stands still keeps it
  // from ever running another, and every dialog open.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints, "the console of the page").toEqual([]);
});
