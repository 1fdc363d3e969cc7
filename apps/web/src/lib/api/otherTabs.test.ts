import { afterEach, expect, it, vi } from "vitest";
import { otherTabs } from "./otherTabs.ts";

afterEach(() => vi.restoreAllMocks());

function listen() {
  const onMissed = vi.fn();
  otherTabs.listen({ onNotified: vi.fn(), onMissed })();
  return onMissed;
}

it("refetches in a page that was loading when another tab sent a change", () => {
  otherTabs.notify(null);
  expect(listen()).toHaveBeenCalledOnce();
});

it("refetches nothing in a page that was requested after the last change", () => {
  vi.spyOn(Date, "now").mockReturnValue(performance.timeOrigin - 1);
  otherTabs.notify(null);
  expect(listen()).not.toHaveBeenCalled();
});

it("works without a storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  otherTabs.notify(null);
  expect(listen()).not.toHaveBeenCalled();
});
