import { useContext, useState } from "react";
import { useLocation } from "react-router-dom";
import { Redirect } from "#layout/Redirect.tsx";
import { PageRoutes } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { useCurrentUser } from "../session/currentUser.ts";
import { loggedOut } from "../session/loggedOut.ts";
import { authTexts } from "../texts/auth.ts";
import { AuthCard } from "./AuthCard.tsx";
import classes from "./AuthPage.module.css";
import { JoinPanel } from "./JoinPanel.tsx";
import { mayComeNext } from "./nextPage.ts";

export { prefetchPasswordRules as prefetch } from "../password/passwordRules.ts";

/** The page after signing in: home, or the page that required it. */
function useDestination(): string {
  const { search, hash } = useLocation();
  // A browser carries the fragment of a private page's address over to this page.
  const address = new URLSearchParams(search).get("next") ?? "";
  const next = address.includes("#") ? address : address + hash;
  // Read at the first render, because signing in clears it.
  const [left] = useState(loggedOut.find);
  return mayComeNext(useContext(PageRoutes), next) ? next : (left ?? paths.home);
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
