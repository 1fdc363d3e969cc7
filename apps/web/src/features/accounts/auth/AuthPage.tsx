import "#ui/styles/components/tabs.css";
import { organization } from "@headwaters/contracts";
import { Tabs } from "@mantine/core";
import { lazy, Suspense, useContext, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Redirect } from "#layout/Redirect.tsx";
import { useBrowserValue } from "#lib/browser.ts";
import { isPrivatePath, type PageRoute, PageRoutes } from "#lib/pageRoute.ts";
import { paths, SIGN_UP } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { authPanel } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import { useCurrentUser } from "../session/currentUser.ts";
import { loggedOut } from "../session/loggedOut.ts";
import classes from "./AuthPage.module.css";
import { SignInForm, SignUpForm } from "./forms.tsx";
import { authTexts } from "./texts.ts";

const SecondStep = lazy(() => import("./SecondStep.tsx"));

export { prefetchPasswordRules as prefetch } from "../password/NewPassword.tsx";

/** The page after signing in: home, or the page that required it. */
function useDestination(): string {
  const { search, hash } = useLocation();
  // A browser carries the fragment of a private page's address over to this page.
  const address = new URLSearchParams(search).get("next") ?? "";
  const next = address.includes("#") ? address : address + hash;
  // Read at the first render, because signing in clears it.
  const [left] = useState(loggedOut.find);
  return isSafeDestination(useContext(PageRoutes), next) ? next : (left ?? paths.home);
}

export default function AuthPage() {
  const destination = useDestination();
  // Signing in and signing up set the user, so they end here too.
  if (useCurrentUser()) return <Redirect to={destination} />;
  return (
    <div className={classes.page}>
      <PageMeta title={authTexts.title} description={authTexts.description} path={paths.auth} />
      <AuthCard />
      <JoinPanel />
    </div>
  );
}

/** The parameter `next` of the address, to which signing in leads. */
const findNext = () => new URLSearchParams(window.location.search).get("next") ?? "";

function AuthCard() {
  // Only the browser knows; the server renders the card without the line.
  const wasLoggedOut = useBrowserValue(loggedOut.isSet, false);
  const next = useBrowserValue(findNext, "");
  const { search } = useLocation();
  const signsUp = search.startsWith(`?${SIGN_UP}`);
  const [isHalfway, setHalfway] = useState(false);
  if (isHalfway) {
    return (
      <section className={classes.card}>
        <Suspense>
          <SecondStep onRestart={() => setHalfway(false)} />
        </Suspense>
      </section>
    );
  }
  return (
    <section className={classes.card}>
      <h1 className={classes.cardTitle}>Your {organization.shortName} account</h1>
      {wasLoggedOut && (
        <p className={`${shared.note} ${classes.cardNote}`} role="status">
          You were logged out. We kept what you wrote.
        </p>
      )}
      {isRegistering(next) && (
        <p className={`${shared.note} ${classes.cardNote}`}>
          {authTexts.registering}{" "}
          {signsUp && <Link to={paths.authFor(next)}>{authTexts.hasAccount}</Link>}
        </p>
      )}
      <WithoutScript what="Signing in" />
      <Tabs
        key={String(signsUp)}
        defaultValue={signsUp ? "sign-up" : "sign-in"}
        keepMounted={false}
        className={classes.tabs ?? ""}
      >
        <Tabs.List grow aria-label="Sign in or sign up">
          <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm onSecondStep={() => setHalfway(true)} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

/** Benefits of an account. */
function JoinPanel() {
  const { title, text, points } = authTexts.panel;
  return (
    <aside className={classes.panel}>
      <Picture
        picture={authPanel}
        sizes="(min-width: 64em) 42rem, 100vw"
        alt=""
        fetched="first"
        className={classes.panelPicture}
      />
      <div className={classes.panelWords}>
        <h2>{title}</h2>
        <p className={classes.panelText}>{text}</p>
        <ol className={classes.points}>
          {points.map((point) => (
            <li key={point.title}>
              <strong>{point.title}</strong>
              <span>{point.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

/** Returns true if an address leads to registering for an event. */
function isRegistering(address: string): boolean {
  const id = /^\/events\/([\w-]+)#/.exec(address)?.[1];
  return id !== undefined && address === paths.register(id);
}

/** Returns true if an address is a one-time link that makes its reader staff. */
function isStaffInvitation(address: string): boolean {
  const token = /\?token=([\w-]+)$/.exec(address)?.[1];
  return token !== undefined && address === paths.staffInvitation(token);
}

/** Returns true if an address is a mailed link that makes its reader a guardian. */
function isGuardianInvitation(address: string): boolean {
  const token = /\?token=([\w-]+)$/.exec(address)?.[1];
  return token !== undefined && address === paths.guardianInvitation(token);
}

/** Returns true if signing in may lead on to an address: only plain addresses of this site pass. */
function isSafeDestination(routes: readonly PageRoute[], address: string): boolean {
  if (isRegistering(address) || isStaffInvitation(address) || isGuardianInvitation(address)) {
    return true;
  }
  const path = /^([\w/-]+)(?:\?[\w=&%+.-]*)?(?:#[\w-]*)?$/.exec(address)?.[1];
  return path !== undefined && isPrivatePath(routes, path);
}
