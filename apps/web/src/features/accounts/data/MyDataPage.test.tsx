import { buildArticle, buildMessage } from "@headwaters/testing/factories";
import { mia } from "@headwaters/testing/people/registrations";
import { within } from "@testing-library/react";
import { expect } from "vitest";
import { publishEvent, register } from "#testing/data/events.ts";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";

test("my data are headed lists in words, without a code", async ({ visitor, fetchPage, site }) => {
  const { email } = await visitor.signUp({ firstName: "Ana", lastName: "Reyes" });
  await site.makeStaff(email);
  const event = await publishEvent(visitor, { title: "Owl walk" });
  await register(visitor, event, { participants: [{ ...mia, needs: "Peanut allergy" }] });
  await visitor.post("/api/news", buildArticle({ title: "A morning of my own" }));
  await visitor.post("/api/contact", {
    ...buildMessage({ inquiryType: "program-info", message: "May my dog come?" }),
    email,
  });
  await visitor.post("/api/membership", {
    email,
    firstName: "Ana",
    lastName: "Reyes",
    membershipType: "family",
  });

  const { document: sent } = await fetchPage("/account/data");
  const list = (name: string) => sectionNamed(sent, name).textContent;
  expect(list("Account")).toMatch(/First nameAna.*Reyes.*Account since\w+ \d+, \d{4}/);
  expect(list("Account")).toContain(email);
  expect(list("Children")).toContain("Mia, born in 2018");
  expect(list("Registrations")).toContain("Owl walk");
  expect(list("Registrations")).toContain("Confirmed. Note on allergies or needs: Peanut allergy.");
  expect(list("News")).toMatch(/A morning of my own: written .*, published/);
  expect(list("Events")).toContain("Owl walk");
  expect(list("Versions you have saved")).toContain("News “A morning of my own”, version 1");
  expect(list("Membership applications")).toContain("Family: we are looking at it");
  expect(list("Messages to us")).toMatch(
    /Program Information, .* not answered yet: “May my dog come\?”/,
  );
  expect(list("Roles")).toContain("Staff, since");
  expect(list("Where you are signed in")).toContain("signed in since");
  expect(list("Access tokens")).toContain("Nothing.");
  const words = within(sent.body).getByRole("main").textContent ?? "";
  expect(words).not.toMatch(
    /\b(true|false|null|undefined)\b|program-info|\d{4}-\d\d-\d\d|[0-9a-f]{8}-/,
  );
});

test("my data are shown to nobody else", async ({ visitor, fetchPage, site }) => {
  const other = createVisitor(site);
  const { email } = await other.signUp({ firstName: "Wren" });
  await other.post("/api/children", { firstName: "Mia", birthYear: 2018 });
  const { document: asked } = await fetchPage("/account/data");
  expect(new URL(asked.URL).search).toBe("?next=%2Faccount%2Fdata");
  await visitor.signUp({ firstName: "Ana" });
  const { html } = await fetchPage("/account/data");
  expect(html).toContain("Ana");
  expect(html).not.toContain(email);
  expect(html).not.toContain("Mia");
  expect((await visitor.fetch("/account/data")).headers.get("cache-control")).toBe("no-store");
});

test("whoever signs up with an address sees no message that was sent with it until it is confirmed", async ({
  visitor,
  fetchPage,
}) => {
  const { email } = await visitor.signUpUnconfirmed();
  await visitor.post("/api/contact", { ...buildMessage({ message: "May my dog come?" }), email });
  const { html } = await fetchPage("/account/data");
  expect(html).toContain("Messages to us");
  expect(html).not.toContain("May my dog come?");
});
