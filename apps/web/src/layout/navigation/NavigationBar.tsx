import type { User } from "@headwaters/contracts";
import { IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { AccountControls } from "./AccountControls.tsx";
import { Brand } from "./Brand.tsx";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch.tsx";
import classes from "./NavigationBar.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";

// Most visitors with a wide screen never open it.
const MobileMenu = lazy(async () => ({ default: (await import("./MobileMenu.tsx")).MobileMenu }));

export function NavigationBar({ user }: { user: User | null }) {
  const { key } = useLocation();
  const [menuUsed, setMenuUsed] = useState(false);
  // Where the menu was opened: every navigation closes it, even one to the same page.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== key) setOpenedAt(null);
  const menuOpen = openedAt === key;

  function openMenu() {
    setMenuUsed(true);
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
          <MobileMenu user={user} opened={menuOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </header>
  );
}
