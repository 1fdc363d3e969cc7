import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
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

/** The layout of every page; renders once it is known whether someone is signed in. */
export function SiteLayout() {
  const isSignedIn = useIsSignedIn();
  useFollowOtherTabs();
  useFollowLostSession();
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const shownPath = useRef(pathname);

  // Moves the keyboard focus as a full load does: to the target of a link (also when the same link is
  // followed twice, hence the key), or to the start of a new page.
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  if (isSignedIn === undefined) return <Spinner />;
  return (
    <div className={classes.site}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <PageProgress />
      <NavigationBar isSignedIn={isSignedIn} />
      <main id="main" ref={main} className={classes.main} tabIndex={-1}>
        <PerAccount>
          <LayoutPart place="top" />
        </PerAccount>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
      {/** Leaving the page, or signing out, answers no. */}
      {isSignedIn && <PasswordPrompt key={pathname} />}
    </div>
  );
}

/** A progress line at the top while the next page loads. */
function PageProgress() {
  return useNavigation().state === "idle" ? null : <div className={classes.progress} aria-hidden />;
}
