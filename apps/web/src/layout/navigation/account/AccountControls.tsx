import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import classes from "./AccountControls.module.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { useLogout } from "./useLogout.ts";

/** In the bar: signing in, or the menu of the account and signing out. */
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
      <Button
        variant="default"
        size="sm"
        className={classes.logout ?? ""}
        disabled={logout.isPending}
        onClick={logout.start}
      >
        {logout.isPending ? "Logging out..." : "Logout"}
      </Button>
    </div>
  );
}
