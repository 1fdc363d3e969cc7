import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { answer, fail, refuse } from "#testing/data/answers.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectDrawing, expectShownFor, findToast } from "#testing/page.ts";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

async function openForm(visitor: Visitor, path = "/contact") {
  await openPage(visitor, path);
  return within(await screen.findByRole("form", { name: "Send us a message" }));
}
type Form = Awaited<ReturnType<typeof openForm>>;

const send = async (form: Form) =>
  userEvent.click(await form.findByRole("button", { name: "Send Message" }));

function write(form: Form, label: RegExp, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

function fill(form: Form, email = "maya@example.org") {
  write(form, /First Name/, "Maya");
  write(form, /Last Name/, "Chen");
  write(form, /Email/, email);
  write(form, /Inquiry Type/, "volunteer");
  write(form, /Message/, "I can mend nets.\nOn Saturdays.");
}

/** Answers the messages that the page sends, instead of the server. */
function onSend(visitor: Visitor, respond: (request: Request) => Response | Promise<Response>) {
  visitor.intercept((path, request) =>
    path.startsWith("/trpc/contact.send") ? respond(request) : undefined,
  );
}

/** Finds the confirmation that replaces the form; its button brings an empty form. */
async function writeAnother() {
  const title = await screen.findByRole("heading", { name: "We have your message" });
  expect(title).toHaveFocus();
  expectDrawing(title.closest(".panel"));
  fireEvent.click(screen.getByRole("button", { name: "Write another message" }));
  return within(await screen.findByRole("form", { name: "Send us a message" }));
}

test("the form is filled in for a signed-in user, and keeps typed text over a reload", async ({
  visitor,
}) => {
  const { email } = await visitor.signUp({ firstName: "Maya", lastName: "Chen" });
  const form = await openForm(visitor);
  expect(form.getByLabelText(/First Name/)).toHaveValue("Maya");
  expect(form.getByLabelText(/Email/)).toHaveValue(email);
  write(form, /Message/, "Half a question");
  const again = await openForm(visitor);
  await waitFor(() => expect(again.getByLabelText(/Message/)).toHaveValue("Half a question"));
  fill(again);
  await send(again);
  await findToast();
  expect((await writeAnother()).getByLabelText(/Message/)).toHaveValue("");
  const later = await openForm(visitor);
  expect(later.getByLabelText(/Message/)).toHaveValue("");
  expect(later.getByLabelText(/First Name/)).toHaveValue("Maya");
});

test("the page lists the contact details", async ({ fetchPage }) => {
  const { document } = await fetchPage("/contact");
  expect(document.querySelector("h1")).toHaveTextContent(/^Get In Touch$/);
  const main = within(document.querySelector("main") as HTMLElement);
  for (const link of main.getAllByText("hello@headwaters.example")) {
    expect(link.closest("a")).toHaveAttribute("href", "mailto:hello@headwaters.example");
  }
  expect(main.getByText("(555) 010-0142").closest("a")).toHaveAttribute("href", "tel:5550100142");
  expect(main.getByText(/18 Mill Pond Road/)).toBeVisible();
  expect(main.getByText(/Tuesday to Friday from 10 to 4/)).toBeVisible();
});

test("four questions are answered", async ({ fetchPage }) => {
  const { document } = await fetchPage("/contact");
  const questions = within(sectionNamed(document, "Questions families ask"));
  expect(questions.getAllByRole("term")).toHaveLength(4);
  const answers = questions.getAllByRole("definition").map(({ textContent }) => textContent);
  for (const answer of [
    /ages 6 to 18/,
    /All equipment is provided/,
    /Become a member first/,
    /need-based scholarships/,
  ]) {
    expect(answers.filter((text) => answer.test(text ?? ""))).toHaveLength(1);
  }
  expect(questions.getByRole("link", { name: "Become a member" })).toHaveAttribute(
    "href",
    "/membership",
  );
});

test("the answer about registering agrees with the terms and with the pages of events", async ({
  fetchPage,
}) => {
  const main = async (path: string) =>
    (await fetchPage(path)).document.querySelector("main")?.textContent ?? "";
  const openUnlessSaid = /unless their page says otherwise/;
  expect(await main("/contact")).toMatch(openUnlessSaid);
  expect(await main("/terms")).toMatch(openUnlessSaid);
});

test("the form lists the inquiry types, states what is stored, and refers children to an adult", async ({
  visitor,
}) => {
  const form = await openForm(visitor);
  const select = form.getByLabelText<HTMLSelectElement>(/Inquiry Type/);
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ["", "Choose one"],
    ["program-info", "Program Information"],
    ["membership", "Membership"],
    ["volunteer", "Volunteering"],
    ["partnership", "Partnership"],
    ["sponsorship", "Sponsorship"],
    ["general", "General Question"],
    ["other", "Something Else"],
  ]);
  expect(form.getByText(/We keep your name/)).toBeVisible();
  expect(form.getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  expect(form.getByRole("link")).toHaveAttribute("href", "/privacy");
});

test("a missing value is reported at its field, and the first such field gets the focus", async ({
  visitor,
}) => {
  const form = await openForm(visitor);
  await send(form);
  await waitFor(() => expect(form.getByLabelText(/First Name/)).toHaveFocus());
  for (const [label, message] of [
    [/First Name/, "First name is required"],
    [/Last Name/, "Last name is required"],
    [/Email/, "Email is required"],
    [/Inquiry Type/, "Inquiry type is required"],
    [/Message/, "Message is required"],
  ] as const) {
    const field = form.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
  }
  fill(form);
  expect(form.queryByText(/is required/)).toBeNull();
  write(form, /Message/, "x".repeat(5_001));
  await send(form);
  expect(await form.findByText("Message must be at most 5,000 characters")).toBeVisible();
});

test("a message goes out, and the form is empty again", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let body: unknown;
  onSend(visitor, async (request) => {
    body = await request.json();
    return answer({ emailSent: true, emailError: null });
  });
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByRole("button"));
  const toast = await findToast();
  expect(body).toMatchObject({
    0: {
      json: {
        firstName: "Maya",
        lastName: "Chen",
        email: "maya@example.org",
        inquiryType: "volunteer",
        message: "I can mend nets.\nOn Saturdays.",
      },
    },
  });
  expect(toast).toHaveTextContent(/Confirmation emails went to you and to our team/);
  expect(toast).toHaveTextContent("within 24-48 hours");
  const fresh = await writeAnother();
  expect(fresh.getByLabelText(/Message/)).toHaveValue("");
  expect(fresh.getByLabelText(/Inquiry Type/)).toHaveValue("");
  await expectShownFor(10_000);
});

test("a sender sees that the message is saved if the mail failed", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onSend(visitor, () => answer({ emailSent: false, emailError: null }));
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByRole("button"));
  const toast = await findToast();
  expect(toast).toHaveTextContent("Message received (Email delivery issue)");
  expect(toast).toHaveTextContent(/Your message was saved.* We will respond/);
  expect((await writeAnother()).getByLabelText(/Message/)).toHaveValue("");
  await expectShownFor(10_000);
});

test("the button shows progress and is disabled while the message is sent", async ({ visitor }) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  onSend(visitor, () => promise);
  const form = await openForm(visitor);
  fill(form);
  await send(form);
  expect(await form.findByRole("button", { name: "Sending..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  resolve(answer({ emailSent: true, emailError: null }));
  expect((await writeAnother()).getByRole("button", { name: "Send Message" })).not.toHaveAttribute(
    "aria-disabled",
  );
  expect(await findToast()).toHaveTextContent("Message sent!");
});

for (const [about, promise, time] of [
  ["privacy", /about your privacy.*within 30 days/, "30 days"],
  ["accessibility", /about accessibility.*within 2 business days/, "2 business days"],
] as const) {
  test(`a link from the policy about ${about} shows its promise, and the topic is sent`, async ({
    fetchPage,
    visitor,
  }) => {
    const { html } = await fetchPage(`/contact?about=${about}`);
    expect(html).toContain(`name="about" value="${about}"`);
    let body: unknown;
    visitor.intercept((path, request) => {
      if (path.startsWith("/trpc/contact.send")) void request.json().then((sent) => (body = sent));
      return undefined;
    });
    const form = await openForm(visitor, `/contact?about=${about}`);
    expect(form.getByText(promise)).toBeVisible();
    expect(form.getByLabelText(/Inquiry Type/)).toHaveValue("general");
    fill(form);
    await send(form);
    expect(await findToast()).toHaveTextContent(`a response within ${time}`);
    expect(body).toMatchObject({ 0: { json: { about } } });
    const fresh = await writeAnother();
    expect(fresh.getByLabelText(/Message/)).toHaveValue("");
    write(fresh, /Message/, "Half a question");
    await userEvent.click(fresh.getByText("Write about something else"));
    await waitFor(() => expect(fresh.queryByText(/This message is about/)).toBeNull());
    expect(window.location.pathname + window.location.search).toBe("/contact");
    expect(fresh.getByLabelText(/Message/)).toHaveValue("Half a question");
  });
}

test("an unknown subject in the address promises no response time", async ({ visitor }) => {
  const form = await openForm(visitor, "/contact?about=terms");
  expect(form.queryByText(/This message is about/)).toBeNull();
});

test("a double click sends one message", async ({ visitor }) => {
  const email = `twice.${crypto.randomUUID()}@example.org`;
  const form = await openForm(visitor);
  fill(form, email);
  await userEvent.dblClick(form.getByRole("button"));
  expect(await findToast()).toHaveTextContent("Message sent!");
  const received = () =>
    visitor.site.mails.filter(
      ({ to, subject }) => to === email && subject === "We have your message",
    );
  await waitFor(() => expect(received()).toHaveLength(1));
});

test("a message over the limit is refused, and stays in the form", async ({ visitor }) => {
  const form = await openForm(visitor);
  fill(form);
  const long = "x".repeat(20_000);
  write(form, /Message/, long);
  await send(form);
  const field = form.getByLabelText(/Message/);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription("Message must be at most 5,000 characters"),
  );
  expect(field).toHaveValue(long);
});

test("a failure names another contact and keeps the typed text", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onSend(visitor, () => fail(500));
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByRole("button"));
  const toast = await findToast();
  expect(toast).toHaveTextContent("Error sending message");
  expect(toast).toHaveTextContent(
    "Failed to send message. Please try again or contact us directly at hello@headwaters.example",
  );
  expect(form.getByLabelText(/Message/)).toHaveValue("I can mend nets.\nOn Saturdays.");
  expect(form.getByLabelText(/Inquiry Type/)).toHaveValue("volunteer");
  await expectShownFor(8_000);
});

test("a rate-limited sender sees when to try again, and another contact", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const message = "Too many attempts. Please try again in 12 minutes.";
  onSend(visitor, () => refuse(429, message));
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByRole("button"));
  expect(await findToast()).toHaveTextContent(
    `Failed to send message. Please try again or contact us directly at hello@headwaters.example. ${message}`,
  );
  await expectShownFor(8_000);
});

test("a server error about a field appears at that field", async ({ visitor }) => {
  const message = "Message contains characters that cannot be saved";
  onSend(visitor, () => refuse(400, message, [{ path: "message", message }]));
  const form = await openForm(visitor);
  fill(form);
  await send(form);
  const field = form.getByLabelText(/Message/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
});
