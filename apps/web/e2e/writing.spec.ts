import { buildRegistration } from "@headwaters/testing/factories";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarrier } from "./support/barriers.ts";
import { expect, procedure, type Registration, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create News Article" });
const text = (page: Page) => dialog(page).getByLabel("Content");
const tool = (page: Page, name: string) =>
  dialog(page).getByRole("toolbar").getByRole("button", { name, exact: true });
const preview = (page: Page) => dialog(page).getByRole("region", { name: "Preview" });

async function open(page: Page) {
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  await expect(text(page)).toBeVisible();
}

/** Selects the first of these words. */
const select = (page: Page, words: string) =>
  text(page).evaluate((area: HTMLTextAreaElement, wanted) => {
    const start = area.value.indexOf(wanted);
    area.focus();
    area.setSelectionRange(start, start + wanted.length);
  }, words);

const selection = (page: Page) =>
  text(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

const signInAs = (page: Page, { email, password }: Registration) =>
  page.request.post("/api/login", { data: { email, password } });

test.describe("the toolbar", () => {
  test("marks what is selected, takes it back, and is undone like typing", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page);
    await text(page).fill("Twelve herons flew.");
    await select(page, "herons");
    await tool(page, "Bold").click();
    await expect(text(page)).toHaveValue("Twelve **herons** flew.");
    await expect(text(page)).toBeFocused();
    expect(await selection(page)).toBe("herons");
    await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "true");
    await expect(tool(page, "Italic")).toHaveAttribute("aria-pressed", "false");
    await tool(page, "Italic").click();
    await expect(text(page)).toHaveValue("Twelve ***herons*** flew.");
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("Twelve **herons** flew.");
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("Twelve herons flew.");
    await page.keyboard.press("Control+Shift+z");
    await expect(text(page)).toHaveValue("Twelve **herons** flew.");
    await select(page, "herons");
    await tool(page, "Bold").click();
    await expect(text(page)).toHaveValue("Twelve herons flew.");
  });

  test("makes lists, quotes and headings of the lines that are selected", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page);
    const presses = [
      ["List", "- one\n- two"],
      ["Numbered list", "1. one\n2. two"],
      ["Numbered list", "one\ntwo"],
      ["Quote", "> one\n> two"],
      ["Quote", "one\ntwo"],
      ["Heading", "## one\n## two"],
      ["Heading", "one\ntwo"],
    ] as const;
    await text(page).fill("one\ntwo");
    await text(page).press("Control+a");
    for (const [name, value] of presses) {
      await tool(page, name).click();
      await expect(text(page)).toHaveValue(value);
    }
  });

  test("is one stop of the Tab key, with arrows between its buttons and names for them", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page);
    await text(page).fill("herons");
    await text(page).press("Control+a");
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "Bold")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(tool(page, "Picture")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Italic")).toBeFocused();
    const tip = () =>
      tool(page, "Italic").evaluate((button) => {
        const { visibility, content } = getComputedStyle(button, "::after");
        return visibility === "visible" && content;
      });
    expect(await tip()).toMatch(/Italic \((Ctrl\+|⌘)I\)/);
    await page.keyboard.press("Escape"); // the name goes, the dialog stays
    await expect.poll(tip).toBe(false);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(text(page)).toHaveValue("*herons*");
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "Italic")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(text(page)).toBeFocused();
  });

  test("has keys: Ctrl with B, I and K", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await text(page).fill("herons");
    await text(page).press("Control+a");
    await page.keyboard.press("Control+b");
    await expect(text(page)).toHaveValue("**herons**");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Control+i");
    await expect(text(page)).toHaveValue("*herons*");
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByLabel("Web address", { exact: true })).toBeFocused();
  });

  test("Enter goes on with a list, and ends it after an empty item", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await text(page).pressSequentially("1. one");
    await page.keyboard.press("Enter");
    await page.keyboard.type("two");
    await page.keyboard.press("Enter");
    await expect(text(page)).toHaveValue("1. one\n2. two\n3. ");
    await page.keyboard.press("Enter");
    await page.keyboard.type("After it");
    await expect(text(page)).toHaveValue("1. one\n2. two\nAfter it");
  });
});

test.describe("the link form", () => {
  test("refuses addresses that lead nowhere good, in words, and sends no article", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page);
    await text(page).fill("See our map.");
    await select(page, "our map");
    await tool(page, "Link").click();
    const address = dialog(page).getByLabel("Web address", { exact: true });
    await expect(dialog(page).getByLabel("Text of the link")).toHaveValue("our map");
    for (const refused of ["javascript:alert(1)", "//example.org", "example.org"]) {
      await address.fill(refused);
      await page.keyboard.press("Enter");
      await expect(address).toHaveAccessibleDescription(/Start the address with https:\/\//);
    }
    await expect(text(page)).toHaveValue("See our map.");
    await expect(dialog(page).getByText("Title is required")).toHaveCount(0);
    await address.fill("https://example.org/map");
    await page.keyboard.press("Enter");
    await expect(text(page)).toHaveValue("See [our map](https://example.org/map).");
    await expect(text(page)).toBeFocused();
  });

  test("changes the link that the caret is in, or takes it away", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await text(page).fill("See [our map](/old).");
    await select(page, "map");
    await tool(page, "Link").click();
    await expect(dialog(page).getByLabel("Web address", { exact: true })).toHaveValue("/old");
    await dialog(page).getByLabel("Web address", { exact: true }).fill("mailto:ana@example.org");
    await dialog(page).getByRole("button", { name: "Change link" }).click();
    await expect(text(page)).toHaveValue("See [our map](mailto:ana@example.org).");
    await select(page, "map");
    await page.keyboard.press("Control+k");
    await dialog(page).getByRole("button", { name: "Remove link" }).click();
    await expect(text(page)).toHaveValue("See our map.");
  });

  test("goes away by Escape and leaves the dialog open", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await tool(page, "Link").click();
    await page.keyboard.press("Escape");
    await expect(dialog(page).getByLabel("Web address", { exact: true })).toHaveCount(0);
    await expect(text(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });
});

test("a picture needs a file and words for who cannot see it, or is decoration", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const panel = dialog(page).getByRole("group", { name: "Picture" });
  const chooser = panel.getByLabel("Choose a picture");
  const alt = panel.getByLabel("What does it show?");
  const put = panel.getByRole("button", { name: "Add picture" });
  const buffer = await sharp({
    create: { width: 600, height: 400, channels: 3, background: "#3a6b7e" },
  })
    .jpeg()
    .toBuffer();
  const file = { name: "reeds.jpg", mimeType: "image/jpeg", buffer };
  await tool(page, "Picture").click();
  await put.click();
  await expect(panel.getByText("Please choose a picture.")).toBeVisible();
  await chooser.setInputFiles(file);
  await put.click();
  await expect(alt).toHaveAccessibleDescription(/Describe the picture/);
  await alt.fill("Reeds at dawn");
  await put.click();
  await expect(text(page)).toHaveValue(/^!\[Reeds at dawn\]\(\/uploads\/[\da-f-]{36}\)\n\n$/);
  await expect(preview(page).getByRole("img", { name: "Reeds at dawn" })).toBeVisible();
  await tool(page, "Picture").click();
  await chooser.setInputFiles({ ...file, name: "notes.txt", mimeType: "text/plain" });
  await expect(panel.getByText("That file is not a picture.")).toBeVisible();
  await chooser.setInputFiles(file);
  await panel.getByLabel(/Decoration only/).check();
  await put.click();
  await expect(text(page)).toHaveValue(/\n\n!\[\]\(\/uploads\/[\da-f-]{36}\)\n\n$/);
});

test.describe("the preview", () => {
  const markdown =
    "# Herons\n\n- [x] **nine**\n\n| a | b |\n| - | -: |\n| ~~c~~ | `d` |\n\n[x](javascript:alert(1)) <b>e</b> https://example.org";

  test("is what the page shows, to the letter", async ({ page, signIn, publish }) => {
    await signIn();
    const id = await publish({ content: markdown });
    await open(page);
    await text(page).fill(markdown);
    const shown = preview(page).locator("div:has(> h2)");
    await expect(shown.getByRole("heading", { name: "Herons", level: 2 })).toBeVisible();
    const html = await shown.evaluate(({ className, innerHTML }) => [
      className.trim().split(" ")[0],
      innerHTML,
    ]);
    await page.goto(`/news/${id}`);
    const onPage = page.getByRole("article").locator("div:has(> h2)").last();
    await expect(onPage.getByRole("heading", { name: "Herons" })).toBeVisible();
    expect(
      await onPage.evaluate(({ className, innerHTML }) => [
        className.trim().split(" ")[0],
        innerHTML,
      ]),
    ).toEqual(html);
  });

  test("shows the newest answer, however late an older one comes", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(procedure("writing.preview"), async (route) => {
      if (route.request().postData()?.includes("first")) await released;
      await route.continue();
    });
    const asked = page.waitForRequest(/writing\.preview/);
    await text(page).fill("first");
    await asked;
    await text(page).fill("second");
    await expect(preview(page)).toContainText("second");
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes("first") ?? false,
    );
    release();
    await (await answered).finished();
    await expect(preview(page)).not.toContainText("first");
  });

  test("is a tab of its own on a phone, and what is wrong with the text is said at the text", async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await open(page);
    await text(page).fill("**nine** herons");
    await dialog(page).getByRole("tab", { name: "Preview" }).click();
    await expect(text(page)).toBeHidden();
    await expect(preview(page).locator("strong")).toHaveText("nine");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog(page).getByRole("tab", { name: "Write" })).toBeFocused();
    await text(page).fill("");
    await dialog(page).getByRole("tab", { name: "Preview" }).click();
    await dialog(page).getByLabel("Title").fill("Herons");
    await dialog(page)
      .getByRole("button", { name: /^Create/ })
      .click();
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveAccessibleDescription(/Content is required/);
  });

  test.describe("that cannot be drawn", () => {
    test.use({ expectedComplaints: /Failed to load resource/ });

    test("says so and can be tried again; the text is not touched", async ({ page, signIn }) => {
      await signIn();
      await open(page);
      await page.route(procedure("writing.preview"), (route) => route.abort());
      await text(page).fill("Nine herons");
      await expect(preview(page).getByRole("status")).toContainText("could not be drawn");
      await page.unroute(procedure("writing.preview"));
      await preview(page).getByRole("button", { name: "Try again" }).click();
      await expect(preview(page).getByRole("paragraph").last()).toHaveText("Nine herons");
      await expect(text(page)).toHaveValue("Nine herons");
    });

    test("as the login was lost says that the text is kept", async ({ page, signIn }) => {
      await signIn();
      await open(page);
      await page.context().clearCookies();
      await text(page).fill("Nine herons");
      await expect(preview(page).getByRole("status")).toContainText("You are signed out");
    });
  });
});

test("lengths are told in words while one types, and what is too long before it is sent", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const title = dialog(page).getByLabel("Title");
  await title.fill("Herons");
  await expect(title).toHaveAccessibleDescription(/^6 characters\. Short/);
  await title.fill("Twelve herons before breakfast");
  await expect(title).toHaveAccessibleDescription(/^30 characters\. Good/);
  await title.fill("x".repeat(212));
  await expect(title).toHaveAccessibleDescription(/^212 characters: 12 more than can be saved/);
  await text(page).fill("x".repeat(50_001));
  await expect(text(page)).toHaveAccessibleDescription(/50,001 characters: 1 more than can be/);
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
});

test.describe("what was typed and not sent", () => {
  /** Opens the dialog in another tab of the same browser. */
  async function openAnother(context: BrowserContext) {
    const page = await context.newPage();
    await open(page);
    return page;
  }
  const kept = (page: Page) => dialog(page).getByRole("status").filter({ hasText: "We kept" });

  test("is there after the tab was closed, and can be left or brought back", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page);
    await text(page).fill("Nine herons");
    const second = await page.context().newPage();
    await page.close();
    await open(second);
    await expect(kept(second)).toContainText(/We kept what you typed on \w+ \d+, \d{4} at \d/);
    await expect(text(second)).toHaveValue("Nine herons");
    await dialog(second).getByRole("button", { name: "Start over" }).click();
    await expect(text(second)).toHaveValue("");
    await expect(dialog(second).getByLabel("Title")).toBeFocused();
    await dialog(second).getByRole("button", { name: "Bring it back" }).click();
    await expect(text(second)).toHaveValue("Nine herons");
    await second.reload();
    await second.getByRole("button", { name: "Add News" }).click();
    await dialog(second).getByRole("button", { name: "Continue" }).click();
    await expect(kept(second)).toHaveCount(0);
    await expect(text(second)).toHaveValue("Nine herons");
  });

  test("is there after a crash", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await text(page).pressSequentially("Nine herons");
    const crashed = page.waitForEvent("crash");
    const browser = await page.context().newCDPSession(page);
    void browser.send("Page.crash").catch(() => {}); // nobody is left to answer
    await crashed;
    const second = await openAnother(page.context());
    await expect(kept(second)).toBeVisible();
    await expect(text(second)).toHaveValue("Nine herons");
  });

  test.describe("when someone else signs in", () => {
    // The preview is asked for as nobody.
    test.use({ expectedComplaints: /status of 401/ });

    test("is shown to nobody else on the same device, and is there for its author again", async ({
      page,
      signIn,
    }) => {
      const author = await signIn();
      await open(page);
      await text(page).fill("Nine herons");
      await page.context().clearCookies();
      await signIn();
      await open(page);
      await expect(text(page)).toHaveValue("");
      await expect(kept(page)).toHaveCount(0);
      await text(page).fill("Ten otters");
      await page.context().clearCookies();
      await signInAs(page, author);
      await open(page);
      await expect(text(page)).toHaveValue("Nine herons");
    });

    test("goes from the screen when another tab signs somebody else in", async ({
      page,
      signIn,
    }) => {
      await signIn();
      await open(page);
      await text(page).fill("Nine herons");
      const second = await page.context().newPage();
      await page.context().clearCookies();
      await second.goto("/auth");
      await second.getByRole("tab", { name: "Sign Up" }).click();
      const other = buildRegistration();
      const form = second.getByRole("tabpanel");
      await form.getByLabel("First Name").fill(other.firstName);
      await form.getByLabel("Last Name").fill(other.lastName);
      await form.getByLabel("Email").fill(other.email);
      await form.getByLabel(/^Password/).fill(other.password);
      await second.keyboard.press("Enter");
      await expect(second).toHaveURL("/");
      await expect(text(page)).toHaveValue("");
    });
  });

  test("in two tabs: the newest is kept, and the other tab says so", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    const second = await openAnother(page.context());
    await text(page).fill("First tab");
    await expect(dialog(second).getByText(/in another tab, too/)).toBeVisible();
    await text(second).fill("Second tab");
    await expect(dialog(page).getByText(/in another tab, too/)).toBeVisible();
    await expect(text(page)).toHaveValue("First tab"); // nothing is changed unasked
    await dialog(page).getByRole("button", { name: "Use that text" }).click();
    await expect(text(page)).toHaveValue("Second tab");
    await dialog(second).getByLabel("Title").fill("Herons");
    await dialog(second).getByLabel("Category").selectOption("community");
    await dialog(second)
      .getByRole("button", { name: /^Create/ })
      .click();
    await expect(dialog(second)).toHaveCount(0);
    await expect(dialog(page).getByText("In another tab, this was sent")).toBeVisible();
  });

  test("is said not to be kept where the storage is full", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size /= 10) {
        try {
          for (let i = 0; ; i += 1) localStorage.setItem(`${size}.${i}`, "x".repeat(size));
        } catch {
          // No more of this size.
        }
      }
    });
    await text(page).fill("Nine herons, and more than fits into what is left");
    await expect(dialog(page).getByText(/cannot keep a copy of what you type/)).toHaveCount(1);
    await page.evaluate(() => localStorage.clear());
    await text(page).press("a");
    await expect(dialog(page).getByText(/cannot keep a copy of what you type/)).toHaveCount(0);
  });

  test("is gone when it was sent", async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await dialog(page).getByLabel("Title").fill("Herons");
    await text(page).fill("Nine herons");
    await dialog(page).getByLabel("Category").selectOption("community");
    await dialog(page)
      .getByRole("button", { name: /^Create/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await open(page);
    await expect(text(page)).toHaveValue("");
    await expect(kept(page)).toHaveCount(0);
  });
});

test("a click beside the dialog does not close it", async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await text(page).fill("Nine herons");
  await page.mouse.click(5, 400);
  await expect(text(page)).toHaveValue("Nine herons");
});

test("nothing of it is a barrier: light and dark, wide and narrow", async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await text(page).fill("## Herons\n\n| a |\n| - |\n| b |\n\n- [x] c [d](/e)");
  const states = [
    () => tool(page, "Link").click(),
    () => tool(page, "Picture").click(),
    () => dialog(page).getByRole("button", { name: "Cancel" }).click(),
    () => dialog(page).getByRole("tab", { name: "Preview" }).click(),
  ];
  for (const show of states) {
    await page.setViewportSize({ width: 390, height: 844 }); // where the preview is a tab
    await show();
    await expectNoBarrier(page, "[role=dialog]");
  }
  await expect(preview(page).getByRole("heading", { name: "Herons" })).toBeVisible();
});
