import type { User } from "@headwaters/contracts";
import { IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../../lib/browser/whenIdle.ts";
import { AccountControls } from "./account/AccountControls.tsx";
import { Brand } from "./Brand.tsx";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch.tsx";
import classes from "./NavigationBar.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";

// Most visitors with a wide screen never open it; on the others it is fetched ahead of the first tap.
const importMenu = () => import("./MobileMenu.tsx");
const MobileMenu = lazy(async () => ({ default: (await importMenu()).MobileMenu }));
const NARROW = "(max-width: 63.99em)";

export function NavigationBar({ user }: { user: User | null }) {
  const { key } = useLocation();
  const [menuUsed, setMenuUsed] = useState(false);
  // Where the menu was opened: every navigation closes it, even one to the same page.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Whoever followed a link goes on at the new page; whoever closed the menu, at its button.
  const [linkFollowed, setLinkFollowed] = useState(false);
  if (openedAt !== null && openedAt !== key) {
    setOpenedAt(null);
    setLinkFollowed(true);
  }
  const menuOpen = openedAt === key;

  useEffect(() => {
    if (linkFollowed) document.getElementById("main")?.focus({ preventScroll: true });
  }, [linkFollowed]);

  useEffect(() => {
    if (!window.matchMedia(NARROW).matches) return;
    // What cannot be fetched now is tried again when it is asked for.
    return whenIdle(() => void importMenu().catch(() => {}));
  }, []);

  function openMenu() {
    setMenuUsed(true);
    setLinkFollowed(false);
    setOpenedAt(key);
  }

  return (
    <header className={classes.bar} data-signed-in={user ? true : undefined}>
      <div className={classes.row}>
        <Brand />
        <nav aria-label="Main" className={classes.wide}>
          <NavigationLinks className={classes.links} />
        </nav>
        <div className={classes.controls}>
          <ColorSchemeSwitch />
          <div className={classes.account}>
            <AccountControls user={user} />
          </div>
          <button
            type="button"
            className={classes.menuButton}
            aria-label="Open menu"
            data-menu-button
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={openMenu}
          >
            <IconMenu2 size={26} stroke={1.75} aria-hidden />
          </button>
        </div>
      </div>
      {menuUsed && (
        <Suspense>
          <MobileMenu
            user={user}
            opened={menuOpen}
            returnFocus={!linkFollowed}
            onClose={() => setOpenedAt(null)}
          />
        </Suspense>
      )}
    </header>
  );
}
