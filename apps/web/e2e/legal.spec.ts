import type { Page } from "@playwright/test";
import { opacityOf } from "./support/opacity.ts";
import { alive, expect, test } from "./support/test.ts";

const section = (page: Page, name: RegExp) => page.getByRole("main").getByRole("region", { name });

const LEGAL = [
  ["/privacy", "Privacy Policy", ["Contact Us About Privacy"], "/contact?about=privacy"],
  ["/terms", "Terms of Service", ["Contact Us About Terms"], "/contact"],
  [
    "/accessibility",
    "Accessibility Statement",
    ["Contact Us About Accessibility", "Request Accommodation"],
    "/contact?about=accessibility",
  ],
] as const;

for (const [path, title, buttons, contact] of LEGAL) {
  test.describe(path, () => {
    test("is opened by its title and the day of its last change", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main").getByText(/^Last updated/)).toHaveText(
        "Last updated January 1, 2024",
      );
    });

    test("leads to the contact page, and to the top of it", async ({ page }) => {
      await page.goto(path);
      await alive(page);
      for (const name of buttons) {
        await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute(
          "href",
          contact,
        );
      }
      await page.getByRole("link", { name: buttons[0], exact: true }).click();
      await expect(page).toHaveURL(contact);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test("has a table of contents that takes reader and focus to every section", async ({
      page,
    }) => {
      await page.goto(path);
      await alive(page);
      const contents = page.getByRole("navigation", { name: "On this page" });
      const links = await contents.getByRole("link").all();
      expect(links.length).toBeGreaterThan(5);
      for (const [index, link] of links.entries()) {
        const name = await link.textContent();
        await link.click();
        const region = page.getByRole("region", { name: `${index + 1}. ${name}`, exact: true });
        await expect(region).toBeFocused();
        await expect(region.getByRole("heading", { level: 2 })).toBeInViewport();
      }
    });

    test("marks in the table of contents where the reader is", async ({ page }) => {
      await page.goto(path);
      await alive(page);
      const current = page
        .getByRole("navigation", { name: "On this page" })
        .locator("[aria-current]");
      await expect(current).toHaveCount(0);
      await page
        .getByRole("heading", { level: 2, name: /^3\./ })
        .evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveCount(1);
      expect(`3. ${await current.textContent()}`).toBe(
        await page.getByRole("heading", { level: 2, name: /^3\./ }).textContent(),
      );
    });

    test("shows its sections as they are scrolled into view", async ({ page }) => {
      await page.goto(path);
      await alive(page);
      const heading = page.getByRole("heading", { level: 2, name: /^4\./ });
      const opacity = () => opacityOf(heading);
      await expect.poll(opacity).toBe(0);
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(opacity).toBe(1);
    });

    test("is printed as text: no navigation, no buttons, links with their addresses", async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await alive(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("link", { name: buttons[0], exact: true })).toBeHidden();
      const last = page.getByRole("heading", { level: 2 }).last();
      expect(await last.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
      const link = page.locator("[data-address]").first();
      const href = await link.getAttribute("href");
      const printed = await link.evaluate(
        (element) => getComputedStyle(element, "::after").content,
      );
      expect(printed).toContain(`${site}${href}`);
      const ink = await link.evaluate((element) => getComputedStyle(element).color);
      expect(ink).toBe("rgb(0, 0, 0)");
    });
  });
}

test.describe("the privacy policy", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy");
  });

  test("complies with the children's law and asks parents of children under 13", async ({
    page,
  }) => {
    const children = section(page, /children and their parents/i);
    await expect(children).toContainText("We comply with the Children’s Online Privacy Protection");
    await expect(children).toContainText(
      "Verifiable parental consent is required before we collect personal information from a child under 13.",
    );
  });

  test("lists the data collected, what it is for, how it is kept and when it is shared", async ({
    page,
  }) => {
    const collected = section(page, /information we collect/i);
    for (const kind of [
      "Registration information",
      "Program information",
      "Communications",
      "Photos, with consent",
      "Usage information",
      "Device information",
      "Log data",
      "Cookies",
    ]) {
      await expect(collected.getByRole("term").filter({ hasText: kind })).toHaveCount(1);
    }
    await expect(section(page, /how we use it/i).getByRole("listitem")).not.toHaveCount(0);
    await expect(section(page, /how we protect it/i)).toContainText("Passwords are stored only");
    await expect(section(page, /when we share it/i)).toContainText("We do not sell");
  });

  test("grants six rights, and an answer within 30 days", async ({ page }) => {
    const rights = section(page, /your privacy rights/i);
    for (const right of [
      "Access",
      "Correction",
      "Deletion",
      "Opt-out",
      "Portability",
      "Withdrawing consent",
    ]) {
      await expect(rights.getByRole("term").filter({ hasText: right })).toHaveCount(1);
    }
    await expect(rights).toContainText("We respond to every request within 30 days.");
  });

  test("says of every type of cookie whether it is used, and says the truth", async ({
    page,
    signIn,
    context,
  }) => {
    const table = page.getByRole("table", { name: /types of cookies/i });
    for (const [type, use] of [
      ["Essential", /Used when you sign in/],
      ["Analytics", /Not used.*consent/],
      ["Preference", /Not used.*consent/],
      ["Marketing", /Not used.*consent/],
    ] as const) {
      const row = table.getByRole("row").filter({
        has: page.getByRole("rowheader", { name: type }),
      });
      await expect(row.getByRole("cell").last()).toHaveText(use);
    }
    await alive(page);
    await page.getByRole("switch", { name: /dark/i }).click();
    expect(await context.cookies()).toEqual([]);
    await signIn();
    await page.goto("/");
    await alive(page);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.sort()).toEqual(["headwaters", "headwaters-device"]);
  });
});

test.describe("the terms", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/terms");
  });

  test("ask a parent or guardian to agree, and name medical clearance", async ({ page }) => {
    await expect(section(page, /participants under 18/i)).toContainText(
      "A parent or legal guardian must agree to these terms for anyone under 18.",
    );
    await expect(section(page, /medical clearance/i)).toContainText(
      "Medical clearance may be required for certain activities",
    );
  });

  test("cover conduct, removal, use, liability, indemnification and the law of California", async ({
    page,
  }) => {
    for (const name of [
      /rules of conduct/i,
      /removal from a program/i,
      /acceptable use/i,
      /liability/i,
      /indemnification/i,
    ]) {
      await expect(section(page, name)).toBeVisible();
    }
    await expect(section(page, /governing law/i)).toContainText("laws of the State of California");
  });

  test("have fees, payment and every refund under number 9", async ({ page }) => {
    const fees = section(page, /^9\. fees, payment and refunds$/i);
    await expect(fees).toContainText("cash, check and major credit cards");
    for (const [when, refund] of [
      [/^More than 14 days/, "A full refund, minus a $25 processing fee"],
      [/^7 to 14 days/, "50% of the fee"],
      [/^Fewer than 7 days/, "No refund, unless there is a medical emergency"],
      [/^We cancel/, "A full refund"],
      [/^Weather/, "A makeup date or a credit toward another program"],
    ] as const) {
      const row = fees.getByRole("row").filter({
        has: page.getByRole("rowheader", { name: when }),
      });
      await expect(row.getByRole("cell")).toHaveText(refund);
    }
  });

  test("show refunds on a narrow phone row by row, still a table", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const table = page.getByRole("table", { name: /refund of a program fee/i });
    const row = table.getByRole("row").filter({ hasText: "50% of the fee" });
    const header = await row.getByRole("rowheader").boundingBox();
    const cell = await row.getByRole("cell").boundingBox();
    expect(cell?.y).toBeGreaterThan(header?.y ?? Number.POSITIVE_INFINITY);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test("lead from one policy to a section of another", async ({ page }) => {
    await alive(page);
    await page.getByRole("link", { name: "children and their parents" }).click();
    await expect(page).toHaveURL("/privacy#children");
    await expect(page.getByRole("heading", { name: /^2\. Children/ })).toBeInViewport();
  });
});

test("the accessibility statement names its goal and answers within 2 business days", async ({
  page,
}) => {
  await page.goto("/accessibility");
  await expect(section(page, /the standard we aim for/i)).toContainText(
    "Web Content Accessibility Guidelines (WCAG) 2.1 at level AA",
  );
  await expect(section(page, /report a barrier/i)).toContainText(
    "We respond to accessibility reports within 2 business days.",
  );
});
