import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, fill, findDialog, findSection } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const user = setupUser();
let applicants = 0;

async function becomeStaff(visitor: Visitor, name = { firstName: "Bo", lastName: "Reyes" }) {
  const { email } = await visitor.signUp(name);
  await visitor.site.makeStaff(email);
}

/** Sends an application; returns the applicant. */
async function apply(visitor: Visitor, overrides: Record<string, string> = {}) {
  applicants += 1;
  const lastName = `Heron${applicants}x${process.pid}x${Date.now()}`;
  const email = `${lastName}@example.org`.toLowerCase();
  const application = { firstName: "Maya", lastName, email, membershipType: "family" };
  await visitor.post("/api/membership", { ...application, ...overrides });
  return { ...application, ...overrides, name: `Maya ${lastName}` };
}

async function findId(staff: Visitor, email: string): Promise<string> {
  const path = `/api/staff/applications?search=${encodeURIComponent(email)}`;
  const { items } = await staff.get<{ items: { id: string }[] }>(path);
  return items[0]?.id ?? "";
}

const entries = () => [...document.querySelectorAll<HTMLElement>("main tbody tr")];
const names = () => entries().map(({ textContent }) => textContent);
const press = async (text: string) =>
  user.click(await screen.findByText(text, { selector: ":is(button:enabled, a[role=button]) *" }));
const steps = async () => {
  const history = await findSection("History");
  return [...history.element.querySelectorAll("h3")].map(({ textContent }) => textContent);
};
const dialogButton = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByText(name, { selector: "button *" }).closest("button") as HTMLElement;

test("visitors and members find neither the list nor an application", async ({
  visitor,
  site,
  fetchPage,
}) => {
  await becomeStaff(visitor);
  const { email, name } = await apply(visitor);
  const id = await findId(visitor, email);
  for (const other of [createVisitor(site), await createMember(site)]) {
    for (const path of ["/staff/applications", `/staff/applications/${id}`]) {
      const { status, html, document } = await fetchPage(path, other);
      expect(status).toBe(404);
      expect(html).not.toContain(name);
      expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
    }
  }
});

test("staff get the 404 page for an unknown application", async ({ visitor, fetchPage }) => {
  await becomeStaff(visitor);
  const { status, document } = await fetchPage("/staff/applications/nothing");
  expect(status).toBe(404);
  expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
});

test("staff find applications by status, membership, a part of a name, and in order", async ({
  visitor,
}) => {
  await becomeStaff(visitor);
  const family = await apply(visitor);
  const student = await apply(visitor, { membershipType: "student" });
  await openPage(visitor, "/staff/applications");
  await waitFor(() => expect(entries()[0]).toHaveTextContent(student.name));
  expect(entries()[0]).toHaveTextContent(/Student.*Pending.*\d+:\d\d [AP]M/s);
  const main = within(document.querySelector("main") as HTMLElement);
  expect(await main.findByText(/^Pending \(\d+\)$/)).toBeVisible();

  await user.click(main.getByText(/^Approved/, { selector: "a" }));
  await expectPath("/staff/applications?status=approved");
  await waitFor(() => expect(names().join()).not.toContain(family.name));
  await user.click(main.getByText(/^Pending/, { selector: "a" }));
  await user.selectOptions(main.getByLabelText("Membership"), "Family");
  await expectPath("/staff/applications?status=pending&membershipType=family");
  await waitFor(() => expect(entries()[0]).toHaveTextContent(family.name));
  expect(names().join()).not.toContain(student.name);

  await openPage(visitor, "/staff/applications");
  const box = await screen.findByRole("searchbox");
  await user.click(box);
  await user.paste(student.lastName.slice(2));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(entries()[0]).toHaveTextContent(student.name);
  await user.clear(box);
  await user.paste("nobody of this name");
  expect(await screen.findByText("No application fits")).toBeVisible();

  await openPage(visitor, "/staff/applications?order=oldest&search=heron");
  await waitFor(() => expect(entries().at(-1)).toHaveTextContent(student.name));
});

test("a decision is revised, and the history keeps every step", async ({ visitor }) => {
  await becomeStaff(visitor);
  const { email } = await apply(visitor);
  await openPage(visitor, `/staff/applications/${await findId(visitor, email)}`);
  await screen.findByText("Decline");
  for (const [button, said] of [
    ["Decline", "Declined. The applicant is being told by email."],
    ["Back to Pending", "Pending again."],
    ["Mark as Withdrawn", "Withdrawn. The applicant is being told by email."],
  ] as const) {
    await press(button);
    const { element } = await findDialog();
    await user.click(dialogButton(element, button));
    await waitFor(() => expect(screen.getByText(said)).toHaveFocus());
    await waitFor(() => expect(element).not.toBeInTheDocument());
  }
  expect(await steps()).toEqual([
    "Marked as withdrawn",
    "Taken back to pending",
    "Declined",
    "Applied",
  ]);
  expect((await findSection("History")).element).toHaveTextContent("No email was sent.");
  const subject = "Your membership application is withdrawn";
  const sent = () =>
    visitor.site.mails.filter((mail) => mail.to === email && mail.subject === subject);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.text).toContain("This replaces what we wrote to you about it before.");
});

describe("a decision by a colleague meanwhile", () => {
  async function createColleague(visitor: Visitor) {
    const colleague = createVisitor(visitor.site);
    await becomeStaff(colleague, { firstName: "Cy", lastName: "Adler" });
    return colleague;
  }

  test("is shown in the dialog, and the note stays", async ({ visitor }) => {
    await becomeStaff(visitor);
    const colleague = await createColleague(visitor);
    const { email } = await apply(visitor);
    const id = await findId(visitor, email);
    await openPage(visitor, `/staff/applications/${id}`);
    await screen.findByText("Decline");
    await press("Decline");
    const { element, getByLabelText, getByRole } = await findDialog();
    fill(getByLabelText(/Note/), "We are full.");
    const earlier = { from: "pending", status: "approved", note: "Welcome!" };
    await colleague.post(`/api/staff/applications/${id}/decision`, earlier);
    await user.click(dialogButton(element, "Decline"));
    await waitFor(() =>
      expect(getByRole("alert")).toHaveTextContent("This was decided while you were reading."),
    );
    const alert = getByRole("alert");
    expect(alert).toHaveTextContent(/Approved: Cy Adler, .*Welcome!/s);
    expect(getByLabelText(/Note/)).toHaveValue("We are full.");
    const facts = await findSection("What they sent");
    expect(facts.element).toHaveTextContent("Approved");
    await user.click(dialogButton(element, "Decline Anyway"));
    await waitFor(() => expect(screen.getByText(/^Declined\. The applicant/)).toHaveFocus());
    expect(await steps()).toEqual(["Declined", "Approved", "Applied"]);
  });

  test("needs no second decision if both are the same", async ({ visitor }) => {
    await becomeStaff(visitor);
    const colleague = await createColleague(visitor);
    const { email } = await apply(visitor);
    const id = await findId(visitor, email);
    await openPage(visitor, `/staff/applications/${id}`);
    await screen.findByText("Approve");
    await press("Approve");
    const { element, getByRole } = await findDialog();
    const earlier = { from: "pending", status: "approved" };
    await colleague.post(`/api/staff/applications/${id}/decision`, earlier);
    await user.click(dialogButton(element, "Approve"));
    await waitFor(() => expect(getByRole("alert")).toHaveTextContent("nothing is left to decide"));
    expect(dialogButton(element, /^Approve/)).toHaveAttribute("aria-disabled", "true");
  });
});

test("the organization's mail about an application links to its page", async ({ visitor }) => {
  await becomeStaff(visitor);
  const { email, name, lastName } = await apply(visitor, { membershipType: "sponsor" });
  const subject = `Membership application: ${name} (Sponsor)`;
  const sent = () => visitor.site.mails.filter((mail) => mail.subject === subject);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [mail] = sent();
  expect(mail?.to).toBe("hello@headwaters.example");
  expect(`${mail?.text}${mail?.html}`).not.toContain(email);
  expect(mail?.text).toContain(`/staff/applications/${await findId(visitor, lastName)}`);
});
