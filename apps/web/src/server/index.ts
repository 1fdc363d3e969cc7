// What the API loads of the built application: its exports are a WebServer.
import type { WebServer } from "@headwaters/contracts";
import { generatePath, matchPath, matchRoutes } from "react-router-dom";
import { PHOTO, photoIndex } from "../pages/gallery/photoAddress.ts";
import { givenToken, TOKEN_GIVEN } from "../pages/reset-password/tokenAddress.ts";
import { pages, paths, privatePages, staffPages } from "../paths.ts";
import { routes } from "../routes.tsx";

export { createRenderer } from "./render.tsx";

const privatePatterns: readonly string[] = [
  ...Object.values(privatePages),
  ...Object.values(staffPages),
];
const patterns: readonly string[] = [...Object.values(pages), ...privatePatterns];

export const isPrivate: WebServer["isPrivate"] = (path) =>
  privatePatterns.some((pattern) => matchPath(pattern, path));

export const canonicalPath: WebServer["canonicalPath"] = (path) => {
  const { route, params } = matchRoutes(routes, path)?.at(-1) ?? {};
  const pattern = patterns.find((known) => known === route?.path);
  if (pattern === undefined) return null;
  const canonical = generatePath(pattern, params);
  // "/news/.." is an address of the home page for browsers, and none of ours.
  return new URL(canonical, "http://page").pathname === canonical ? canonical : null;
};

export const canonicalSearch: WebServer["canonicalSearch"] = (path, search) => {
  const query = new URLSearchParams(search);
  if (path === pages.resetPassword) return givenToken(query) ? TOKEN_GIVEN : "";
  if (path !== pages.gallery) return "";
  const photo = query.get(PHOTO);
  return photo && photoIndex(photo) >= 0 ? paths.galleryPhoto(photo).slice(path.length) : "";
};

/** Signing in and the like is found from every page; nobody searches for it. */
const unlisted: readonly string[] = [
  pages.auth,
  pages.forgotPassword,
  pages.resetPassword,
  pages.confirmEmail,
  ...privatePatterns,
];

export const indexedPaths: WebServer["indexedPaths"] = patterns.filter(
  (pattern) => !pattern.includes(":") && !unlisted.includes(pattern),
);

export const itemPaths: WebServer["itemPaths"] = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};
