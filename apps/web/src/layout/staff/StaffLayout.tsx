import type { User } from "@headwaters/contracts";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { PageMeta } from "../../app/meta/PageMeta.tsx";
import { useCurrentUser } from "../../features/accounts/index.ts";
import type { Prefetch } from "../../lib/api/prefetch.ts";
import { paths } from "../../lib/paths.ts";
import { QuietHeader } from "../../ui/page/sections/QuietHeader.tsx";
import NotFoundPage from "../not-found/NotFoundPage.tsx";
import { Redirect } from "../Redirect.tsx";
import { useLive } from "./live/useLive.ts";
import classes from "./StaffLayout.module.css";
import { StaffNav } from "./StaffNav.tsx";
import { staffTexts } from "./texts.ts";

/** Prefetches the data of a staff page and of the staff layout. */
export function prefetchForStaff(prefetch: Prefetch = async () => {}): Prefetch {
  return async (context) => {
    if (context.user?.role !== "staff") return;
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

/** The layout of a staff page. Others get the 404 page. */
export function StaffLayout(props: StaffLayoutProps) {
  const { title, description, eyebrow = staffTexts.eyebrow, lead, top, children } = props;
  const user = useCurrentUser();
  useLive(user?.role === "staff");
  const { pathname, search } = useLocation();
  // Staff whose session ends here are sent to sign in and return; others get the 404 page.
  const [wasStaff] = useState(user?.role === "staff");
  if (!user && wasStaff) return <Redirect to={paths.authFor(pathname + search)} />;
  if (user?.role !== "staff") return <NotFoundPage />;
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
