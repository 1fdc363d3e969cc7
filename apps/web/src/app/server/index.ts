// The entry that the API loads: its exports are a WebServer.
import type { WebServer } from "@headwaters/contracts";
import { generatePath, matchRoutes } from "react-router-dom";
import { pages, paths, SIGN_UP } from "#lib/paths.ts";
import { readToken, TOKEN_GIVEN } from "#lib/tokenParam.ts";
import { type FilteredList, readFilters, writeFilters } from "#ui/lists/filters.ts";
import { readSubject } from "../../features/contact/form/subjectParam.ts";
import { educationList, eventList, newsList } from "../../features/content/contentTypes.ts";
import { findPhoto, PHOTO_PARAM } from "../../features/site/gallery/photoUrl.ts";
import { formatTerms, readTerms } from "../../features/site/search/searchTerms.ts";
import { pageRoutes } from "../pageRoutes.ts";
import { routes } from "../routes.tsx";

export { contentPaths } from "../../features/content/contentTypes.ts";
export { createRenderer } from "./render.tsx";
export { siteEntries } from "./siteEntries.ts";

export const findPage: WebServer["findPage"] = (path) => {
  const { route, params } = matchRoutes(routes, path)?.at(-1) ?? {};
  const page = pageRoutes.find((known) => known.path === route?.path);
  if (!page) return null;
  const { path: pattern, access } = page;
  const canonical = generatePath(pattern, params);
  // Browsers resolve "/news/.." to the home page, so it is no page of its own.
  const isOurs = new URL(canonical, "http://page").pathname === canonical;
  return isOurs ? { path: canonical, pattern, isPrivate: access !== "public" } : null;
};

/** The targets of mailed links. */
const linkTargets: readonly string[] = [
  pages.resetPassword,
  pages.confirmEmail,
  pages.confirmNewsletter,
  pages.unsubscribe,
  pages.cancelRegistration,
  pages.guardianInvitation,
  pages.staffInvitation,
];

const filteredLists: readonly FilteredList[] = [newsList, educationList, eventList];

export const canonicalSearch: WebServer["canonicalSearch"] = (path, search) => {
  const query = new URLSearchParams(search);
  if (linkTargets.includes(path)) return readToken(query) ? TOKEN_GIVEN : "";
  if (path === pages.auth) return search.startsWith(`?${SIGN_UP}`) ? `?${SIGN_UP}` : "";
  if (path === pages.search) return formatTerms(readTerms(query));
  if (path === pages.contact) {
    const about = readSubject(query);
    return about ? paths.contactAbout(about).slice(path.length) : "";
  }
  const list = filteredLists.find((known) => known.path === path);
  if (list) return writeFilters(readFilters(list, query));
  // Staff pages are not cached: their addresses need no canonical form.
  if (path.startsWith(`${pages.staff}/`)) return query.size > 0 ? `?${query}` : "";
  if (path !== pages.gallery) return "";
  const photo = query.get(PHOTO_PARAM);
  return photo && findPhoto(photo) >= 0 ? paths.galleryPhoto(photo).slice(path.length) : "";
};

export const indexedPaths: WebServer["indexedPaths"] = pageRoutes
  .filter(
    ({ path, access, isUnlisted }) => access === "public" && !isUnlisted && !path.includes(":"),
  )
  .map(({ path }) => path);
