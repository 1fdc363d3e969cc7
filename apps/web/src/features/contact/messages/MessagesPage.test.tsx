import { organization } from "@headwaters/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, vi } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { newName, test } from "#testing/data/messages.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, fill, findDialog, findLink, findSection } from "#testing/page.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const user = setupUser();

const SUBJECT = "Re: Your message to Headwaters Youth Anglers";
const mailsTo = (visitor: Visitor, to: string) =>
  visitor.site.mails.filter((mail) => mail.to === to && mail.subject === SUBJECT);

const formNamed = (name: string) =>
  waitFor(() => {
    const forms = [...document.querySelectorAll<HTMLElement>("form")];
    const form = forms.find(
      (one) =>
        (one.getAttribute("aria-label") ??
          document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent) === name,
    );
    if (!form) throw new Error(`There is no form ${name}.`);
    return form;
  });

/** Finds the form of the answer. */
async function findAnswer() {
  const form = await formNamed("Your answer");
  const box = within(form).getByRole<HTMLTextAreaElement>("textbox", { name: /^Answer to/ });
  return {
    form: within(form),
    box,
    press: async (text: string) =>
      user.click(await within(form).findByText(text, { selector: "button:enabled *" })),
    queryButton: (text: string) => within(form).queryByText(text, { selector: "button *" }),
  };
}

const thread = () => document.querySelector("[aria-label=Conversation]") as HTMLElement;
const entryNamed = (name: string) => within(thread()).findByRole("article", { name });
const cards = () => [...document.querySelectorAll<HTMLElement>("main tbody tr")];
const cardWith = (words: string) => cards().find((card) => card.textContent?.includes(words));

/** Simulates a return to the tab. */
const lookAgain = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

const act = (staff: Visitor, id: string, action: string, data: object = {}) =>
  staff.post(`/api/staff/messages/${id}/${action}`, data);

const userId = async (visitor: Visitor) => (await visitor.get<{ id: string }>("/api/user")).id;

test("visitors and members get the 404 page", async ({ site, receive, fetchPage }) => {
  const id = await receive({ message: "Nobody else reads this." });
  for (const other of [createVisitor(site), await createMember(site)]) {
    for (const path of ["/staff/messages", `/staff/messages/${id}`]) {
      const { status, html, document } = await fetchPage(path, other);
      expect(status).toBe(404);
      expect(html).not.toContain("Nobody else");
      expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
    }
  }
});

test("staff get the 404 page for an unknown message", async ({ ana, fetchPage }) => {
  const { status, document } = await fetchPage("/staff/messages/0193-gone", ana);
  expect(status).toBe(404);
  expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
});

test("the list marks overdue messages in words and can be filtered", async ({
  ana,
  receive,
  bo,
}) => {
  const late = newName();
  await receive({ firstName: late, about: "accessibility", inquiryType: "other" });
  const mine = newName();
  const id = await receive({ firstName: mine, inquiryType: "partnership" });
  await act(bo, id, "assign", { assigneeId: await userId(ana) });

  await openPage(ana, "/staff/messages?state=mine");
  await waitFor(() => expect(cardWith(mine)).toHaveTextContent("Ana Reyes"));
  expect(cardWith(late)).toBeUndefined();

  await openPage(ana, "/staff/messages?inquiryType=partnership");
  await waitFor(() => expect(cardWith(mine)).toBeVisible());
  expect(cards().filter(({ textContent }) => textContent?.includes(mine))).toHaveLength(1);
  expect(cardWith(late)).toBeUndefined();

  await openPage(ana, "/staff/messages?state=late");
  expect(await screen.findByText("No messages here")).toBeVisible();

  vi.useFakeTimers({
    toFake: ["Date"],
    now: Date.now() + 30 * 24 * 60 * 60 * 1000,
  });
  await openPage(ana, `/staff/messages?search=${late}`);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent("Accessibility");
  const due = screen.getByText(/^late by 2\d days$/);
  expect(due).toBeVisible();
  expect(due).toHaveAttribute("data-late", "true");
});

test("new messages appear without a reload and keep the typed text", async ({
  ana,
  receive,
  bo,
}) => {
  await openPage(ana, "/staff/messages");
  await waitFor(() => expect(document.querySelector("h1")).toBeVisible());
  const firstName = newName();
  const id = await receive({ firstName });
  lookAgain();
  await user.click(await screen.findByText(`${firstName} Chen`));
  const { box } = await findAnswer();
  fill(box, "Half an answer");
  const note = (await formNamed("Note for colleagues")).querySelector("textarea") as HTMLElement;
  fill(note, "Half a note");
  await act(bo, id, "note", { text: "She called today." });
  lookAgain();
  expect(await within(thread()).findByText("She called today.")).toBeVisible();
  expect(box).toHaveValue("Half an answer");
  expect(note).toHaveValue("Half a note");

  // Leaving asks first, and the typed text is still there on return.
  await user.click(await findLink(/^Close/));
  const asked = await findDialog("Leave without sending?");
  await user.click(asked.getByText("Keep Writing"));
  await waitFor(() => expect(asked.element).not.toBeInTheDocument());
  await user.click(await findLink(/^Close/));
  await user.click((await findDialog("Leave without sending?")).getByText("Leave"));
  await user.click(await screen.findByText(`${firstName} Chen`));
  expect((await findAnswer()).box).toHaveValue("Half an answer");
});

test("an author sees a faster colleague's answer before anything is sent, and may still send", async ({
  ana,
  receive,
  bo,
}) => {
  const email = `${newName().toLowerCase()}@example.org`;
  const id = await receive({ email });
  // Only the first query succeeds until Ana sends, so that her page misses the answer of Bo.
  let isDeaf = true;
  let finds = 0;
  ana.intercept((path) => {
    if (!path.includes("contact.find")) return undefined;
    finds += 1;
    return isDeaf && finds > 1 ? Response.error() : undefined;
  });
  await openPage(ana, `/staff/messages/${id}`);
  const { box, press } = await findAnswer();
  fill(box, "From Ana");
  const statuses: number[] = [];
  await act(bo, id, "reply", { text: "From Bo", version: 1 });
  ana.intercept((path) => {
    if (path.includes("contact.reply")) isDeaf = false;
    return undefined;
  });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    if (String(request[0]).includes("contact.reply")) statuses.push(response.status);
    return response;
  });
  await press("Send Answer");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(/^Bo Lind answered this message on .*\d/);
  expect(alert).toHaveTextContent("Your answer was not sent.");
  expect(await entryNamed("Bo Lind answered")).toHaveTextContent("From Bo");
  expect(statuses).toEqual([409]);
  expect(box).toHaveValue("From Ana");
  await waitFor(() => expect(mailsTo(ana, email)).toHaveLength(1));
  await press("Send Anyway");
  await expectToast("Answer sent");
  await waitFor(() => expect(mailsTo(ana, email)).toHaveLength(2));
});

test("an answer that is sent twice is mailed once", async ({ ana, receive }) => {
  const email = `${newName().toLowerCase()}@example.org`;
  await openPage(ana, `/staff/messages/${await receive({ email })}`);
  const { form, box, queryButton } = await findAnswer();
  fill(box, "Once");
  const greeting = form.getByRole("textbox", { name: "Greeting" });
  expect(greeting).toHaveDisplayValue(/^Hello .+,$/);
  fill(greeting, "Dear family,");
  const signature = form.getByRole("textbox", { name: "Signature" });
  expect(signature).toHaveDisplayValue(new RegExp(`^Ana\n${organization.name}$`));
  await user.dblClick(queryButton("Send Answer") as HTMLElement);
  await expectToast("Answer sent");
  await waitFor(() => expect(mailsTo(ana, email)).toHaveLength(1));
  await waitFor(() => expect(within(thread()).getAllByRole("article")).toHaveLength(2));
  expect(mailsTo(ana, email)).toHaveLength(1);
  expect(mailsTo(ana, email)[0]?.text).toMatch(/^Dear family,\n\nOnce\n\nAna\n/);
});

describe("failures", () => {
  test("leave the typed answer in place, and send it once if the first request had arrived", async ({
    ana,
    receive,
  }) => {
    const email = `${newName().toLowerCase()}@example.org`;
    await openPage(ana, `/staff/messages/${await receive({ email })}`);
    const { box, press, queryButton } = await findAnswer();
    await press("Send Answer");
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Please write an answer/));
    await waitFor(() => expect(box).toHaveFocus());
    fill(box, "Lost on its way back");
    const { fetch } = globalThis;
    let isLost = true;
    vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request);
      if (!isLost || !String(request[0]).includes("contact.reply")) return response;
      throw new TypeError("Failed to fetch");
    });
    await press("Send Answer");
    await expectToast("Answer not sent");
    expect(box).toHaveValue("Lost on its way back");
    isLost = false;
    await user.click((queryButton("Send Anyway") ?? queryButton("Send Answer")) as HTMLElement);
    await waitFor(async () => {
      const anyway = queryButton("Send Anyway");
      if (anyway) await user.click(anyway);
      expect(box).toHaveValue("");
    });
    await waitFor(() => expect(mailsTo(ana, email)).toHaveLength(1));
  });
});

test("staff assign a message, change its subject, add a note and mark it as answered", async ({
  ana,
  receive,
}) => {
  await openPage(ana, `/staff/messages/${await receive()}`);
  const handling = await findSection("Handling");
  const press = async (text: string) =>
    user.click(await handling.findByText(text, { selector: "button:enabled *" }));
  expect(handling.getByText("Assign").closest("button")).toHaveAttribute("aria-disabled", "true");
  const me = await userId(ana);
  const assignees = handling.getByLabelText("Assigned to");
  await waitFor(() => expect(assignees.querySelector(`[value="${me}"]`)).toBeInTheDocument());
  fill(assignees, me);
  await press("Assign");
  await waitFor(() => expect(thread()).toHaveTextContent("Ana Reyes took this"));

  await user.selectOptions(handling.getByLabelText("About"), "Privacy");
  await press("Change");
  await waitFor(() =>
    expect(thread()).toHaveTextContent("Ana Reyes said that this is about privacy"),
  );
  expect(await screen.findByText(/^Promised within 30 days/)).toBeVisible();
  const facts = within(document.querySelector("dl") as HTMLElement);
  expect(facts.getByText(/^due in (29|30) days$/)).toBeVisible();

  const note = await formNamed("Note for colleagues");
  const box = note.querySelector("textarea") as HTMLTextAreaElement;
  fill(box, "He called.\nAll is well.");
  await user.click(within(note).getByText("Add Note"));
  await waitFor(() => expect(box).toHaveValue(""));
  expect(await entryNamed("Ana Reyes left a note for colleagues")).toHaveTextContent(
    "All is well.",
  );

  await press("Mark as Answered");
  expect(await facts.findByText("Answered by Ana Reyes")).toBeVisible();
  await user.click(await handling.findByText("Mark as Not Answered"));
  expect(await facts.findByText(/^due in/)).toBeVisible();
  await waitFor(() => expect(thread()).toHaveTextContent("Ana Reyes marked this as not answered"));
});

test("a message that staff send themselves is in the list when they return to it", async ({
  ana,
}) => {
  await openPage(ana, "/staff/messages");
  await waitFor(() => expect(document.querySelector("h1")).toBeVisible());
  await user.click(await findLink("View site"));
  await user.click((await screen.findAllByText("Contact", { selector: "a" }))[0] as HTMLElement);
  const form = await formNamed("Send us a message");
  const field = (label: string) => within(form).getByLabelText(new RegExp(`^${label}`));
  const firstName = newName();
  fill(field("First Name"), firstName);
  fill(field("Last Name"), "Chen");
  fill(field("Email"), "maya@example.org");
  fill(field("Inquiry Type"), "volunteer");
  fill(field("Message"), "I can mend nets.");
  await user.click(within(form).getByText("Send Message"));
  await expectToast("Message sent!");
  window.history.go(-2);
  await expectPath("/staff/messages");
  expect(await screen.findByText(`${firstName} Chen`)).toBeVisible();
});
