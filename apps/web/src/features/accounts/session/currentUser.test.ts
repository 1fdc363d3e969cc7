import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callLink } from "#lib/api/callLink.ts";
import { createApiClient, createQueries } from "#lib/api/client.ts";
import { lostSession } from "#lib/api/lostSession.ts";
import { createQueryClient } from "#lib/api/queryClient.ts";
import { NO_RETRY_ON_MOUNT } from "./currentUser.ts";

const USER = { id: "1", email: "ana@example.org", firstName: "Ana", lastName: null };
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Queries the current user as a page does, and counts the calls of the server. */
function ask(answer: () => Promise<typeof USER>) {
  const query = vi.fn(answer);
  const queryClient = createQueryClient();
  queryClient.mount(); // Subscribes to the window's focus.
  const { accounts } = createQueries(createApiClient(callLink(query)), queryClient);
  const mount = () => {
    const options = accounts.currentUser.queryOptions(undefined, NO_RETRY_ON_MOUNT);
    const observer = new QueryObserver(queryClient, options);
    return { observer, unmount: observer.subscribe(() => {}) };
  };
  return { query, mount };
}

const failure = (httpStatus: number) =>
  Promise.reject({ message: "No.", code: -32000, data: { httpStatus } });

describe("the current user", () => {
  it("is queried once within its stale time, however many parts of a page ask", async () => {
    const { query, mount } = ask(async () => USER);
    mount();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    mount();
    expect(query).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(mount().observer.getCurrentResult().data).toEqual(USER);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it("is not queried again when the window gets the focus", async () => {
    const { query, mount } = ask(async () => USER);
    mount();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it("is anonymous when the server answers 401", async () => {
    const { mount } = ask(() => failure(401));
    const { observer } = mount();
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: null });
  });

  it("becomes anonymous as soon as any other query is refused for lack of a session", async () => {
    const report = vi.fn(() => true);
    const stop = lostSession.listen(report);
    const queryClient = createQueryClient();
    const ask = callLink(() => failure(401));
    const { registrations } = createQueries(createApiClient(ask), queryClient);
    await queryClient.prefetchQuery(registrations.mine.queryOptions());
    stop();
    expect(report).toHaveBeenCalledExactlyOnceWith({ isRead: true });
  });

  it("is not queried again after a failure", async () => {
    const { query, mount } = ask(() => failure(500));
    const { observer } = mount();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(observer.getCurrentResult().status).toBe("error");
    expect(query).toHaveBeenCalledTimes(1);
  });
});
