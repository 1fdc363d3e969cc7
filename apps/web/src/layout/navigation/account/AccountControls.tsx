import type { User } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import classes from "./AccountControls.module.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { useLogout } from "./useLogout.tsx";

/** The bar's link to sign in, or the account's menu and the button to sign out. */
export function AccountControls({ user }: { user: User | null }) {
  const logout = useLogout();
  if (!user) {
    return (
      <LinkButton to={paths.auth} size="sm" className={classes.login ?? ""}>
        Login
      </LinkButton>
    );
  }
  return (
    <div className={classes.account}>
      <AccountMenu user={user} />
      <ActionButton
        variant="default"
        size="sm"
        className={classes.logout ?? ""}
        isInactive={logout.isPending}
        onClick={logout.start}
      >
        {logout.isPending ? "Logging out..." : "Logout"}
      </ActionButton>
      {logout.question}
    </div>
  );
}
