import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { answer, fail, refuse } from "#testing/data/answers.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectDrawing, expectShownFor, findToast } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const CONFIRMATION = "We have your membership application";
const someone = () => `maya.${crypto.randomUUID()}@example.org`;

async function openForm(visitor: Visitor) {
  await openPage(visitor, "/membership");
  return within(await screen.findByRole("form", { name: "Apply for membership" }));
}
type Form = Awaited<ReturnType<typeof openForm>>;

const type = (form: Form, name: RegExp) => form.getByRole("radio", { name });
const submit = async (form: Form) =>
  userEvent.click(await form.findByRole("button", { name: "Submit Application" }));

function write(form: Form, label: RegExp, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

function fill(form: Form, email = "maya@example.org") {
  fireEvent.click(type(form, /Family/));
  write(form, /First Name/, "Maya");
  write(form, /Last Name/, "Chen");
  write(form, /Email/, email);
}

/** Answers the applications that the page sends, instead of the server or after it. */
function onSubmit(
  visitor: Visitor,
  respond: (request: Request) => Response | Promise<Response> | undefined,
) {
  visitor.intercept((path, request) =>
    path.startsWith("/trpc/membership.submit") ? respond(request) : undefined,
  );
}

const confirmations = ({ site }: Visitor, email: string) =>
  site.mails.filter(({ to, subject }) => to === email && subject === CONFIRMATION);

async function expectOneConfirmation(visitor: Visitor, email: string) {
  await waitFor(() => expect(confirmations(visitor, email)).toHaveLength(1));
}

/** Finds the confirmation that replaces the form; its button brings an empty form. */
async function applyAgain() {
  const title = await screen.findByRole("heading", { name: "We have your application" });
  expect(title).toHaveFocus();
  expectDrawing(title.closest(".panel"));
  fireEvent.click(screen.getByRole("button", { name: "Send another application" }));
  return within(await screen.findByRole("form", { name: "Apply for membership" }));
}

test("the form is filled in for a signed-in user, and keeps the choice over a reload", async ({
  visitor,
}) => {
  const { email } = await visitor.signUp({ firstName: "Maya" });
  const form = await openForm(visitor);
  expect(form.getByLabelText(/Email/)).toHaveValue(email);
  fireEvent.click(type(form, /Family/));
  const again = await openForm(visitor);
  await waitFor(() => expect(type(again, /Family/)).toBeChecked());
});

test("the hero describes the membership", async ({ fetchPage }) => {
  const { document } = await fetchPage("/membership");
  expect(document.querySelector("h1")).toHaveTextContent(/^Join Headwaters Youth Anglers$/);
  expect(document.title).toMatch(/Join Headwaters Youth Anglers/);
  const titles = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(titles).toContain("Why Join");
});

test("three tiers show price and benefits, and the family tier is marked", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/membership");
  for (const [name, price] of [
    ["Student", "Free"],
    ["Family", "$50/year"],
    ["Sponsor", "$150/year"],
  ] as const) {
    const heading = [...document.querySelectorAll("main li h3")].find(
      ({ textContent }) => textContent === name,
    );
    const item = heading?.closest("li") as HTMLElement;
    const prices = [...item.querySelectorAll("p")].filter(
      ({ textContent }) => textContent === price,
    );
    expect(prices).toHaveLength(1);
    expect(within(item).getAllByRole("listitem").length).toBeGreaterThan(2);
    expect(within(item).queryAllByText("Most Popular")).toHaveLength(name === "Family" ? 1 : 0);
  }
});

test("a tier's button chooses the type in the form", async ({ visitor }) => {
  const form = await openForm(visitor);
  await userEvent.click(screen.getByText("Choose Sponsor"));
  expect(type(form, /Sponsor/)).toBeChecked();
  expect(type(form, /Sponsor/)).toHaveFocus();
  await userEvent.click(screen.getByText("Choose Student"));
  expect(type(form, /Student/)).toBeChecked();
  expect(type(form, /Sponsor/)).not.toBeChecked();
});

test("the form states what is stored, refers minors to an adult, and supports autofill", async ({
  visitor,
}) => {
  const form = await openForm(visitor);
  expect(form.getByText(/We keep your name/)).toBeVisible();
  expect(form.getByText(/Under 18\? .* parent or guardian/)).toBeVisible();
  expect(form.getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  expect(form.getByRole("link")).toHaveAttribute("href", "/privacy");
  for (const [label, autocomplete] of [
    [/First Name/, "given-name"],
    [/Last Name/, "family-name"],
    [/Email/, "email"],
  ] as const) {
    expect(form.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete);
    expect(form.getByLabelText(label)).toBeRequired();
  }
  expect(form.getByLabelText(/Email/)).toHaveAttribute("type", "email");
});

test("a missing value is reported at its field, and the first such field gets the focus", async ({
  visitor,
}) => {
  const sent: string[] = [];
  visitor.intercept((path, { method }) => {
    if (method === "POST") sent.push(path);
    return undefined;
  });
  const form = await openForm(visitor);
  await submit(form);
  await waitFor(() => expect(type(form, /Student/)).toHaveFocus());
  const group = form.getByRole("radiogroup", { name: /Membership Type/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription("Membership type is required");
  for (const [label, message] of [
    [/First Name/, "First name is required"],
    [/Last Name/, "Last name is required"],
    [/Email/, "Email is required"],
  ] as const) {
    const field = form.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
  }
  await userEvent.click(screen.getByText("Choose Student"));
  expect(form.queryByText("Membership type is required")).toBeNull();
  fill(form, "maya");
  await submit(form);
  expect(await form.findByText("Please enter a valid email address")).toBeVisible();
  expect(form.getByLabelText(/Email/)).toHaveFocus();
  expect(sent).toEqual([]);
});

test("an application goes out, and the form is empty again", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let body: unknown;
  onSubmit(visitor, async (request) => {
    body = await request.json();
    return answer({ emailSent: true, emailError: null });
  });
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByText("Submit Application"));
  const toast = await findToast();
  expect(body).toMatchObject({
    0: {
      json: {
        firstName: "Maya",
        lastName: "Chen",
        email: "maya@example.org",
        membershipType: "family",
      },
    },
  });
  expect(toast).toHaveTextContent(/check your email/);
  expect(toast).toHaveTextContent("contact you within 2-3 business days");
  const fresh = await applyAgain();
  expect(fresh.getByLabelText(/First Name/)).toHaveValue("");
  expect(type(fresh, /Family/)).not.toBeChecked();
  await expectShownFor(12_000);
});

test("the toast adds why a mail could not be sent", async ({ visitor }) => {
  onSubmit(visitor, () => answer({ emailSent: false, emailError: "The mailbox is full." }));
  const form = await openForm(visitor);
  fill(form);
  await submit(form);
  expect(await findToast()).toHaveTextContent(/was saved.*The mailbox is full\./);
});

test("an applicant sees that the application is saved if the mail failed", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onSubmit(visitor, () => answer({ emailSent: false, emailError: null }));
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByText("Submit Application"));
  const toast = await findToast();
  expect(toast).toHaveTextContent("Membership received (Email delivery issue)");
  expect(toast).toHaveTextContent(/Your application was saved.* still be processed/);
  expect((await applyAgain()).getByLabelText(/Email/)).toHaveValue("");
  await expectShownFor(10_000);
});

test("the button shows progress and is disabled while the application is sent", async ({
  visitor,
}) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  onSubmit(visitor, () => promise);
  const form = await openForm(visitor);
  fill(form);
  await submit(form);
  expect(await form.findByRole("button", { name: "Submitting..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  resolve(answer({ emailSent: true, emailError: null }));
  expect(
    (await applyAgain()).getByRole("button", { name: "Submit Application" }),
  ).not.toHaveAttribute("aria-disabled");
  expect(await findToast()).toHaveTextContent("Application received!");
});

test("names with apostrophes, in any script and with emoji are accepted", async ({ visitor }) => {
  const email = someone();
  const form = await openForm(visitor);
  fill(form, email);
  write(form, /First Name/, "Siobhán");
  write(form, /Last Name/, "O’Neill-שלום 🎣");
  await submit(form);
  expect(await findToast()).toHaveTextContent("Application received!");
  await expectOneConfirmation(visitor, email);
});

test("a double click sends one application", async ({ visitor }) => {
  const email = someone();
  const form = await openForm(visitor);
  fill(form, email);
  await userEvent.dblClick(form.getByText("Submit Application"));
  expect(await findToast()).toHaveTextContent("Application received!");
  await expectOneConfirmation(visitor, email);
});

test("leaving during a submission and sending again creates one application", async ({
  visitor,
}) => {
  const email = someone();
  const keys: unknown[] = [];
  onSubmit(visitor, async (request) => {
    const [{ json }] = Object.values(await request.clone().json()) as [
      { json: { idempotencyKey: string } },
    ];
    keys.push(json.idempotencyKey);
    const response = await fetchAsIs(request);
    // The first request arrives, and its response is lost.
    return keys.length > 1 ? response : new Promise<Response>(() => {});
  });
  for (let time = 0; time < 3; time += 1) {
    if (time === 1) {
      await expectOneConfirmation(visitor, email);
      await openPage(visitor, "/mission");
    }
    const form = await openForm(visitor);
    fill(form, email);
    await submit(form);
    if (time > 0) expect(await findToast()).toHaveTextContent("Application received!");
    if (time === 1) expect(confirmations(visitor, email)).toHaveLength(1);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]); // The next submission has another key.
});

/** Node's own fetch; a page finds a visitor's under this name. */
const fetchAsIs = globalThis.fetch;

test("a failure names another contact and keeps the typed text", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onSubmit(visitor, () => fail(500));
  const form = await openForm(visitor);
  fill(form);
  fireEvent.click(form.getByText("Submit Application"));
  const toast = await findToast();
  expect(toast).toHaveTextContent("Error submitting application");
  expect(toast).toHaveTextContent(
    "Failed to submit membership application. Please try again or contact us directly at hello@headwaters.example",
  );
  expect(form.getByLabelText(/First Name/)).toHaveValue("Maya");
  expect(type(form, /Family/)).toBeChecked();
  await expectShownFor(8_000);
});

test("an application sent again after a lost response is stored once", async ({ visitor }) => {
  const email = someone();
  let tries = 0;
  onSubmit(visitor, async (request) => {
    tries += 1;
    const response = await fetchAsIs(request);
    if (tries === 1) throw new TypeError("Failed to fetch");
    return response;
  });
  const form = await openForm(visitor);
  fill(form, email);
  await submit(form);
  expect(await findToast()).toHaveTextContent("Error submitting application");
  expect(form.getByLabelText(/Email/)).toHaveValue(email);
  await submit(form);
  await waitFor(async () => expect(await findToast()).toHaveTextContent("Application received!"));
  expect((await applyAgain()).getByLabelText(/Email/)).toHaveValue("");
  await expectOneConfirmation(visitor, email);
});

test("an overload error names another contact", async ({ visitor }) => {
  onSubmit(visitor, () => refuse(503, "Many people are writing to us right now."));
  const form = await openForm(visitor);
  fill(form);
  await submit(form);
  expect(await findToast()).toHaveTextContent(
    "Please try again or contact us directly at hello@headwaters.example",
  );
  expect(form.getByLabelText(/First Name/)).toHaveValue("Maya");
});

test("a server error about a field appears at that field", async ({ visitor }) => {
  const message = "Please enter a valid email address";
  onSubmit(visitor, () => refuse(400, message, [{ path: "email", message }]));
  const form = await openForm(visitor);
  fill(form);
  await submit(form);
  const field = form.getByLabelText(/Email/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
  expect(field).toHaveValue("maya@example.org");
});

test("other server errors appear in the toast", async ({ visitor }) => {
  onSubmit(visitor, () => refuse(429, "Too many tries. Please wait a minute."));
  const form = await openForm(visitor);
  fill(form);
  await submit(form);
  const toast = await findToast();
  expect(toast).toHaveTextContent("Error submitting application");
  expect(toast).toHaveTextContent("Too many tries. Please wait a minute.");
});
