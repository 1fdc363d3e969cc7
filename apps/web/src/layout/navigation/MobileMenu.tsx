import "#ui/styles/components/closeButton.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import type { User } from "@headwaters/contracts";
import { Drawer } from "@mantine/core";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { useOpening } from "#ui/forms/dialogs/useDialog.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { SearchForm } from "../SearchForm.tsx";
import { WaitingCount } from "../WaitingCount.tsx";
import { AccountOwner } from "./AccountOwner.tsx";
import { useAccountEntries } from "./accountEntries.ts";
import classes from "./menus.module.css";
import { Brand, NavigationLinks } from "./NavigationLinks.tsx";
import { useLogout } from "./useLogout.tsx";

interface MobileMenuProps {
  opened: boolean;
  /** True if closing it returns the focus to the button that opened it. */
  returnFocus: boolean;
  onClose: () => void;
}

/**
 * The links of the bar if it has no room for them. Escape closes the menu; the focus stays in it.
 */
export function MobileMenu({ opened, returnFocus, onClose }: MobileMenuProps) {
  const user = useCurrentUser();
  return (
    <Drawer.Root
      opened={useOpening(opened)}
      onClose={onClose}
      returnFocus={returnFocus}
      position="right"
      size="min(100vw, 26rem)"
      classNames={classes as Record<string, string>}
      transitionProps={{ transition: "slide-left", duration: 180 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <div className={classes.head}>
          <Brand />
          <Drawer.CloseButton aria-label="Close menu" size="lg" iconSize="1.6rem" data-autofocus />
        </div>
        <Drawer.Body>
          <SearchForm />
          <nav aria-label="Main">
            <NavigationLinks className={classes.links} />
          </nav>
          <div className={classes.account}>
            {user ? (
              <AccountLinks user={user} />
            ) : (
              <LinkButton to={paths.auth} fullWidth>
                Login
              </LinkButton>
            )}
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The account's entries in the menu of phones. */
export function AccountLinks({ user }: { user: User }) {
  const entries = useAccountEntries(user);
  const logout = useLogout();
  return (
    <div className={classes.accountLinks}>
      <p>Hello, {user.firstName || "User"}</p>
      <AccountOwner user={user} />
      <ul>
        {entries.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              {count !== undefined && <WaitingCount count={count} className={classes.count} />}
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
