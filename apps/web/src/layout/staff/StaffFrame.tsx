import { can } from "@headwaters/contracts";
import { IconKeyboard, IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { MENU, paths } from "#lib/paths.ts";
import { useOpener } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { useOpenedHere } from "#ui/forms/dialogs/useOpenedHere.ts";
import { useKeys } from "#ui/keys.ts";
import { AccountControls } from "../navigation/AccountControls.tsx";
import { ColorSchemeSwitch } from "../navigation/NavigationBar.tsx";
import { Brand } from "../navigation/NavigationLinks.tsx";
import { type FrameProps, SiteFrame } from "../SiteLayout.tsx";
import { useLive } from "./live.ts";
import classes from "./StaffFrame.module.css";
import { Workplace } from "./StaffLayout.tsx";
import { StaffNav } from "./StaffNav.tsx";
import { staffTexts } from "./texts.ts";

const importMenu = () => import("./StaffMenu.tsx");
const StaffMenu = lazy(async () => ({ default: (await importMenu()).StaffMenu }));
const importKeys = () => import("./KeysDialog.tsx");
const KeysDialog = lazy(async () => ({ default: (await importKeys()).KeysDialog }));

/** The counts of the navigation. */
export const prefetch: Prefetch = async ({ user, queries }) => {
  if (can(user, "openStaffPages")) await queries.staff.overview.prefetch();
};

/** The frame of staff pages: their navigation at the side. Others see the frame of the site. */
export default function StaffFrame({ children }: FrameProps) {
  // The frame stays when the session or the role ends, and the page says so.
  const [isStaff] = useState(can(useCurrentUser(), "openStaffPages"));
  if (!isStaff) return <SiteFrame>{children}</SiteFrame>;
  return (
    <Workplace value={true}>
      <SideBarFrame>{children}</SideBarFrame>
    </Workplace>
  );
}

function SideBarFrame({ children }: FrameProps) {
  useLive();
  const keys = useDialog(importKeys);
  useKeys({ "?": keys.open });
  return (
    <div className={classes.frame}>
      <header className={classes.side} data-no-print>
        <Brand />
        <MenuButton />
        <div className={classes.wide}>
          <StaffNav />
        </div>
        <div className={classes.foot}>
          <Link to={paths.home}>{staffTexts.site}</Link>
          <button type="button" className={classes.keys} onClick={keys.open}>
            <IconKeyboard size={18} stroke={1.75} aria-hidden />
            {staffTexts.keys.button}
          </button>
          <ColorSchemeSwitch />
          <AccountControls />
        </div>
      </header>
      {children}
      {keys.used && (
        <Suspense>
          <KeysDialog opened={keys.opened} onClose={keys.close} />
        </Suspense>
      )}
    </div>
  );
}

/** Opens the navigation on phones. */
function MenuButton() {
  const { used, open: load } = useDialog(importMenu);
  const { opened, open, close } = useOpenedHere();
  const opener = useOpener(MENU, () => {
    load();
    open();
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a press before the scripts waits in the address */}
      <a
        {...opener}
        role="button"
        className={classes.menuButton}
        aria-label={staffTexts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={opened}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </a>
      {used && (
        <Suspense>
          <StaffMenu opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
