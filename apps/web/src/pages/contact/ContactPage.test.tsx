import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "../../testing/openPage.tsx";
import { test } from "../../testing/test.ts";

const form = () => screen.findByRole("form", { name: "Send us a message" });

test("the page says how to get in touch without the form", async ({ fetchPage }) => {
  const { document } = await fetchPage("/contact");
  const page = within(document.body);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Get In Touch");
  expect(page.getAllByRole("link", { name: "hello@headwaters.example" })[0]).toHaveAttribute(
    "href",
    "mailto:hello@headwaters.example",
  );
});

test("what is missing is said at its field, and the first one gets the focus", async ({
  visitor,
}) => {
  const user = userEvent.setup();
  await openPage(visitor, "/contact");
  const fields = within(await form());
  await user.click(fields.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(fields.getByLabelText(/First Name/)).toHaveFocus());
  for (const [label, message] of [
    [/First Name/, "First name is required"],
    [/Last Name/, "Last name is required"],
    [/Email/, "Email is required"],
    [/Inquiry Type/, "Inquiry type is required"],
    [/Message/, "Message is required"],
  ] as const) {
    const field = fields.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
  }
  await user.type(fields.getByLabelText(/First Name/), "Maya");
  await user.selectOptions(fields.getByLabelText(/Inquiry Type/), "volunteer");
  await user.type(fields.getByLabelText(/Last Name/), "Chen");
  await user.type(fields.getByLabelText(/Email/), "maya@example.org");
  await user.type(fields.getByLabelText(/Message/), "I can mend nets.");
  expect(fields.queryByText(/is required/)).toBeNull();
  await user.click(fields.getByRole("button", { name: "Send Message" }));
  expect(await screen.findByText(/Confirmation emails went to you and to our team/)).toBeVisible();
  expect(visitor.site.mails.map((m) => m.to)).toContain("maya@example.org");
});
