import { PARTY_MAX } from "@headwaters/contracts";
import { mia } from "@headwaters/testing/people/registrations";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import { publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import { fill, findButton } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

interface Roster {
  entries: {
    id: string;
    firstName: string;
    attendance: string | null;
    pickedUpBy: string | null;
  }[];
}

/** The roster on the server. */
const fetchRoster = (visitor: Visitor, id: string) =>
  visitor.get<Roster>(`/api/events/${id}/registrations/roster`);

async function openRoster(visitor: Visitor, id: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/events/${id}/roster`);
  await screen.findByRole("list", { name: "Numbers" });
  return {
    user,
    press: async (name: string | RegExp) => user.click(await findButton(name)),
  };
}

/** Finds the check-in controls of a person. */
async function findCheckIn(name: string) {
  const controls = within(await screen.findByRole("group", { name: `Check-in: ${name}` }));
  return {
    ...controls,
    button: (word: string) =>
      controls.getByRole("button", { name: new RegExp(`^${word}\\s*${name}$`) }),
  };
}

/** Lets the clock pass more time than any request takes, so that what is done next is newer. */
function passMinute() {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
}

test("a tap is shown before it is saved, and a second tap undoes it", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await register(visitor, id, { participants: [mia] });
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  visitor.intercept((path) => (path.includes("checkIn") ? held : undefined));
  const { user } = await openRoster(visitor, id);
  const { button } = await findCheckIn("Mia");
  await user.click(button("Arrived"));
  await waitFor(() => expect(button("Arrived")).toHaveAttribute("aria-pressed", "true"));
  expect((await fetchRoster(visitor, id)).entries[0]).toMatchObject({ attendance: null });
  release(undefined);
  await expect
    .poll(async () => (await fetchRoster(visitor, id)).entries[0]?.attendance)
    .toBe("arrived");
  await user.click(button("Undo"));
  expect(button("Arrived")).toHaveFocus();
  await waitFor(() => expect(button("Arrived")).toHaveAttribute("aria-pressed", "false"));
});

test("a tap that could not be saved is reported, kept and retried", async ({ visitor }) => {
  await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor);
  await register(visitor, id);
  const { user } = await openRoster(visitor, id);
  let isLost = true;
  visitor.intercept((path) =>
    isLost && path.includes("registrations.checkIn")
      ? Promise.reject(new TypeError("Failed to fetch"))
      : undefined,
  );
  const { button, getByRole } = await findCheckIn("Tomas");
  await user.click(button("Arrived"));
  await waitFor(() =>
    expect(getByRole("status")).toHaveTextContent("Not sent yet: it is kept on this device."),
  );
  expect(button("Arrived")).toHaveAttribute("aria-pressed", "true");
  isLost = false;
  await user.click(button("Try Again"));
  await waitFor(() => expect(button("Arrived")).toHaveAttribute("aria-pressed", "true"));
  await waitFor(() => expect(getByRole("status")).toBeEmptyDOMElement());

  // Without a connection the check-in waits, and is saved on reconnection.
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await user.click(button("No-show"));
  await waitFor(() =>
    expect(getByRole("status")).toHaveTextContent("Not saved yet: there is no connection."),
  );
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(getByRole("status")).toBeEmptyDOMElement());
  await expect
    .poll(async () => (await fetchRoster(visitor, id)).entries[0]?.attendance)
    .toBe("no-show");
});

test("a tap that was made before another and arrives later does not replace it, and both are shown", async ({
  visitor,
}) => {
  await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor);
  await register(visitor, id);
  const { user } = await openRoster(visitor, id);
  const { button, getByRole } = await findCheckIn("Tomas");
  let isOffline = true;
  visitor.intercept((path) =>
    isOffline && path.includes("registrations.checkIn")
      ? Promise.reject(new TypeError("Failed to fetch"))
      : undefined,
  );
  await user.click(button("Arrived"));
  await waitFor(() => expect(getByRole("status")).toHaveTextContent("Not sent yet"));

  passMinute();
  const [person] = (await fetchRoster(visitor, id)).entries;
  await visitor.post(`/api/events/${id}/registrations/check-in`, {
    registrationId: person?.id,
    attendance: "no-show",
  });
  isOffline = false;
  await user.click(button("Try Again"));
  await waitFor(() => expect(button("No-show")).toHaveAttribute("aria-pressed", "true"));
  expect(getByRole("status")).toHaveTextContent(
    /Two check-ins disagree: Tomas noted “Arrived” at .*; Tomas noted “No-show” at/,
  );
  await user.click(button("Arrived"));
  await waitFor(() => expect(button("Arrived")).toHaveAttribute("aria-pressed", "true"));
  await waitFor(() => expect(getByRole("status")).toBeEmptyDOMElement());
});

test("two taps without a connection stay older than one that was made on another device since", async ({
  visitor,
}) => {
  await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor);
  await register(visitor, id);
  const { user } = await openRoster(visitor, id);
  const { button, getByRole } = await findCheckIn("Tomas");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await user.click(button("Arrived"));
  await user.click(button("No-show"));
  await waitFor(() => expect(getByRole("status")).toHaveTextContent("Not saved yet"));
  passMinute();
  const [person] = (await fetchRoster(visitor, id)).entries;
  const newer = { registrationId: person?.id, attendance: "arrived" };
  await visitor.post(`/api/events/${id}/registrations/check-in`, newer);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(getByRole("status")).toHaveTextContent("Two check-ins disagree"));
  expect(button("Arrived")).toHaveAttribute("aria-pressed", "true");
  expect((await fetchRoster(visitor, id)).entries[0]).toMatchObject({ attendance: "arrived" });
});

const spellOut = (digits: number) =>
  String(digits).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

/** Collects the names of people whose entries in the list change from now on. */
function watchEntries(): Set<string> {
  const names = new Set<string>();
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const person = element?.closest("article li");
      if (person) names.add(person.querySelector("h3")?.textContent ?? "");
    }
  });
  const everything = { attributes: true, childList: true, characterData: true, subtree: true };
  watch.observe(document.querySelector("main") as Element, everything);
  onTestFinished(() => watch.disconnect());
  return names;
}

test("a large roster is searched by name, and a check-in shows before the response and changes no other row", async ({
  visitor,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  for (let group = 0; group < 30; group += 1) {
    const participants = Array.from({ length: PARTY_MAX }, (_, person) => ({
      firstName:
        group === 17 && person === 3 ? "José" : `Guest ${spellOut(group * PARTY_MAX + person)}`,
      birthYear: null,
    }));
    await visitor.post(`/api/events/${id}/registrations/add`, { participants });
  }
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  visitor.intercept((path) => (path.includes("checkIn") ? held : undefined));
  await openPage(visitor, `/events/${id}/roster`);
  const families = () => document.querySelectorAll("main article");
  await waitFor(() =>
    expect(document.querySelector("ul[aria-label=Numbers]")).toHaveTextContent(
      `${30 * PARTY_MAX} have a seat`,
    ),
  );
  const search = screen.getByLabelText("Find by name");
  fill(search, "jose");
  await waitFor(() => expect(families()).toHaveLength(1));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll("main [role=status]")].map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringContaining(`${PARTY_MAX} people found`)),
  );
  fill(search, "");
  await waitFor(() => expect(families()).toHaveLength(30));

  const changed = watchEntries();
  const arrived = await findButton(/^Arrived\s*José$/);
  fireEvent.click(arrived);
  await waitFor(() => expect(arrived).toHaveAttribute("aria-pressed", "true"));
  expect([...changed]).toEqual(["José"]);
  release(undefined);
  // Rendering 300 people again takes longer than the poll's timeout.
  await waitFor(async () => {
    const { entries } = await fetchRoster(visitor, id);
    expect(entries.find(({ firstName }) => firstName === "José")).toMatchObject({
      attendance: "arrived",
    });
  });
});
