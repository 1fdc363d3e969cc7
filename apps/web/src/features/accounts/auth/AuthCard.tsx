import "#ui/styles/components/tabs.css";
import { organization } from "@headwaters/contracts";
import { Tabs } from "@mantine/core";
import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { useBrowserValue } from "#lib/browser.ts";
import { paths, SIGN_UP } from "#lib/paths.ts";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { loggedOut } from "../session/loggedOut.ts";
import { authTexts } from "../texts/auth.ts";
import classes from "./AuthCard.module.css";
import { SignInForm } from "./forms/SignInForm.tsx";
import { SignUpForm } from "./forms/SignUpForm.tsx";
import { isRegistering } from "./nextPage.ts";

/** The parameter `next` of the address, to which signing in leads. */
const findNext = () => new URLSearchParams(window.location.search).get("next") ?? "";

export function AuthCard() {
  // Only the browser knows; the server renders the card without the line.
  const wasLoggedOut = useBrowserValue(loggedOut.isSet, false);
  const next = useBrowserValue(findNext, "");
  const { search } = useLocation();
  const signsUp = search.startsWith(`?${SIGN_UP}`);
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>Your {organization.shortName} account</h1>
      {wasLoggedOut && (
        <p className={`${shared.note} ${classes.kept}`} role="status">
          You were logged out. We kept what you wrote.
        </p>
      )}
      {isRegistering(next) && (
        <p className={`${shared.note} ${classes.kept}`}>
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
          <Suspense>
            <SignInForm />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <Suspense>
            <SignUpForm />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
