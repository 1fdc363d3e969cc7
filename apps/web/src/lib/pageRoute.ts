import type { StaffOverview } from "@headwaters/contracts";

/** What waits for staff, in numbers. */
type StaffCount = {
  [Name in keyof StaffOverview]: StaffOverview[Name] extends number ? Name : never;
}[keyof StaffOverview];

/** A page, as its feature's routes.ts declares it. */
export interface PageRoute {
  /** Pattern of its path, from paths.ts. */
  path: string;
  /**
   * Who sees it. Others are asked to sign in where it is for members, and see the 404 page where it
   * is for staff. Pages that are not public are neither cached nor in the sitemap.
   */
  access: "public" | "member" | "leader" | "staff";
  /** Its module below src/features, without the extension: it exports a component, and `prefetch`. */
  page: string;
  /** A public page that no search engine is to list. */
  isUnlisted?: true;
  /** Its entry in the navigation of the staff pages. */
  staffNav?: { label: string; count?: StaffCount };
}

/** The id of a page's route: its source file, by which the build's manifest knows what it needs. */
export const routeId = (page: string) => `src/features/${page}.tsx`;

/** The page that is shown for unknown paths. */
export const NOT_FOUND = "site/not-found/NotFoundPage";
