import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { closePage } from "./openPage.tsx";

/** What jsdom has no layout for: everything is in sight, nothing changes its size. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
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

/** What a page complains of fails its test, as in a browser's console. */
const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => {
  cleanup();
  closePage();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints, "the console of the page").toEqual([]);
});
