import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { Link, NavLink, useMatch } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import classes from "./AccountControls.module.css";
import { useLogout } from "./useLogout.ts";

export function AccountControls({ user }: { user: User | null }) {
  const logout = useLogout();
  const isOnAccount = useMatch(paths.account) !== null;
  if (!user) {
    return (
      <LinkButton to={paths.auth} size="sm">
        Login
      </LinkButton>
    );
  }
  const greeting = `Hello, ${user.firstName || "User"}`;
  return (
    <div className={classes.account}>
      <Link
        to={paths.account}
        className={classes.greeting}
        title={`${greeting}: your account`}
        aria-current={isOnAccount ? "page" : undefined}
      >
        {greeting}
      </Link>
      {user.role === "staff" && (
        <NavLink to={paths.staff} className={classes.staff ?? ""} data-staff>
          Staff
        </NavLink>
      )}
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
