import type { User } from "@headwaters/contracts";
import { IconX } from "@tabler/icons-react";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation, useNavigate, useNavigationType, useOutlet } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { useIsHydrated } from "#lib/browser.ts";
import { type OriginState, useOriginState } from "#lib/origin.ts";
import { PageRoutes } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { DateText } from "#ui/DateText.tsx";
import { useKeys } from "#ui/keys.ts";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LoadFailure, type QueryState } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import classes from "./StaffLayout.module.css";
import { staffTexts } from "./texts.ts";

/** True in the frame of staff pages; see `StaffFrame`. */
export const Workplace = createContext(false);

interface StaffLayoutProps {
  title: string;
  /** Its name in the browser's tab, where that is not the title. */
  documentTitle?: string;
  description: string;
  /** What the page is for, in a sentence or two. */
  lead?: ReactNode;
  /** The section of a guide that explains it. */
  guide?: string;
  /** Above the title: the list to which this entry belongs (see `useOrigin`), and what it is. */
  back?: BackProps | undefined;
  eyebrow?: ReactNode;
  /** Beside the title: actions on the whole page. */
  actions?: ReactNode;
  /** Renders the content, for users only. */
  children: (user: User) => ReactNode;
}

interface BackProps {
  to: string;
  label: string;
}

/**
 * The layout of a staff page: its title and actions in a row, and its content. An entry that opens beside the
 * list (`PageRoute.beside`) stands at the right, on phones instead of it. In the frame of the site, where members
 * see the pages that they share with staff, it has a header of the site, and an entry replaces the list.
 */
export function StaffLayout(props: StaffLayoutProps) {
  const { title, documentTitle = title, description, children } = props;
  const user = useCurrentUser();
  const entry = useOutlet();
  const isWorkplace = useContext(Workplace);
  const list = useRef<HTMLDivElement>(null);
  useReturnToRow(list, entry !== null);
  useKeys({
    "/"() {
      const field = list.current?.querySelector<HTMLElement>("input[type=search]");
      if (!field) return false;
      // On phones the filters are collapsed.
      if (!field.checkVisibility())
        list.current?.querySelector<HTMLElement>("[aria-expanded]")?.click();
      requestAnimationFrame(() => field.focus());
      return true;
    },
  });
  if (!user) return null; // The guard of the route is leaving the page.
  const Head = isWorkplace ? TitleRow : SiteHead;
  return (
    <div
      className={classes.page}
      data-open={entry !== null || undefined}
      data-site={!isWorkplace || undefined}
    >
      {!entry && <PageMeta title={documentTitle} description={description} />}
      <div ref={list} className={classes.list} tabIndex={-1}>
        {isWorkplace && <SecondFactorNotice />}
        <Head {...props} isBeside={entry !== null} />
        <div className={classes.content}>{children(user)}</div>
      </div>
      {entry && <section className={classes.entry}>{entry}</section>}
    </div>
  );
}

/** Says by when the account needs two-step sign-in to see families. */
function SecondFactorNotice() {
  const { data } = trpc.staff.overview.useQuery(undefined, { throwOnError: false });
  if (!data?.secondFactorBy) return null;
  const { before, over, link } = staffTexts.secondFactor;
  return (
    <p className={`${shared.note} ${classes.notice}`} data-no-print>
      {data.secondFactorBy.getTime() > Date.now() ? (
        <>
          {before} <DateText date={data.secondFactorBy} />.
        </>
      ) : (
        over
      )}{" "}
      <Link to={paths.twoStep}>{link}</Link>
    </p>
  );
}

interface HeadProps extends StaffLayoutProps {
  /** An entry is open, which has the title of the page. */
  isBeside: boolean;
}

function TitleRow({ title, back, eyebrow, actions, lead, guide, isBeside }: HeadProps) {
  const Title = isBeside ? "h2" : "h1";
  return (
    <>
      <header className={classes.row}>
        <div className={classes.words}>
          {(back || eyebrow) && (
            <p className={classes.eyebrow}>
              {back && <BackLink {...back} />} {eyebrow}
            </p>
          )}
          <Title className={classes.title}>{title}</Title>
        </div>
        {actions && (
          <div className={classes.actions} data-no-print>
            {actions}
          </div>
        )}
      </header>
      {(lead || guide) && (
        <p className={classes.lead}>
          {lead} {guide && <GuideLink to={guide} />}
        </p>
      )}
    </>
  );
}

function SiteHead({ title, back, eyebrow, actions, lead, guide, isBeside }: HeadProps) {
  if (isBeside) return null;
  return (
    <QuietHeader eyebrow={eyebrow} title={title} lead={lead}>
      {(back || guide) && (
        <p className={classes.siteLinks}>
          {back && <BackLink {...back} />} {guide && <GuideLink to={guide} />}
        </p>
      )}
      {actions && (
        <div className={classes.actions} data-no-print>
          {actions}
        </div>
      )}
    </QuietHeader>
  );
}

/** The focus returns to the row of an entry that was closed. */
function useReturnToRow(list: RefObject<HTMLElement | null>, isOpen: boolean) {
  const { pathname } = useLocation();
  const openedPath = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen) {
      openedPath.current = pathname;
    } else if (openedPath.current) {
      const link = `tr a[href^="${openedPath.current}"]`;
      openedPath.current = null;
      // A filter that was pressed keeps the focus.
      if (document.activeElement !== document.body) return;
      (list.current?.querySelector<HTMLElement>(link) ?? list.current)?.focus();
    }
  }, [isOpen, pathname, list]);
}

/** The link to the list of an entry. */
function BackLink({ to, label }: BackProps) {
  return (
    <Link to={to} state={useLocation().state} className={classes.back} data-no-print>
      <Arrow to="left" /> {label}
    </Link>
  );
}

function GuideLink({ to }: { to: string }) {
  return (
    <Link to={to} state={useOriginState()} data-no-print>
      {staffTexts.guide}
    </Link>
  );
}

/**
 * The staff page from which a link with `useOriginState` has led here, with its filters.
 * @param usual where there was no such link
 */
export function useOrigin<Usual extends BackProps | undefined>(usual: Usual) {
  const { state } = useLocation();
  const routes = useContext(PageRoutes);
  // The server does not know it.
  if (!useIsHydrated()) return usual;
  const to = (state as OriginState | null)?.from;
  const route = routes.find(({ path, staffNav }) => staffNav && path === to?.split("?")[0]);
  return to && route?.staffNav ? { to, label: route.staffNav.label } : usual;
}

interface StaffEntryProps {
  /** The page of the list. */
  back: BackProps;
  title: string;
  description: string;
  /** Above the title: what the entry is. */
  eyebrow?: ReactNode;
  children: ReactNode;
}

/** An entry that opens beside its list; Escape closes it. */
export function StaffEntry({ back, title, description, eyebrow, children }: StaffEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // When it opened: later its own filters may be pressed.
  const [isPressed] = useState(useNavigationType() !== "POP");
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const list = back.to + search;
  useKeys({ Escape: () => navigate(list, { state, preventScrollReset: true }) });
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);
  return (
    <>
      <PageMeta title={title} description={description} />
      <header className={classes.row}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 ref={heading} tabIndex={-1} className={classes.title} dir="auto">
            {title}
          </h1>
        </div>
        <Link
          to={list}
          state={state}
          className={classes.close}
          aria-label={`${staffTexts.close}: ${back.label}`}
          preventScrollReset
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </Link>
      </header>
      <div className={classes.content}>{children}</div>
    </>
  );
}

interface EntryStateProps {
  /** Title of the error message. */
  title: string;
  query: QueryState & { isPending: boolean };
}

/** Stands for an entry that is loading, or could not be loaded. */
export function EntryState({ title, query }: EntryStateProps) {
  return query.isPending ? <ListSkeleton /> : <LoadFailure level={2} title={title} query={query} />;
}
