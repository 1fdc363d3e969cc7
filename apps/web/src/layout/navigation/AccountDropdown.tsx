import "#ui/styles/components/menu.css";
import type { User } from "@headwaters/contracts";
import { Menu } from "@mantine/core";
import { type ReactElement, useId } from "react";
import { Link } from "react-router-dom";
import { WaitingCount } from "../WaitingCount.tsx";
import { AccountOwner } from "./AccountOwner.tsx";
import { useAccountEntries } from "./accountEntries.ts";
import classes from "./menus.module.css";
import { useLogout } from "./useLogout.tsx";

interface AccountDropdownProps {
  user: User;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** The menu of the account, which is fetched before it is first opened. */
export function AccountDropdown({ user, opened, onChange, children }: AccountDropdownProps) {
  const entries = useAccountEntries(user);
  const logout = useLogout();
  const ownerId = useId();
  return (
    <>
      <Menu
        opened={opened}
        onChange={onChange}
        position="bottom-end"
        width={240}
        withInitialFocusPlaceholder={false}
        hideDetached={false}
      >
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown aria-describedby={ownerId}>
          <div id={ownerId} className={classes.dropdownHead}>
            <AccountOwner user={user} />
          </div>
          <Menu.Divider />
          {entries.map(({ to, label, count }, index) => (
            <Menu.Item key={to} component={Link} to={to} data-autofocus={index === 0 || undefined}>
              {label}
              {count !== undefined && <WaitingCount count={count} className={classes.count} />}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            closeMenuOnClick={false}
            aria-disabled={logout.isPending || undefined}
            data-disabled={logout.isPending}
            onClick={logout.start}
          >
            {logout.isPending ? "Logging out..." : "Logout"}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {logout.question}
    </>
  );
}
