import { TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";
import { passwordRequest } from "./passwordRequest.ts";

let stop = () => {};
afterEach(() => stop());

/** A client of a server that answers 428 until the password is given. */
function openClient(isGiven: () => boolean) {
  const call = vi.fn();
  const client = createApiClient(
    () =>
      ({ op }) =>
        observable((observer) => {
          call(op.path);
          if (isGiven()) {
            observer.next({ result: { type: "data", data: {} } });
            observer.complete();
            return;
          }
          const data = { code: "PRECONDITION_REQUIRED", httpStatus: 428 };
          observer.error(
            TRPCClientError.from({ error: { message: "Password", code: -32028, data } }),
          );
        }),
  );
  return { client, call };
}

test("calls that need the password are repeated once it is entered, which is asked once", async () => {
  let isGiven = false;
  let give = (_isGiven: boolean) => {};
  const ask = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        give = resolve;
      }),
  );
  stop = passwordRequest.listen(ask);
  const { client, call } = openClient(() => isGiven);
  const calls = Promise.all([
    client.webhooks.remove.mutate({ id: "1" }),
    client.staff.reinstate.mutate({ id: "2" }),
  ]);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  isGiven = true;
  give(true);
  await calls;
  expect(ask).toHaveBeenCalledOnce();
  expect(call.mock.calls.flat().sort()).toEqual([
    "staff.reinstate",
    "staff.reinstate",
    "webhooks.remove",
    "webhooks.remove",
  ]);
});

test("a call fails as it did when the password is not entered, and is not asked for twice", async () => {
  for (const answer of [false, true]) {
    const ask = vi.fn(async () => answer);
    stop = passwordRequest.listen(ask);
    const { client } = openClient(() => false);
    await expect(client.webhooks.remove.mutate({ id: "1" })).rejects.toThrow("Password");
    expect(ask).toHaveBeenCalledOnce();
    stop();
  }
});

test("a call fails where nothing can ask", async () => {
  const { client } = openClient(() => false);
  await expect(client.webhooks.remove.mutate({ id: "1" })).rejects.toThrow("Password");
});
