import sharp from "sharp";
import { expect } from "vitest";
import { test } from "#testing/test.ts";
import { gallery } from "./texts.ts";

const formatAddress = (name: string) => `/gallery?photo=${name.replace(/^gallery-/, "")}`;
const pictures = (document: Document) => [
  ...document.querySelectorAll('section[aria-label="Pictures"] li'),
];
const dialogs = (document: Document) => document.querySelectorAll("dialog, [role='dialog']");

test("the grid shows every picture by its title, as a link to its own address, and reserves its space", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/gallery");
  expect(document.querySelector("h1")).toHaveTextContent(/^Gallery$/);
  expect(document.querySelector("main")).toHaveTextContent(`${gallery.length} pictures`);
  const items = pictures(document);
  expect(items).toHaveLength(gallery.length);
  for (const [index, { title, picture }] of gallery.entries()) {
    const link = items[index]?.querySelector("a");
    expect(link).toHaveAttribute("href", formatAddress(picture.name));
    expect(link).toHaveAccessibleName(title);
    expect(link?.querySelector("span")).toHaveTextContent(title);
    const image = link?.querySelector("img");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", expect.stringMatching(/\d+/));
    expect(image).toHaveAttribute("height", expect.stringMatching(/\d+/));
  }
  expect(dialogs(document)).toHaveLength(0);
});

test("the grid fetches only the smallest files", async ({ fetchPage, visitor }) => {
  const { document } = await fetchPage("/gallery");
  const files = pictures(document).flatMap((item) => [
    ...[...item.querySelectorAll("source")].map(({ srcset }) => srcset),
    ...[...item.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? ""),
  ]);
  expect(files).toEqual(
    gallery.flatMap(({ picture: { name } }) =>
      ["avif", "webp"].map((format) => `/pictures/${name}-480.${format}`),
    ),
  );
  expect(document.querySelector('section[aria-label="Pictures"] img[srcset]')).toBeNull();
  for (const file of files) {
    const sent = await (await visitor.fetch(file)).arrayBuffer();
    expect(await sharp(Buffer.from(sent)).metadata(), file).toMatchObject({ width: 480 });
  }
});

test("an open picture links to its neighbors and to the grid without scripts", async ({
  fetchPage,
}) => {
  for (const index of [0, gallery.length - 1]) {
    const { picture, title, description } = gallery.at(index) as (typeof gallery)[number];
    const { document } = await fetchPage(formatAddress(picture.name));
    const dialog = document.querySelector("dialog[open]");
    expect(dialog).toHaveAccessibleName(title);
    expect(dialog).toHaveTextContent(`${index + 1} of ${gallery.length}`);
    expect(dialog).toHaveTextContent(description);
    expect(dialog?.querySelector("img")).toHaveAttribute(
      "src",
      `/pictures/${picture.name}-960.webp`,
    );
    const card = [...document.querySelectorAll('section[aria-label="Pictures"] a')].at(index);
    const links = [...(dialog?.querySelectorAll("nav a") ?? [])];
    const beside = [index - 1, index + 1].map(
      (at) => gallery.at(at % gallery.length)?.picture.name ?? "",
    );
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Previous", formatAddress(beside[0] ?? "")],
      ["Next", formatAddress(beside[1] ?? "")],
      ["All pictures", `/gallery#${card?.id}`],
    ]);
    expect(card).toHaveAttribute("href", formatAddress(picture.name));
  }
});

test("an unknown picture name shows the grid alone", async ({ fetchPage }) => {
  for (const photo of ["no-such-picture", "", "gallery-night-camp", "%3Cscript%3E"]) {
    const { document } = await fetchPage(`/gallery?photo=${photo}`);
    expect(pictures(document)).toHaveLength(gallery.length);
    expect(dialogs(document)).toHaveLength(0);
  }
});

test("other parameters in a shared address are ignored", async ({ fetchPage }) => {
  const address = formatAddress(gallery[1]?.picture.name ?? "");
  const shared = await fetchPage(`${address}&utm_source=mail`);
  expect(shared.html).toBe((await fetchPage(address)).html);
  expect(dialogs(shared.document)).toHaveLength(1);
});

test("link previews of an open picture show that picture", async ({ fetchPage, site }) => {
  const { picture, title } = gallery.at(7) ?? {};
  const address = formatAddress(picture?.name ?? "");
  const { document } = await fetchPage(address);
  const meta = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute("content");
  expect(meta("og:image")).toBe(`${site.url}/pictures/${picture?.name}-960/social.jpg`);
  expect(meta("og:url")).toBe(site.url + address);
  expect(meta("og:description")).toContain(title);
});
