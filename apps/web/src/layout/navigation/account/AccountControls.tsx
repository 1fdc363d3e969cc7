import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import classes from "./AccountControls.module.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { useLogout } from "./useLogout.ts";

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
