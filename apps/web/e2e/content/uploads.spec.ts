import { PICTURE_MAX_BYTES, pictureErrors } from "@headwaters/contracts";
import { phoneHeic } from "@headwaters/testing/pictures";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create News Article" });
const chooser = (page: Page) => dialog(page).getByLabel(/^Image/);
const uploaded = (page: Page) => dialog(page).locator('img[src^="/uploads/"]').first();
const description = (page: Page) =>
  dialog(page).getByLabel("Describe the picture for people who cannot see it");
/** Announcements for screen readers. */
const said = (page: Page, words: string | RegExp) =>
  dialog(page).getByRole("status").filter({ hasText: words });
const create = (page: Page) => dialog(page).getByRole("button", { name: "Publish" });

/** A photo as a phone makes it, with its GPS position. */
const photo = (colour = "#3a6b7e") =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();

const file = async (name = "heron.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo(),
});

async function openDialog(page: Page) {
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Pastes or drops a photo on a part of the dialog by the browser's events. */
async function hand(page: Page, kind: "paste" | "drop", label: string) {
  const bytes = [...(await photo())];
  await dialog(page)
    .getByLabel(label)
    .evaluate(
      (element, [type, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], "heron.jpg", { type: "image/jpeg" }));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === "paste"
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data }),
        );
      },
      [kind, bytes] as const,
    );
}

test.describe("the field of a picture", () => {
  test.use({ expectedComplaints: /status of 4\d\d|ERR_FAILED|Failed to load/ });

  test("takes files by choosing, pasting and dropping, and explains refusals", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openDialog(page);
    await dialog(page).getByLabel("Title").fill("Kept");

    await test.step("an unusable file is refused with an explanation, whatever its name says", async () => {
      const words = { mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") };
      await chooser(page).setInputFiles({ name: "heron.jpg", ...words });
      await expect(dialog(page).getByRole("alert")).toHaveText(
        "This file is not a picture that can be used. Please choose a JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF file.",
      );
      await chooser(page).setInputFiles({
        ...words,
        name: "b.jpg",
        buffer: Buffer.alloc(PICTURE_MAX_BYTES + 1),
      });
      await expect(dialog(page).getByRole("alert")).toHaveText(pictureErrors.tooLarge);
    });

    await test.step("a failed upload is reported, and the form is not lost", async () => {
      await page.route("**/api/uploads", (route) => route.abort());
      await chooser(page).setInputFiles(await file());
      await expect(dialog(page).getByRole("alert")).toContainText("We could not reach the server.");
      await expect(dialog(page).getByLabel("Title")).toHaveValue("Kept");
      await page.unroute("**/api/uploads");
    });

    await test.step("an upload shows its progress, and can be canceled", async () => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/uploads", async (route) => {
        await held.promise;
        await route.abort().catch(() => {}); // The page has canceled it by then.
      });
      await chooser(page).setInputFiles(await file("a very long day.jpg"));
      const progress = dialog(page).getByRole("progressbar", { name: "a very long day.jpg" });
      await expect(progress).toBeVisible();
      await expect(said(page, "Uploading a very long day.jpg.")).toHaveCount(1);
      await dialog(page).getByRole("button", { name: "Cancel upload" }).click();
      await expect(progress).toHaveCount(0);
      await expect(said(page, "The upload was cancelled.")).toHaveCount(1);
      await expect(dialog(page).getByRole("alert")).toHaveCount(0);
      held.resolve();
      await page.unroute("**/api/uploads");
      await chooser(page).setInputFiles(await file());
      await expect(uploaded(page)).toBeVisible();
    });

    await test.step("is accessible with a picture in it", async () => {
      await expectAccessible(page, "[role=dialog]");
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("a picture may be decoration, without a description", async () => {
      await dialog(page).getByLabel("Title").fill(`Decorated ${Date.now()}`);
      await dialog(page).getByLabel("Content").fill("Words.");
      await dialog(page).getByLabel("Category").selectOption("community");
      await dialog(page).getByLabel("Decoration only").check();
      await expect(description(page)).toBeDisabled();
      await create(page).click();
      await expect(dialog(page)).toHaveCount(0);
      const card = page.getByRole("main").getByRole("article").first();
      await expect(card.locator('img[src^="/uploads/"]')).toHaveAttribute("alt", "");
    });

    await test.step("a picture may be pasted or dropped anywhere in the form", async () => {
      await page.getByRole("button", { name: "Add News" }).click();
      await hand(page, "paste", "Title");
      await expect(uploaded(page)).toBeVisible();
      const first = await uploaded(page).getAttribute("src");
      await expect(dialog(page).getByLabel("Title")).not.toHaveValue(/./);
      await dialog(page).getByRole("button", { name: "Remove" }).click();
      await expect(uploaded(page)).toHaveCount(0);
      await expect(chooser(page)).toBeFocused();
      await expect(said(page, "The picture was removed.")).toHaveCount(1);
      await hand(page, "drop", "Content");
      await expect(uploaded(page)).toBeVisible();
      expect(await uploaded(page).getAttribute("src")).not.toBe(first);
    });

    await test.step("a picture is chosen, described and shown on the card, the page and its preview", async () => {
      await dialog(page).getByRole("button", { name: "Remove" }).click();
      await expect(uploaded(page)).toHaveCount(0);
      const title = `Herons ${Date.now()}`;
      await dialog(page).getByLabel("Title").fill(title);
      await dialog(page).getByLabel("Content").fill("Nine of them.");
      await dialog(page).getByLabel("Category").selectOption("community");
      await chooser(page).focus();
      await expect(chooser(page)).toHaveAttribute("accept", /image\/heic,.*\.heic/);
      // Browsers outside of Apple's know no type for it.
      await chooser(page).setInputFiles({ name: "IMG_1.HEIC", mimeType: "", buffer: phoneHeic });
      await expect(uploaded(page)).toBeVisible();
      await expect(said(page, /has been uploaded/)).toHaveCount(1);
      await expect(description(page)).toBeFocused(); // The keyboard focus stays.

      await dialog(page).getByLabel("Title").focus();
      await create(page).click();
      await expect(description(page)).toBeFocused();
      await expect(description(page)).toHaveAccessibleDescription(
        /Describe the picture, or mark it as decoration\./,
      );
      await description(page).fill("Nine herons stand\nin the reeds.");
      await create(page).click();
      await expect(dialog(page)).toHaveCount(0);

      const card = page.getByRole("main").getByRole("article").filter({ hasText: title });
      const picture = card.getByRole("img", { name: "Nine herons stand in the reeds." });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute(
        "srcset",
        /^\/uploads\/[\w-]+\/480\.webp 480w, .*1600\.webp 1600w$/,
      );
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\/uploads\/[\w-]+\/\d+\.avif$/);

      await card.getByRole("link", { name: /Read More/ }).click();
      const main = page.getByRole("main");
      await expect(
        main.getByRole("img", { name: "Nine herons stand in the reeds." }),
      ).toBeVisible();
      const image = page.locator('meta[property="og:image"]');
      await expect(image).toHaveAttribute("content", /^http.*\/uploads\/[\w-]+\/social\.jpg$/);
      const address = await image.getAttribute("content");
      const preview = await page.request.get(new URL(address ?? "").pathname);
      expect((await sharp(await preview.body()).metadata()).exif).toBeUndefined();
    });
  });
});

test("a picture is shown without bars, in its place from the start; a click sets the focus that cards keep visible", async ({
  page,
  publish,
  signIn,
}) => {
  await signIn();
  for (const [width, height, shown] of [
    [1500, 1000, 3 / 2],
    [1500, 500, 3],
    [600, 900, 2 / 3],
    [600, 1200, 9 / 16], // Cropped, as the whole picture would be taller than the screen or tiny.
  ] as const) {
    const background = "#3a6b7e";
    const buffer = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const sent = await page.request.post("/api/uploads", {
      multipart: { file: { name: "a.jpg", mimeType: "image/jpeg", buffer } },
    });
    const { id, url } = await sent.json();
    await page.request.post(`/api/uploads/${id}`, { data: { alt: "" } });
    const article = await publish({ imageUrl: url });
    const arrived = Promise.withResolvers<void>();
    await page.route(`**${url}/*`, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(`/news/${article}`, { waitUntil: "domcontentloaded" });
    const picture = page.locator(`main article img[src^="${url}"]`);
    const before = await picture.boundingBox();
    arrived.resolve();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = (await picture.boundingBox()) ?? { width: 0, height: 1 };
    expect(box).toEqual(before);
    expect(box.width / box.height).toBeCloseTo(shown, 1);
    expect(box.height).toBeLessThanOrEqual(0.85 * 800 + 1);
    expect(Math.max(box.width / 1100, box.height / 650)).toBeGreaterThan(1);
    await page.unroute(`**${url}/*`);
    if (height < 1_200) continue;
    await page.goto(`/writing/news/${article}`);
    const chosen = page.locator(`main img[src^="${url}"]`).first();
    const { width: wide, height: high } = (await chosen.boundingBox()) ?? box;
    await chosen.click({ position: { x: wide * 0.25, y: high * 0.8 } });
    await expect(page.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      "25% from the left, 80% from the top",
    );
    await page.getByRole("button", { name: "Save changes", exact: true }).click();
    await expect(page.getByText("Readers see it now").first()).toBeVisible();
    await page.goto("/news");
    const card = page.locator(`main article img[src^="${url}"]`).first();
    await expect(card).toHaveCSS("object-position", "25% 80%");
  }
});
