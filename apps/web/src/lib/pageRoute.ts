import { type Right, STAFF_PATH, type StaffOverview } from "@headwaters/contracts";
import { type ComponentType, createContext } from "react";
import { type LoaderFunction, matchPath } from "react-router-dom";
import type { Prefetch } from "./api/prefetch.ts";

/** The counts of the staff overview. */
type StaffCount = {
  [Name in keyof StaffOverview]: StaffOverview[Name] extends number ? Name : never;
}[keyof StaffOverview];

/** A page, as declared in its feature's routes.ts. */
export interface PageRoute {
  /** Pattern of its path, from paths.ts. */
  path: string;
  /**
   * The readers of the page: everyone, everyone with an account, or accounts with a right. Others are
   * asked to sign in, or get the 404 page where a right is needed; pages that are not public are neither
   * cached nor in the sitemap.
   */
  access: "public" | "member" | Right;
  /** Its module below src/features, without the extension: it exports a component, and `prefetch`. */
  page: string;
  /** A public page that search engines must not index. */
  isUnlisted?: true;
  /** A staff page whose list this entry opens beside: it is that page's `<Outlet>`. */
  beside?: string;
  /** A page of members that staff see in the frame of their pages; those below /staff always stand there. */
  frame?: "staff";
  /** Its entry in the navigation of the staff pages, which is the page's title. */
  staffNav?: { label: string; count?: StaffCount };
}

/** The module of a page, or of a part of one. */
export interface PageModule {
  default: ComponentType;
  /** Replaces NotFoundBoundary. */
  ErrorBoundary?: ComponentType;
  prefetch?: Prefetch;
  /** Fetches data in the browser before a link shows the page. */
  loader?: LoaderFunction;
}

/** A component that a feature adds to a page of a feature below it. */
export interface PagePart {
  /** The page's module, as its route names it. */
  page: string;
  /** Its own module below src/features, which exports a component, and `prefetch`. */
  part: string;
}

/** The declaration in a feature's routes.ts, which the application collects in app/pageRoutes.ts. */
export interface FeaturePages {
  routes: readonly PageRoute[];
  /** Parts that the feature adds to pages of lower features. */
  parts?: readonly PagePart[];
}

/** The pages of all features, which the application collects. */
export const PageRoutes = createContext<readonly PageRoute[]>([]);

/** Returns true if a path leads to a page that is not public. */
export function isPrivatePath(routes: readonly PageRoute[], path: string): boolean {
  return routes.some((route) => route.access !== "public" && matchPath(route.path, path));
}

/** The right that a page needs; null without one. */
export function findRight({ access }: Pick<PageRoute, "access">): Right | null {
  return access === "public" || access === "member" ? null : access;
}

/** The id of a page's route: its source file, which is its key in the build's manifest. */
export const routeId = (module: string) => `src/${module}.tsx`;

/** The page for unknown paths. */
export const NOT_FOUND = "layout/NotFoundPage";

/** The frame of staff pages, instead of the bar and the footer of the site; see `hasStaffFrame`. */
export const STAFF_FRAME = "layout/staff/StaffFrame";

/** Returns true for pages below /staff that need a right. */
export const isStaffPage = (route: PageRoute) =>
  findRight(route) !== null && matchPath(`${STAFF_PATH}/*`, route.path) !== null;

/** Returns true if staff see a page in the frame of their pages. An entry beside a list has that of the list. */
export const hasStaffFrame = (route: PageRoute) =>
  route.beside === undefined && (route.frame === "staff" || isStaffPage(route));
