import { useCurrentUser } from "../../api/currentUser.ts";
import { authTexts } from "../../content/auth.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { Redirect } from "../../layout/Redirect.tsx";
import { paths } from "../../paths.ts";
import { AuthCard } from "./AuthCard.tsx";
import classes from "./AuthPage.module.css";
import { JoinPanel } from "./JoinPanel.tsx";

export { prefetchPasswordRules as prefetchAuth } from "../../api/passwordRules.ts";

export function AuthPage() {
  // Signing in and signing up set the user, so they end here too.
  if (useCurrentUser()) return <Redirect to={paths.home} />;
  return (
    <div className={classes.page}>
      <PageMeta title={authTexts.title} description={authTexts.description} path={paths.auth} />
      <AuthCard />
      <JoinPanel />
    </div>
  );
}
