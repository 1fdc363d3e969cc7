import type { User } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { useCurrentUser } from "#features/accounts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { QuietHeader } from "#ui/page/sections/QuietHeader.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { useLive } from "./live/useLive.ts";
import classes from "./StaffLayout.module.css";
import { StaffNav } from "./StaffNav.tsx";
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
