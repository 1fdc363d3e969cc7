import type { User } from "@headwaters/contracts";
import { IconChevronDown, IconUserCircle } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { useMatch } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import classes from "./AccountControls.module.css";

const importDropdown = () => import("./AccountDropdown.tsx");
const AccountDropdown = lazy(async () => ({ default: (await importDropdown()).AccountDropdown }));

/**
 * Greets the user and opens the account's menu. Without JavaScript it links to the account's page.
 */
export function AccountMenu({ user }: { user: User }) {
  const { opened, used, open, close } = useDialog(importDropdown);
  const isOnAccount = useMatch(paths.account) !== null;
  const greeting = `Hello, ${user.firstName || "User"}`;
  const toggle = () => (opened ? close() : open());
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
        toggle();
      }}
      onKeyDown={(event) => {
        if (event.key !== " " && event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      }}
    >
      <IconUserCircle className={classes.person} size={22} stroke={1.6} aria-hidden />
      <span className={classes.name}>{greeting}</span>
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
