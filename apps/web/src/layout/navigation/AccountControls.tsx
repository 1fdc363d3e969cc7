import type { User } from "@headwaters/contracts";
import { IconChevronDown, IconUserCircle } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { useMatch } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import classes from "./NavigationBar.module.css";
import { useLogout } from "./useLogout.tsx";

const importDropdown = () => import("./AccountDropdown.tsx");
const AccountDropdown = lazy(async () => ({ default: (await importDropdown()).AccountDropdown }));

/** The bar's link to sign in, or the account's menu and the button to sign out. */
export function AccountControls() {
  const user = useCurrentUser();
  const logout = useLogout();
  if (!user) {
    return (
      <LinkButton to={paths.auth} size="sm" className={classes.login ?? ""}>
        Login
      </LinkButton>
    );
  }
  return (
    <div className={classes.accountControls}>
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

/**
 * Greets the user and opens the account's menu. Without JavaScript it links to the account's page.
 */
function AccountMenu({ user }: { user: User }) {
  const { opened, used, open, close } = useDialog(importDropdown);
  const isOnAccount = useMatch(paths.account) !== null;
  const greeting = `Hello, ${user.firstName || "User"}`;
  const trigger = (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it is a link
    <a
      href={paths.account}
      role="button"
      className={classes.greeting}
      title={`${greeting}: your account`}
      aria-haspopup="menu"
      aria-expanded={opened}
      aria-current={isOnAccount ? "page" : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        (opened ? close : open)();
      }}
      onKeyDown={(event) => {
        if (event.key !== " " && event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      }}
    >
      <IconUserCircle className={classes.person} size={22} stroke={1.6} aria-hidden />
      <span className={classes.greetingName}>{greeting}</span>
      <IconChevronDown className={classes.chevron} size={16} stroke={2} aria-hidden />
    </a>
  );
  if (!used) return trigger;
  return (
    <Suspense fallback={trigger}>
      <AccountDropdown user={user} opened={opened} onChange={(wanted) => wanted || close()}>
        {trigger}
      </AccountDropdown>
    </Suspense>
  );
}
