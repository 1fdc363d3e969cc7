import "@mantine/core/styles/Tabs.layer.css";
import { organization } from "@headwaters/contracts";
import { Tabs } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { WithoutScript } from "../../../ui/page/WithoutScript.tsx";
import { loggedOut } from "../session/loggedOut.ts";
import { authTexts } from "../texts/auth.ts";
import classes from "./AuthCard.module.css";
import { SignInForm } from "./forms/SignInForm.tsx";
import { SignUpForm } from "./forms/SignUpForm.tsx";
import { isRegistering } from "./nextPage.ts";

/** Whether someone comes from an event, to register for it. */
const isRegisteringNext = () =>
  isRegistering(new URLSearchParams(window.location.search).get("next") ?? "");

const never = () => () => {};
const no = () => false;

export function AuthCard() {
  // Known to the browser alone: a server renders the card without the line.
  const wasLoggedOut = useSyncExternalStore(never, loggedOut.isSet, no);
  const comesToRegister = useSyncExternalStore(never, isRegisteringNext, no);
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>Your {organization.shortName} account</h1>
      {wasLoggedOut && (
        <p className={classes.kept} role="status">
          You were logged out. We kept what you wrote.
        </p>
      )}
      {comesToRegister && <p className={classes.kept}>{authTexts.registering}</p>}
      <WithoutScript what="Signing in" />
      <Tabs
        defaultValue="sign-in"
        keepMounted={false}
        classNames={{ list: classes.list ?? "", tab: classes.tab ?? "" }}
      >
        <Tabs.List grow aria-label="Sign in or sign up">
          <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
