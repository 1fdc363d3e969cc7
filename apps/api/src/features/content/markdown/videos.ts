import type { Element, ElementContent, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";

interface Video {
  site: "YouTube" | "Vimeo";
  /** Address of the player with autoplay, because a click loads it. */
  player: string;
}

/** Parses "90", "90s" or "1h2m3s" to seconds. */
function readStart(text: string | null | undefined): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? "");
  const [hours = 0, minutes = 0, seconds = 0] = (parts?.slice(1) ?? []).map((part) =>
    Number(part ?? 0),
  );
  return hours * 3600 + minutes * 60 + seconds;
}

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube\.com$/;

function parseYouTube({ host, pathname, searchParams }: URL): Video | null {
  const [, first = "", second = "", ...more] = pathname.replace(/\/$/, "").split("/");
  let id: string | null = null;
  if (host === "youtu.be" && second === "") id = first;
  else if (!YOUTUBE.test(host) || more.length > 0) return null;
  else if (first === "watch" && second === "") id = searchParams.get("v");
  else if (["shorts", "live", "embed"].includes(first)) id = second;
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = readStart(searchParams.get("t") ?? searchParams.get("start"));
  const from = start > 0 ? `&start=${start}` : "";
  return {
    site: "YouTube",
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}`,
  };
}

const VIMEO = {
  "vimeo.com": /^\/(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/,
  "player.vimeo.com": /^\/video\/(\d{1,12})\/?$/,
} as const;

function parseVimeo({ host, pathname, searchParams, hash }: URL): Video | null {
  const name = host.replace(/^www\./, "");
  if (name !== "vimeo.com" && name !== "player.vimeo.com") return null;
  const [, id, secret = searchParams.get("h") ?? ""] = VIMEO[name].exec(pathname) ?? [];
  if (!id) return null;
  // An unlisted video needs the secret from its address.
  const key = /^[\da-f]+$/.test(secret) ? `&h=${secret}` : "";
  const start = readStart(/^#t=(.*)$/.exec(hash)?.[1]);
  const from = start > 0 ? `#t=${start}s` : "";
  return {
    site: "Vimeo",
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key}${from}`,
  };
}

/** Parses an address at YouTube or Vimeo; null for any other. */
function parseVideo(link: string): Video | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return parseYouTube(url) ?? parseVimeo(url);
}

const toText = (value: string): Text => ({ type: "text", value });

/** Finds the video of a line that contains only its address. */
function findVideo(line: readonly ElementContent[]): { link: Element; video: Video } | null {
  const [link, ...others] = line.filter(
    (node) =>
      !(node.type === "text" && node.value.trim() === "") &&
      !(node.type === "element" && node.tagName === "br"),
  );
  if (link?.type !== "element" || link.tagName !== "a" || others.length > 0) return null;
  const [words] = link.children;
  const url = String(link.properties.href ?? "");
  if (words?.type !== "text") return null;
  // Markdown also links addresses without a scheme.
  const typed = words.value.replace(/^(?!https?:)/i, "http://");
  const isBare = typed.toLowerCase() === url.toLowerCase();
  const video = isBare ? parseVideo(url) : null;
  return video && { link, video };
}

/** Builds a link to the video, which the page replaces by the player on a click. */
function videoFigure({ link, video: { site, player } }: { link: Element; video: Video }): Element {
  link.properties.dataPlayer = player;
  link.children = [toText(`Video on ${site}`)];
  const note = toText(`${site} hears of you only when you play it.`);
  return {
    type: "element",
    tagName: "figure",
    properties: { className: ["video"] },
    children: [link, { type: "element", tagName: "figcaption", properties: {}, children: [note] }],
  };
}

/** Splits the children of a paragraph into lines. */
function splitLines({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    const parts = child.type === "text" ? child.value.split("\n") : [child];
    for (const [index, part] of parts.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(typeof part === "string" ? toText(part) : part);
    }
  }
  return lines;
}

/** Replaces each video address on its own line by a video. */
export function showVideos(tree: Root) {
  visit(tree, "element", (paragraph, index, parent) => {
    if (paragraph.tagName !== "p" || !parent || index === undefined) return undefined;
    const parts: Element[] = [];
    let text: Element | null = null;
    for (const line of splitLines(paragraph)) {
      const found = findVideo(line);
      if (found) {
        parts.push(videoFigure(found));
        text = null;
      } else if (text) {
        text.children.push(toText("\n"), ...line);
      } else {
        text = { ...paragraph, children: line };
        parts.push(text);
      }
    }
    if (parts.every(({ tagName }) => tagName === "p")) return undefined;
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
