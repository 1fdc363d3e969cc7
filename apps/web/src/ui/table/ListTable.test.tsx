import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { toasts } from "#lib/toasts.ts";
import { keySwitch } from "../keys.ts";
import type { Columns } from "./DataTable.tsx";
import { ListTable, type TableAction } from "./ListTable.tsx";

interface Person {
  id: string;
  name: string;
}

const columns: Columns<Person> = [
  { title: "Name", cell: ({ name }) => name, orders: { ascending: "name" } },
  {
    title: "Since",
    cell: () => "today",
    orders: { ascending: "oldest", descending: "newest" },
  },
];

interface Shown {
  count: number;
  hasNextPage?: boolean;
  filters?: Record<string, string>;
  actions?: readonly TableAction<Person>[];
  isInEntry?: true;
  isLinked?: boolean;
}

function show(shown: Shown) {
  const { count, hasNextPage = false, filters = {}, actions = [] } = shown;
  const { isInEntry, isLinked = true } = shown;
  const people = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Person ${index}`,
  }));
  const fetchNextPage = vi.fn();
  const query = {
    data: { pages: [{ items: people, nextCursor: null }] },
    error: null,
    isPending: false,
    isFetching: false,
    isPlaceholderData: false,
    hasNextPage,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
    refetch: () => {},
  };
  render(
    <MemoryRouter>
      <MantineProvider>
        <ListTable<Person>
          query={query}
          list={{ path: "/people", fields: { order: ["newest", "oldest", "name"] } }}
          filters={filters}
          label="People"
          failed="Not loaded"
          empty={{ title: "Nobody yet", text: "They come." }}
          nothing={{ title: "Nobody fits", text: "Try less." }}
          columns={columns}
          getKey={({ id }) => id}
          getName={({ name }) => name}
          {...(isLinked && { getPath: ({ id }: Person) => `/people/${id}` })}
          actions={actions}
          {...(isInEntry && { isInEntry })}
        />
      </MantineProvider>
    </MemoryRouter>,
  );
  return { fetchNextPage };
}

test("of a thousand entries only those near the screen are rendered, and the count is announced", () => {
  const { fetchNextPage } = show({ count: 1_000 });
  expect(screen.getAllByRole("row").length).toBeLessThan(100);
  expect(screen.getByRole("table", { name: "People" })).toHaveAttribute("aria-rowcount", "1001");
  expect(fetchNextPage).not.toHaveBeenCalled();
});

test("the next page is loaded before the end is in sight", () => {
  const { fetchNextPage } = show({ count: 20, hasNextPage: true });
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
});

test("in an entry beside a list all rows are rendered, and a button loads more", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(44);
  const { fetchNextPage } = show({ count: 200, hasNextPage: true, isInEntry: true });
  expect(screen.getAllByRole("row")).toHaveLength(201);
  expect(fetchNextPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test("a press on a column's title orders the list by it, and then the other way", () => {
  show({ count: 1, filters: { role: "staff" } });
  const [name, since] = screen.getAllByRole("columnheader");
  const link = (head?: HTMLElement) => head && within(head).getByRole("link").getAttribute("href");
  expect(name).toHaveAttribute("aria-sort", "none");
  expect(link(name)).toBe("/people?role=staff&order=name");
  expect(since).toHaveAttribute("aria-sort", "descending");
  expect(link(since)).toBe("/people?role=staff&order=oldest");
});

test("the usual order leaves the address short", () => {
  show({ count: 1, filters: { order: "oldest" } });
  const [, since] = screen.getAllByRole("columnheader");
  expect(since).toHaveAttribute("aria-sort", "ascending");
  expect(within(since as HTMLElement).getByRole("link")).toHaveAttribute("href", "/people");
});

test("an empty list and a search without results say so in their own words", () => {
  show({ count: 0 });
  expect(screen.getByRole("heading", { name: "Nobody yet" })).toBeVisible();
  document.body.replaceChildren();
  show({ count: 0, filters: { search: "heron" } });
  expect(screen.getByRole("heading", { name: "Nobody fits" })).toBeVisible();
});

test("an action runs for the chosen entries it applies to, and tells what was left", async () => {
  const user = userEvent.setup();
  const done: string[] = [];
  const toast = vi.spyOn(toasts, "show");
  show({
    count: 4,
    actions: [
      {
        label: "Greet",
        applies: ({ id }) => id !== "0",
        async run({ id }) {
          if (id === "2") throw new Error("They sleep.");
          done.push(id);
        },
        done: (count) => `${count} greeted`,
      },
    ],
  });
  await user.click(screen.getByRole("checkbox", { name: "Select Person 0" }));
  expect(screen.getByRole("button", { name: "Greet" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText("4 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Greet" }));
  await vi.waitFor(() => expect(screen.queryByText("4 selected")).toBeNull());
  expect(done).toEqual(["1", "3"]);
  expect(toast).toHaveBeenCalledWith({
    title: "2 greeted",
    variant: "destructive",
    description: "One was left: They sleep.",
  });
  expect(screen.getByRole("checkbox", { name: "Select Person 1" })).not.toBeChecked();
});

test("j and k move from entry to entry, x chooses one, unless single keys are switched off", async () => {
  const user = userEvent.setup();
  show({ count: 3, actions: [{ label: "Greet", run: async () => {}, done: () => "" }] });
  const link = (index: number) => screen.getByRole("link", { name: `Person ${index}` });
  await user.keyboard("j");
  await vi.waitFor(() => expect(link(0)).toHaveFocus());
  await user.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(link(1)).toHaveFocus());
  await user.keyboard("x");
  expect(screen.getByRole("checkbox", { name: "Select Person 1" })).toBeChecked();
  await user.keyboard("k");
  await vi.waitFor(() => expect(link(0)).toHaveFocus());
  keySwitch.set(false);
  await user.keyboard("x");
  keySwitch.set(true);
  expect(screen.getByRole("checkbox", { name: "Select Person 0" })).not.toBeChecked();
});

test("the keys move to rows that have no link, too", async () => {
  const user = userEvent.setup();
  show({ count: 2, isLinked: false });
  const row = (index: number) => screen.getByRole("row", { name: new RegExp(`Person ${index}`) });
  await user.keyboard("j");
  await vi.waitFor(() => expect(row(0)).toHaveFocus());
  await user.keyboard("j");
  await vi.waitFor(() => expect(row(1)).toHaveFocus());
});

test("keys that follow each other within a frame move one by one", () => {
  show({ count: 3 });
  for (const key of ["j", "j", "j"]) fireEvent.keyDown(document.activeElement ?? document, { key });
  expect(screen.getByRole("link", { name: "Person 2" })).toHaveFocus();
});

test("of two tables on a page, the keys move in the one that has the focus", async () => {
  const user = userEvent.setup();
  show({ count: 2, actions: [{ label: "Greet", run: async () => {}, done: () => "" }] });
  show({ count: 2 });
  const [first, second] = screen.getAllByRole("table");
  const link = (table: HTMLElement | undefined, index: number) =>
    within(table as HTMLElement).getByRole("link", { name: `Person ${index}` });
  link(second, 0).focus();
  await user.keyboard("j");
  await vi.waitFor(() => expect(link(second, 1)).toHaveFocus());
  await user.keyboard("x");
  expect(
    within(first as HTMLElement).getByRole("checkbox", { name: "Select Person 1" }),
  ).not.toBeChecked();
});

test("an action that asks first runs after the answer alone", async () => {
  const user = userEvent.setup();
  const run = vi.fn(async () => {});
  const texts = { pending: "Greeting...", title: "Greet them?", text: "They may sleep." };
  show({
    count: 2,
    actions: [
      {
        label: "Greet",
        applies: ({ id }) => id !== "0",
        confirm: (people) => ({ ...texts, title: `Greet ${people.length}?` }),
        run,
        done: (count) => `${count} greeted`,
      },
    ],
  });
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await user.click(screen.getByRole("button", { name: "Greet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Greet 1?" }));
  expect(run).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Greet" }));
  await vi.waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  expect(run).toHaveBeenCalledTimes(1);
});
