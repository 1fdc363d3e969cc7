import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const sitePages: FeaturePages = {
  routes: [
    { path: pages.home, access: "public", page: "site/home/HomePage" },
    { path: pages.search, access: "public", page: "site/search/SearchPage", isUnlisted: true },
    { path: pages.mission, access: "public", page: "site/mission/MissionPage" },
    { path: pages.gallery, access: "public", page: "site/gallery/GalleryPage" },
    { path: pages.leadership, access: "public", page: "site/leadership/LeadershipPage" },
    { path: pages.sponsors, access: "public", page: "site/sponsors/SponsorsPage" },
    { path: pages.privacy, access: "public", page: "site/legal/PrivacyPage" },
    { path: pages.terms, access: "public", page: "site/legal/TermsPage" },
    { path: pages.accessibility, access: "public", page: "site/legal/AccessibilityPage" },
  ],
};
