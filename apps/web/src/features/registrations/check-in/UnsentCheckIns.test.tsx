import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect } from "vitest";
import { unsentCheckIns } from "#lib/unsentCheckIns.ts";
import { publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import { findButton } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const isCheckIn = (path: string) => path.includes("registrations.checkIn");

afterEach(() => localStorage.clear());

/** A leader on whose phone the arrival of Tomas waits. */
async function leaveUnsent(visitor: Visitor) {
  const account = await visitor.signUp({ firstName: "Tomas" });
  const eventId = await publishEvent(visitor);
  await register(visitor, eventId);
  const roster = () =>
    visitor.get<{ entries: { id: string; attendance: string | null }[] }>(
      `/api/events/${eventId}/registrations/roster`,
    );
  const registrationId = (await roster()).entries[0]?.id ?? "";
  const { id: accountId } = await visitor.get<{ id: string }>("/api/user");
  const address = { accountId, eventId, registrationId };
  const nothing = { attendance: null, pickedUpBy: null, conflicts: [] };
  unsentCheckIns.add(address, { attendance: "arrived" }, nothing);
  return { account, address, attendance: async () => (await roster()).entries[0]?.attendance };
}

test("a check-in survives refusals that end, is told on any page, and is sent from there", async ({
  visitor,
}) => {
  const { address, attendance } = await leaveUnsent(visitor);
  let status = 429;
  visitor.intercept((path) =>
    status && isCheckIn(path)
      ? Response.json(
          [{ error: { json: { message: "Wait.", code: 0, data: { httpStatus: status } } } }],
          { status },
        )
      : undefined,
  );
  await openPage(visitor, "/news");
  const strip = await screen.findByText("1 check-in waits on this device until it can be sent.");
  const { findByRole } = within(strip.parentElement as HTMLElement);
  for (status of [408, 409, 429, 500, 503]) {
    await userEvent.click(await findByRole("button", { name: "Send Now" }));
    await waitFor(async () =>
      expect(await findByRole("button")).not.toHaveAttribute("aria-disabled", "true"),
    );
    expect(unsentCheckIns.read(address)).not.toBeNull();
  }
  status = 0;
  await userEvent.click(await findByRole("button", { name: "Send Now" }));
  await waitFor(() => expect(strip).not.toBeInTheDocument());
  expect(await attendance()).toBe("arrived");
  expect(unsentCheckIns.read(address)).toBeNull();
});

test("another account on the device neither sends nor loses it", async ({ visitor }) => {
  const { account, address, attendance } = await leaveUnsent(visitor);
  await visitor.post("/api/logout");
  await visitor.signUp();
  await openPage(visitor, "/news");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/waits on this device/)).toBeNull();
  expect(unsentCheckIns.read(address)).not.toBeNull();
  await visitor.post("/api/logout");
  await visitor.signIn(account);
  await openPage(visitor, "/events");
  await expect.poll(attendance).toBe("arrived");
  expect(unsentCheckIns.read(address)).toBeNull();
});

test("signing out with unsent check-ins asks first", async ({ visitor }) => {
  const { address } = await leaveUnsent(visitor);
  visitor.intercept((path) =>
    isCheckIn(path) ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  await openPage(visitor, "/news");
  await userEvent.click(await findButton("Logout"));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText("1 check-in is not sent yet");
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(visitor.get("/api/user")).resolves.toBeDefined();

  await userEvent.click(await findButton("Logout"));
  await userEvent.click(await screen.findByRole("button", { name: "Log Out Anyway" }));
  await waitFor(() => expect(visitor.get("/api/user")).rejects.toThrow());
  expect(unsentCheckIns.read(address)).not.toBeNull();
});
