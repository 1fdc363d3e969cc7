import { can, type User } from "@headwaters/contracts";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { Link, NavLink } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { findRight, PageRoutes } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { WaitingCount } from "../WaitingCount.tsx";
import { useLive } from "./live.ts";
import classes from "./StaffLayout.module.css";
import { staffTexts } from "./texts.ts";

/** Prefetches the data of a staff page and of the staff layout. */
export function prefetchForStaff(prefetch: Prefetch = async () => {}): Prefetch {
  return async (context) => {
    await Promise.all([context.queries.staff.overview.prefetch(), prefetch(context)]);
  };
}

interface StaffLayoutProps {
  title: string;
  description: string;
  /** The eyebrow above the title; "Staff" by default. */
  eyebrow?: string;
  lead?: string;
  /** Between the title and the content: the way back, and actions on the whole page. */
  top?: ReactNode;
  /** Renders the content, for staff only. */
  children: (user: User) => ReactNode;
}

/** The layout of a staff page. */
export function StaffLayout(props: StaffLayoutProps) {
  const { title, description, eyebrow = staffTexts.eyebrow, lead, top, children } = props;
  const user = useCurrentUser();
  useLive();
  if (!user) return null; // The guard of the route is leaving the page.
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className={classes.head}>
        <QuietHeader eyebrow={eyebrow} title={title} {...(lead ? { lead } : {})}>
          {top}
        </QuietHeader>
      </div>
      <div className={classes.page}>
        <StaffNav />
        <div className={classes.content}>{children(user)}</div>
      </div>
    </>
  );
}

/** The navigation of the staff pages, with counts of pending work. */
function StaffNav() {
  const overview = trpc.staff.overview.useQuery().data;
  const routes = useContext(PageRoutes);
  const user = useCurrentUser();
  const entries = [
    { path: paths.staff, label: staffTexts.overview, count: undefined },
    ...routes.flatMap(({ path, access, staffNav }) => {
      const right = findRight({ access });
      return staffNav && right && can(user, right) ? [{ path, count: undefined, ...staffNav }] : [];
    }),
  ];
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen, so it scrolls to the current page.
  useEffect(() => {
    const present = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !present) return;
    const [around, own] = [strip.current, present].map((part) => part.getBoundingClientRect());
    if (around && own) strip.current.scrollLeft += own.left - (around.width - own.width) / 2;
  }, []);
  return (
    <nav ref={strip} aria-label={staffTexts.navigation} className={classes.sections} data-no-print>
      <ul>
        {entries.map(({ path, label, count }) => {
          const waiting = count && overview?.[count];
          return (
            <li key={path}>
              <NavLink to={path} end={path === paths.staff} className={classes.section ?? ""}>
                {label}
                {waiting ? <WaitingCount count={waiting} className={classes.count} /> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The link from an entry's page back to its staff list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={classes.back}>
      <Link to={to}>
        <Arrow to="left" /> {children}
      </Link>
    </p>
  );
}
