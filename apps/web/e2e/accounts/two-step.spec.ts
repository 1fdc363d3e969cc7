import { createHmac } from "node:crypto";
import type { NewAccount } from "@headwaters/testing/factories";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

// The answers to a password that needs a second step, and to wrong codes.
test.use({ expectedComplaints: /428|401/ });

/** The code of an app (RFC 6238) at a moment. */
function showCode(key: string, at = Date.now()): string {
  const bits = [...key].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac("sha1", secret).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Gives the browser an authenticator such as a phone’s. */
async function addAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  await chromium.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page, { email, password }: NewAccount) {
  await page.request.post("/api/logout");
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const step = (page: Page) => page.getByRole("heading", { name: "One more step" });
const home = (page: Page) => page.getByText("You've been successfully logged in.", { exact: true });

test("a member adds a passkey, keeps the recovery codes and signs in by it", async ({
  page,
  signIn,
}) => {
  const account = await signIn();
  await addAuthenticator(page);
  await page.goto("/account#two-step");
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Phone");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("10 of 10 are left.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove: Phone" })).toBeVisible();

  await givePassword(page, account);
  await expect(step(page)).toBeFocused();
  await expectAccessible(page, "main");
  expect((await page.request.get("/api/user")).status()).toBe(401);
  await page.getByRole("button", { name: "Use Passkey" }).click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a member sets up an app, signs in by a code, is remembered, and comes in by a recovery code", async ({
  page,
  signIn,
  mailed,
}) => {
  const account = await signIn();
  await page.goto("/account#two-step");
  await page.getByRole("button", { name: "Set Up an App" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await dialog.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await dialog.getByLabel("Code that the app shows now").fill(showCode(key));
  await dialog.getByRole("button", { name: "Turn On" }).click();
  const first = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await mailed(account.email, "Two-step sign-in: something was added");

  await givePassword(page, account);
  const code = page.getByLabel("Code from your app");
  await code.fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expect(code).toBeFocused();
  // The code of the present half minute has confirmed the app.
  await code.fill(showCode(key, Date.now() + 30_000));
  await page.getByLabel("Remember this device for 30 days").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(home(page)).toBeVisible();

  await givePassword(page, account);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.context().clearCookies();
  await givePassword(page, account);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(first);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(home(page)).toBeVisible();
  await mailed(account.email, "A recovery code of your account was used");
});
