import { Navigate } from "react-router-dom";
import { useCurrentUser } from "../../api/currentUser.ts";
import { authTexts } from "../../content/auth.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { AuthCard } from "./AuthCard.tsx";
import classes from "./AuthPage.module.css";
import { JoinPanel } from "./JoinPanel.tsx";

export function AuthPage() {
  // Signing in and signing up set the user, so they end here too.
  if (useCurrentUser()) return <Navigate to={paths.home} replace />;
  return (
    <div className={classes.page}>
      <PageMeta title={authTexts.title} description={authTexts.description} />
      <AuthCard />
      <JoinPanel />
    </div>
  );
}
