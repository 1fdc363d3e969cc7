import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Send us a message" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

async function fill(page: Page) {
  await form(page).getByLabel("First Name").fill("Maya");
  await form(page).getByLabel("Last Name").fill("Chen");
  await form(page).getByLabel("Email").fill("maya@example.org");
  await form(page).getByLabel("Inquiry Type").selectOption("volunteer");
  await form(page).getByLabel("Message").fill("I can mend nets.\nOn Saturdays.");
}

/** The toast stays this long, and no longer. */
async function expectShownFor(page: Page, milliseconds: number) {
  await page.clock.fastForward(milliseconds - 2_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
});

test("the page says how to get in touch without the form", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get In Touch");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@headwaters.example" })).toHaveAttribute(
    "href",
    "mailto:hello@headwaters.example",
  );
  await expect(main.getByRole("link", { name: "(555) 010-0142" })).toHaveAttribute(
    "href",
    "tel:5550100142",
  );
  await expect(main.getByText("18 Mill Pond Road")).toBeVisible();
  await expect(main.getByText(/Tuesday to Friday from 10 to 4/)).toBeVisible();
});

test("four questions are answered", async ({ page }) => {
  const questions = page.getByRole("region", { name: "Questions families ask" });
  await expect(questions.getByRole("term")).toHaveCount(4);
  for (const answer of [
    /ages 6 to 18/,
    /All equipment is provided/,
    /Become a member first/,
    /need-based scholarships/,
  ]) {
    await expect(questions.getByRole("definition").filter({ hasText: answer })).toHaveCount(1);
  }
  await expect(questions.getByRole("link", { name: "Become a member" })).toHaveAttribute(
    "href",
    "/membership",
  );
});

test("the form offers every kind of inquiry by name", async ({ page }) => {
  const options = form(page).getByLabel("Inquiry Type").getByRole("option");
  await expect(options).toHaveText([
    "Choose one",
    "Program Information",
    "Membership",
    "Volunteering",
    "Partnership",
    "Sponsorship",
    "General Question",
    "Something Else",
  ]);
  const values = await options.evaluateAll((all) =>
    all.map((option) => (option as HTMLOptionElement).value),
  );
  expect(values).toEqual([
    "",
    "program-info",
    "membership",
    "volunteer",
    "partnership",
    "sponsorship",
    "general",
    "other",
  ]);
});

test("the form says what is kept, and sends children to a grown-up", async ({ page }) => {
  await expect(form(page).getByText(/We keep your name/)).toBeVisible();
  await expect(form(page).getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  await expect(form(page).getByRole("link")).toHaveAttribute("href", "/privacy");
});

test("what is missing is said at its field, and the first one gets the focus", async ({ page }) => {
  await send(page).click();
  await expect(form(page).getByLabel("First Name")).toBeFocused();
  for (const [label, message] of [
    ["First Name", "First name is required"],
    ["Last Name", "Last name is required"],
    ["Email", "Email is required"],
    ["Inquiry Type", "Inquiry type is required"],
    ["Message", "Message is required"],
  ] as const) {
    const field = form(page).getByLabel(label);
    await expect(field).toHaveAttribute("required");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
  }
  await fill(page);
  await expect(form(page).getByText(/is required/)).toHaveCount(0);
  await form(page).getByLabel("Message").fill("x".repeat(5_001));
  await send(page).click();
  await expect(form(page).getByText("Message must be at most 5,000 characters")).toBeVisible();
});

test("a message goes out, and the form is empty again", async ({ page }) => {
  await fill(page);
  const sent = page.waitForRequest("**/trpc/contact.send*");
  await send(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
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
  await expect(toast(page)).toContainText(/Confirmation emails went to you and to our team/);
  await expect(toast(page)).toContainText("within 24-48 hours");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(form(page).getByLabel("Inquiry Type")).toHaveValue("");
  await expectShownFor(page, 10_000);
});

test("a sender whom no mail reached is told that the message is there", async ({ page }) => {
  await page.route("**/trpc/contact.send*", (route) =>
    route.fulfill({
      json: [{ result: { data: { json: { emailSent: false, emailError: null } } } }],
    }),
  );
  await fill(page);
  await send(page).click();
  await expect(toast(page)).toContainText("Message received (Email delivery issue)");
  await expect(toast(page)).toContainText(/Your message was saved.* We will respond/);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expectShownFor(page, 10_000);
});

test("the button says that the message is on its way and cannot be pressed twice", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/contact.send*", async (route) => {
    await held;
    await route.continue();
  });
  await fill(page);
  await send(page).click();
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(send(page)).toBeEnabled();
  await expect(toast(page)).toContainText("Message sent!");
});

test("whoever comes from a policy is told what is promised, and what it is about is sent", async ({
  page,
}) => {
  for (const [about, promise, time] of [
    ["privacy", /about your privacy.*within 30 days/, "30 days"],
    ["accessibility", /about accessibility.*within 2 business days/, "2 business days"],
  ] as const) {
    const response = await page.goto(`/contact?about=${about}`);
    expect(await response?.text()).toContain(`name="about" value="${about}"`);
    await expect(form(page).getByText(promise)).toBeVisible();
    await expect(form(page).getByLabel("Inquiry Type")).toHaveValue("general");
    await fill(page);
    const sent = page.waitForRequest("**/trpc/contact.send*");
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ 0: { json: { about } } });
    await expect(toast(page)).toContainText(`a response within ${time}`);
    await expect(form(page).getByLabel("Message")).toHaveValue("");
  }
  await form(page).getByLabel("Message").fill("Half a question");
  await form(page).getByRole("link", { name: "Write about something else" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(form(page).getByText(/This message is about/)).toHaveCount(0);
  await expect(form(page).getByLabel("Message")).toHaveValue("Half a question");
  await page.goto("/contact?about=terms");
  await expect(form(page).getByText(/This message is about/)).toHaveCount(0);
});

test.describe("what is sent again", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("after its answer was lost, and the page left, is kept once", async ({ page, mailed }, {
    workerIndex,
  }) => {
    const email = `again.${workerIndex}.${Date.now()}@example.org`;
    const fillAndSend = async () => {
      await fill(page);
      await form(page).getByLabel("Email").fill(email);
      await send(page).click();
    };
    await page.route("**/trpc/contact.send*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillAndSend();
    await expect(toast(page)).toContainText("Error sending message");
    await page.unroute("**/trpc/contact.send*");
    await page.goto("/news");
    await page.goBack();
    await fillAndSend();
    await expect(toast(page)).toContainText("Message sent!");
    await mailed(email, "We have your message", 1);
    // What is sent once more on purpose is another message.
    await fillAndSend();
    await mailed(email, "We have your message", 2);
  });

  test("a double click sends one message", async ({ page, mailed }) => {
    const email = `twice.${Date.now()}@example.org`;
    await fill(page);
    await form(page).getByLabel("Email").fill(email);
    await send(page).dblclick();
    await expect(toast(page)).toContainText("Message sent!");
    await mailed(email, "We have your message", 1);
  });
});

test("20,000 characters are refused with the limit, and stay for who shortens them", async ({
  page,
}) => {
  await fill(page);
  const long = "x".repeat(20_000);
  await form(page).getByLabel("Message").fill(long);
  await send(page).click();
  await expect(form(page).getByLabel("Message")).toHaveAccessibleDescription(
    "Message must be at most 5,000 characters",
  );
  await expect(form(page).getByLabel("Message")).toHaveValue(long);
});

test.describe("when it fails", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the sender is told where else to turn, and keeps what was typed", async ({ page }) => {
    await page.route("**/trpc/contact.send*", (route) => route.fulfill({ status: 500, body: "" }));
    await fill(page);
    await send(page).click();
    await expect(toast(page)).toContainText("Error sending message");
    await expect(toast(page)).toContainText(
      "Failed to send message. Please try again or contact us directly at hello@headwaters.example",
    );
    await expect(form(page).getByLabel("Message")).toHaveValue("I can mend nets.\nOn Saturdays.");
    await expect(form(page).getByLabel("Inquiry Type")).toHaveValue("volunteer");
    await expectShownFor(page, 8_000);
  });

  test("whoever sends too often is told when to try again, and where else to turn", async ({
    page,
  }) => {
    const message = "Too many attempts. Please try again in 12 minutes.";
    await page.route("**/trpc/contact.send*", (route) =>
      route.fulfill({
        status: 429,
        json: [{ error: { json: { message, code: -32029, data: { httpStatus: 429 } } } }],
      }),
    );
    await fill(page);
    await send(page).click();
    await expect(toast(page)).toContainText(
      `Failed to send message. Please try again or contact us directly at hello@headwaters.example. ${message}`,
    );
    await expectShownFor(page, 8_000);
  });

  test("the server's word about a field stands at the field", async ({ page }) => {
    const message = "Message contains characters that cannot be saved";
    await page.route("**/trpc/contact.send*", (route) =>
      route.fulfill({
        status: 400,
        json: [
          {
            error: {
              json: {
                message,
                code: -32600,
                data: { httpStatus: 400, issues: [{ path: "message", message }] },
              },
            },
          },
        ],
      }),
    );
    await fill(page);
    await send(page).click();
    await expect(form(page).getByLabel("Message")).toHaveAccessibleDescription(message);
    await expect(form(page).getByLabel("Message")).toBeFocused();
  });
});
