import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { LinkButton } from "../../components/LinkButton.tsx";
import { paths } from "../../paths.ts";
import classes from "./AccountControls.module.css";
import { useLogout } from "./useLogout.ts";

export function AccountControls({ user }: { user: User | null }) {
  const logout = useLogout();
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
      <span className={classes.greeting} title={greeting}>
        {greeting}
      </span>
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
