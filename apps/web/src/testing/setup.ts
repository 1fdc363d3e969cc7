import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { toasts } from "#lib/toasts.ts";
import { closePage } from "./openPage.tsx";

configure({
  asyncUtilTimeout: 30_000, // A generous timeout, because other tests run at the same time.
  // The usual error prints the whole page at each retry.
  getElementError: (message) => new Error(`${message}\nscreen.debug() prints the page.`),
});

/** Replaces observers, because jsdom has no layout: everything is visible, and no size changes. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/**
 * Replaces the stream of staff pages by one that opens and stays silent; browser tests cover the
 * real one.
 */
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
// jsdom loads no fonts either.
Object.assign(document, { fonts: new EventTarget() });
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  // As in browsers, a detached element cannot take the focus.
  if (this.isConnected) focus.call(this, options);
};
// jsdom has no editing commands, so the page uses its fallback.
document.execCommand = () => false;

/** Returns true for warnings about jsdom or the test setup, which no browser would log. */
function isAboutTesting([text, name]: unknown[]): boolean {
  // React warns of elements that jsdom does not know: <search>.
  if (String(text).startsWith("The tag <%s> is unrecognized")) return name === "search";
  // A lazy part of the page; each test waits for the elements that it expects.
  return String(text).startsWith("A component suspended inside an `act` scope");
}

/** Errors and warnings of the page, which fail its test as in a browser's console. */
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
  // jsdom runs animation frames by an interval. An interval that stays behind on fake timers would
  // stop all later frames, so that no dialog would open.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints, "the console of the page").toEqual([]);
});
