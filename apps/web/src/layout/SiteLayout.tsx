import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import {
  Outlet,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
  useNavigation,
} from "react-router-dom";
import {
  PasswordPrompt,
  PerAccount,
  useFollowLostSession,
  useFollowOtherTabs,
  useIsSignedIn,
} from "#features/accounts";
import { Footer } from "./Footer.tsx";
import { NavigationBar } from "./navigation/NavigationBar.tsx";
import { LayoutPart } from "./PageParts.tsx";
import classes from "./SiteLayout.module.css";
import { Spinner } from "./Spinner.tsx";

export interface FrameProps {
  /** The main element with the page. */
  children: ReactNode;
}

/** The bar and the footer of the site around a page. */
export function SiteFrame({ children }: FrameProps) {
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.site}>
      <NavigationBar isSignedIn={isSignedIn === true} />
      {children}
      <Footer />
    </div>
  );
}

/** The layout of every page; renders once it is known whether someone is signed in. */
export function SiteLayout() {
  const isSignedIn = useIsSignedIn();
  useFollowOtherTabs();
  useFollowLostSession();
  const { pathname, hash, key } = useLocation();
  const { pathname: page, handle } = useMatches().find(isPage) ?? { pathname, handle: {} };
  const { frame: Frame = SiteFrame } = handle as { frame?: ComponentType<FrameProps> };
  const shownPage = useRef(page);

  // Moves the keyboard focus as a full load does: to the target of a link (also when the same link is
  // followed twice, hence the key), or to the start of a new page.
  useEffect(() => {
    if (shownPage.current !== page) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    shownPage.current = page;
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [page, hash, key]);

  if (isSignedIn === undefined) return <Spinner />;
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <PageProgress />
      <Frame>
        <main id="main" className={classes.main} tabIndex={-1}>
          <PerAccount>
            <LayoutPart place="top" />
          </PerAccount>
          <Outlet />
        </main>
      </Frame>
      <ScrollRestoration />
      {/** Leaving the page, or signing out, answers no. */}
      {isSignedIn && <PasswordPrompt key={pathname} />}
    </>
  );
}

/** True for the route of a page; an entry beside its list belongs to the page of the list. */
const isPage = ({ handle }: UIMatch) => Object.hasOwn(handle ?? {}, "sources");

/** A progress line at the top while the next page loads. */
function PageProgress() {
  return useNavigation().state === "idle" ? null : <div className={classes.progress} aria-hidden />;
}
