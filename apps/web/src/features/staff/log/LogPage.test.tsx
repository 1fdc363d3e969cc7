import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { test } from "#testing/test.ts";

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
  await openPage(visitor, "/staff/log");
  const list = await screen.findByRole("list", { name: "Actions" });
  expect(list).toHaveTextContent("Ana Diaz, with the token “CRM”, began the newsletter Untitled");
  expect(list).toHaveTextContent("Ana Diaz made an access token");
});
