import { webhookTypeNames, webhookTypes } from "@headwaters/contracts";
import { buildMessage } from "@headwaters/testing/factories";
import { startReceiver } from "@headwaters/testing/site/receiver";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
  findLink,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

async function beStaff(visitor: Visitor) {
  const { email } = await visitor.signUp();
  await visitor.site.makeStaff(email);
}

/** What the entry says of a webhook. */
const facts = () => document.querySelector("dl");

test("staff add a webhook, whose secret is shown once, change it and remove it", async ({
  visitor,
}) => {
  await beStaff(visitor);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff/webhooks");
  await screen.findByRole("heading", { name: "No webhooks" });
  await user.click(await findButton("New Webhook"));
  const dialog = await findDialog("New webhook");
  const press = (name: string) => user.click(dialog.getByRole("button", { name }));
  await press("Add Webhook");
  expect(await dialog.findByText("Address is required")).toBeVisible();
  expect(dialog.getByText("Choose what it is told of")).toBeVisible();
  expect(dialog.getByLabelText(/^Address/)).toHaveFocus();
  fill(dialog.getByLabelText(/^Address/), "http://example.org/hook");
  await user.click(dialog.getByRole("checkbox", { name: "An event is cancelled" }));
  await press("Add Webhook");
  expect(
    await dialog.findByText("Address must begin with https:// and hold no password"),
  ).toBeVisible();
  fill(dialog.getByLabelText(/^Address/), "https://example.org/hook");
  await press("Add Webhook");
  await expectToast("The webhook is added");
  const created = await findDialog("The webhook’s secret");
  expect(created.getByLabelText("Secret")).toHaveDisplayValue(/^whsec_/);
  await user.click(created.getByRole("button", { name: "Done" }));
  await expectNoDialog();

  await user.click(await findLink("https://example.org/hook"));
  await findTitle("example.org");
  expect(facts()).toHaveTextContent("Nobody is named");
  expect(facts()).toHaveTextContent("An event is cancelled");
  await user.click(await findButton("Change"));
  const change = await findDialog("Change the webhook");
  expect(change.getByLabelText(/^Address/)).toHaveValue("https://example.org/hook");
  expect(change.getByRole("checkbox", { name: "An event is cancelled" })).toBeChecked();
  await user.click(change.getByRole("checkbox", { name: "Someone registers" }));
  await user.click(change.getByRole("checkbox", { name: "Names people" }));
  await user.click(change.getByRole("button", { name: "Save" }));
  await expectToast("The webhook is saved");
  await waitFor(() => expect(facts()).toHaveTextContent("Their names and addresses are sent"));
  expect(facts()).toHaveTextContent("An event is cancelled");
  expect(facts()).toHaveTextContent("Someone registers");

  await expectNoDialog();
  await user.click(await findButton("Change"));
  const moved = await findDialog("Change the webhook");
  fill(moved.getByLabelText(/^Address/), "https://example.com/hook");
  await user.click(moved.getByRole("button", { name: "Save" }));
  const ofNewAddress = await findDialog("The webhook’s new secret");
  expect(ofNewAddress.getByText(/The address has changed/)).toBeVisible();
  const field = ofNewAddress.getByLabelText("Secret");
  expect(field).toHaveDisplayValue(/^whsec_/);
  const { value } = field as HTMLInputElement;
  await user.click(ofNewAddress.getByRole("button", { name: "Done" }));
  await expectNoDialog();

  await user.click(await findButton("New Secret"));
  const asked = await findDialog("Give it a new secret?");
  await user.click(asked.getByRole("button", { name: "New Secret" }));
  await expectToast("It has a new secret");
  const renewed = (await findDialog("The webhook’s new secret")).getByLabelText("Secret");
  expect(renewed).toHaveDisplayValue(/^whsec_/);
  expect(renewed).not.toHaveValue(value);
  expect(renewed).toHaveFocus();
  await user.keyboard("{Escape}");
  await expectNoDialog();

  expectDanger(await findButton("Remove"));
  await user.click(await findButton("Remove"));
  await user.click(
    (await findDialog("Remove this webhook?")).getByRole("button", { name: "Remove" }),
  );
  await expectPath("/staff/webhooks");
  await expectToast("The webhook is removed");
  await screen.findByRole("heading", { name: "No webhooks" });
});

test("deliveries are listed with their status, filtered, and sent again", async ({
  visitor,
  site,
}) => {
  await beStaff(visitor);
  let status = 500;
  const { url, received } = await startReceiver((response) => response.writeHead(status).end());
  const webhook = { url, types: [...webhookTypes] };
  const { id } = await visitor.post<{ id: string }>("/api/staff/webhooks", webhook);
  await createVisitor(site).post("/api/contact", buildMessage());
  await waitFor(() => expect(received).toHaveLength(1));
  await openPage(visitor, `/staff/webhooks/${id}`);
  expect(await screen.findByText(/On its way after one try/)).toBeVisible();
  await site.prisma.webhookDelivery.updateMany({ data: { status: "failed" } });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff/webhooks");
  expect(await screen.findByText("1 delivery failed")).toBeVisible();
  await openPage(visitor, `/staff/webhooks/${id}`);
  const list = await screen.findByRole("table", { name: "Deliveries" });
  expect(list).toHaveTextContent(webhookTypeNames["message.received"] as string);
  expect(list).toHaveTextContent("The answer was 500.");
  expect(list).toHaveTextContent("Failed after one try");
  expect(screen.queryByRole("button", { name: "Show" })).toBeNull(); // A filter bar without fields needs no button.
  await user.click(await findLink("Delivered"));
  await screen.findByRole("heading", { name: "No deliveries" });
  // The focus stays at the filter: only an entry that opens takes it to its title.
  expect(document.querySelector("h1")).not.toHaveFocus();
  await user.click(await findLink("All"));
  status = 204;
  await user.click(await screen.findByRole("checkbox", { name: "Select Someone writes to us" }));
  await user.click(await findButton("Send Again"));
  await expectToast("One is being sent again");
  await waitFor(() => expect(received).toHaveLength(2));
  await user.click(await findButton("Send a Test"));
  await expectToast("A test is on its way");
  await waitFor(() => expect(received).toHaveLength(3));
});
