import { makeSignInOld } from "@headwaters/testing/people/accounts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

// The refused call, and the wrong password.
test.use({ expectedComplaints: /428|403/ });

test("a change that needs the password asks for it over the open form, and is then made", async ({
  page,
  signIn,
  running,
}) => {
  const { email, password } = await signIn({ firstName: "Bo" });
  await running.makeStaff(email);
  const { id } = await running.prisma.user.findUniqueOrThrow({ where: { email } });
  await makeSignInOld(running, id);

  await page.goto("/staff/webhooks");
  await page.getByRole("button", { name: "New Webhook" }).click();
  const form = page.getByRole("dialog", { name: "New webhook" });
  const address = form.getByLabel("Address");
  await address.fill("https://example.org/hook");
  await form.getByLabel("Someone registers").check();
  await form.getByRole("button", { name: "Add Webhook" }).click();

  const prompt = page.getByRole("dialog", { name: "Please enter your password" });
  const field = prompt.getByLabel("Current Password");
  await expect(field).toBeFocused();
  await expectAccessible(page, "[role=dialog]:has([name=currentPassword])");

  // Escape closes this dialog alone, and the typed text stays.
  await page.keyboard.press("Escape");
  await expect(prompt).toBeHidden();
  await expect(form.getByRole("alert")).toContainText("This needs your password");
  await expect(address).toHaveValue("https://example.org/hook");

  await form.getByRole("button", { name: "Add Webhook" }).click();
  await field.fill(`${password}!`);
  await page.keyboard.press("Enter");
  await expect(prompt.getByText("That is not your current password.")).toBeVisible();
  await field.fill(password);
  await page.keyboard.press("Enter");
  await expect(prompt).toBeHidden();
  await expect(page.getByRole("dialog", { name: "The webhook’s secret" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("https://example.org/hook")).toBeVisible();
});
