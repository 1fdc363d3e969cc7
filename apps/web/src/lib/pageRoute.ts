import type { StaffOverview } from "@headwaters/contracts";
import { type ComponentType, createContext } from "react";
import { matchPath } from "react-router-dom";
import type { Prefetch } from "./api/prefetch.ts";

/** The counts of the staff overview. */
type StaffCount = {
  [Name in keyof StaffOverview]: StaffOverview[Name] extends number ? Name : never;
}[keyof StaffOverview];

/** A page of a feature. */
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

/** The module of a page, or of a part of one. */
export interface PageModule {
  default: ComponentType;
  /** In place of NotFoundBoundary. */
  ErrorBoundary?: ComponentType;
  prefetch?: Prefetch;
}

/** A component that a feature adds to a page of a feature below it. */
export interface PagePart {
  /** The page's module, as its route names it. */
  page: string;
  /** Its own module below src/features, which exports a component, and `prefetch`. */
  part: string;
  /** A module that it renders for those who are signed in, and that visitors do not fetch. */
  memberPart?: string;
}

/** What a feature declares in its routes.ts; the application gathers it in app/pageRoutes.ts. */
export interface FeaturePages {
  routes: readonly PageRoute[];
  /** What it adds to pages of features below it. */
  parts?: readonly PagePart[];
}

/** The pages of all features, which the application gathers. */
export const PageRoutes = createContext<readonly PageRoute[]>([]);

/** Whether a path leads to a page that is not public. */
export function isPrivatePath(routes: readonly PageRoute[], path: string): boolean {
  return routes.some((route) => route.access !== "public" && matchPath(route.path, path));
}

/** The id of a page's route: its source file, which is its key in the build's manifest. */
export const routeId = (module: string) => `src/${module}.tsx`;

/** The page for unknown paths. */
export const NOT_FOUND = "layout/not-found/NotFoundPage";
