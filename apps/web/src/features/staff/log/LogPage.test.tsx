import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

/** The log's cells, row by row: who, what, details, when. */
async function readLog(visitor: Visitor) {
  await openPage(visitor, "/staff/log");
  const table = await screen.findByRole("table", { name: "Actions" });
  const [, ...rows] = within(table).getAllByRole<HTMLTableRowElement>("row");
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent));
}

test("an entry names the access token with which it was made", async ({ visitor, site }) => {
  const { email, password } = await visitor.signUp({ firstName: "Ana", lastName: "Diaz" });
  await site.makeStaff(email);
  const { token } = await visitor.post<{ token: string }>("/api/account/tokens", {
    name: "CRM",
    scopes: ["staff:write"],
    currentPassword: password,
  });
  await fetch(`${site.url}/api/staff/newsletters`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });
  const [begun, made] = await readLog(visitor);
  expect(begun?.slice(0, 2)).toEqual([
    "Ana Diazwith the token “CRM”",
    "began the newsletter Untitled",
  ]);
  expect(made?.slice(0, 2)).toEqual(["Ana Diaz", "made an access token"]);
  await openPage(visitor, "/staff");
  // Other tests begin newsletters, too; this one is the newest.
  const [newest] = await screen.findAllByText(/began the newsletter/);
  expect(newest).toHaveTextContent("Ana Diaz, with the token “CRM”, began the newsletter Untitled");
});

test("the log describes details in words, and falls back for subjects without a title", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
  await site.makeStaff(email);
  const search = "search=nobody&status=pending&membershipType=family";
  expect((await visitor.fetch(`/api/staff/applications.csv?${search}`)).status).toBe(200);
  await visitor.post("/api/staff/newsletters", {});
  const [begun, downloaded] = await readLog(visitor);
  expect(begun?.[1]).toBe("began the newsletter Untitled");
  expect(screen.getAllByRole("link", { name: "Untitled" })[0]).toBeVisible();
  expect(downloaded?.[2]).toBe(
    "rows: 0 · status: Pending · found by a search · membership: Family",
  );
});
