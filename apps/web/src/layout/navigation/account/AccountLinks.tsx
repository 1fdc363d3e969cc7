import type { User } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "./AccountEntries.module.css";
import { useAccountEntries } from "./accountEntries.ts";
import { useLogout } from "./useLogout.tsx";
import { WaitingCount } from "./WaitingCount.tsx";

/** The account's entries in the menu of phones. */
export function AccountLinks({ user }: { user: User }) {
  const entries = useAccountEntries(user);
  const logout = useLogout();
  return (
    <div className={classes.links}>
      <p>Hello, {user.firstName || "User"}</p>
      <ul>
        {entries.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              {count !== undefined && <WaitingCount count={count} />}
            </Link>
          </li>
        ))}
      </ul>
      <ActionButton variant="default" isInactive={logout.isPending} onClick={logout.start}>
        {logout.isPending ? "Logging out..." : "Logout"}
      </ActionButton>
      {logout.question}
    </div>
  );
}
