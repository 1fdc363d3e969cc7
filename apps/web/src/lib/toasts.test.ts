import { beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, REMOVE_DELAY_MS } from "./toasts.ts";

describe("the toast store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("shows nothing at first", () => {
    expect(createToastStore().current()).toBeNull();
  });

  it("shows one toast at a time: a new one replaces the one before", () => {
    const toasts = createToastStore();
    toasts.show({ title: "First" });
    toasts.show({ title: "Second", variant: "success" });
    expect(toasts.current()).toMatchObject({ title: "Second", variant: "success", open: true });
  });

  it("keeps a dismissed toast, closed, until the delay is over", () => {
    const toasts = createToastStore();
    toasts.dismiss(toasts.show({ title: "Done" }));
    expect(REMOVE_DELAY_MS).toBe(1_000_000);
    vi.advanceTimersByTime(999_999);
    expect(toasts.current()).toMatchObject({ title: "Done", open: false });
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toBeNull();
  });

  it("does not remove the toast that came after a dismissed one", () => {
    const toasts = createToastStore();
    toasts.dismiss(toasts.show({ title: "Old" }));
    toasts.show({ title: "New" });
    vi.advanceTimersByTime(REMOVE_DELAY_MS);
    expect(toasts.current()).toMatchObject({ title: "New", open: true });
  });

  it("ignores the late dismissal of a toast that was replaced", () => {
    const toasts = createToastStore();
    const old = toasts.show({ title: "Old" });
    toasts.show({ title: "New" });
    toasts.dismiss(old);
    expect(toasts.current()).toMatchObject({ title: "New", open: true });
  });

  it("dismisses any toast when no id is given", () => {
    const toasts = createToastStore();
    toasts.dismiss();
    expect(toasts.current()).toBeNull();
    toasts.show({ title: "Old" });
    toasts.dismiss();
    expect(toasts.current()).toMatchObject({ title: "Old", open: false });
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    const toasts = createToastStore();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.dismiss(toasts.show({ title: "Done" }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toasts.show({ title: "Unheard" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
