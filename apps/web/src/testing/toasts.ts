import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

/** The toast that is shown, once there is one. */
export async function findToast(): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: /notifications/i });
  return within(region).findByRole("listitem");
}

function queryToast(): Element | null {
  return document.querySelector('[role="region"][aria-label^="Notifications"] li');
}

/**
 * Expects the toast to stay this long and no longer, with fake timers that advance automatically.
 */
export async function expectShownFor(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds - 2_000);
  expect(queryToast()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(queryToast()).toBeNull());
}
