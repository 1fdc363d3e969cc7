import type { User } from "@headwaters/contracts";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { whenIdle } from "#lib/browser.ts";
import { MENU, paths } from "#lib/paths.ts";
import { useOpener } from "#ui/forms/dialogs/OpenButton.tsx";
import { AccountControls } from "./account/AccountControls.tsx";
import { Brand } from "./Brand.tsx";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch.tsx";
import classes from "./NavigationBar.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { useFolding } from "./useFolding.ts";

// Prefetched when idle, as wide screens mostly do not need it.
const importMenu = () => import("./MobileMenu.tsx");
const MobileMenu = lazy(async () => ({ default: (await importMenu()).MobileMenu }));

export function NavigationBar({ user }: { user: User | null }) {
  const { key } = useLocation();
  const [menuUsed, setMenuUsed] = useState(false);
  // The history entry in which the menu was opened: every navigation closes it, even one to the
  // same page.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // After a link the focus moves to the page; otherwise it returns to the menu's button.
  const [linkFollowed, setLinkFollowed] = useState(false);
  if (openedAt !== null && openedAt !== key) {
    setOpenedAt(null);
    setLinkFollowed(true);
  }
  const menuOpen = openedAt === key;

  useEffect(() => {
    if (linkFollowed) document.getElementById("main")?.focus({ preventScroll: true });
  }, [linkFollowed]);

  const opener = useOpener(MENU, openMenu);
  const row = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLAnchorElement>(null);
  const isFolded = useFolding(row);

  useEffect(() => {
    if (!menuButton.current?.clientWidth) return;
    // A failed prefetch is repeated when the module is needed.
    return whenIdle(() => void importMenu().catch(() => {}));
  }, []);

  // A rotated tablet may have room for the links in the bar, which hides the button.
  useEffect(() => {
    const button = menuButton.current;
    if (!button) return;
    const observer = new ResizeObserver(() => button.clientWidth || setOpenedAt(null));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  function openMenu() {
    setMenuUsed(true);
    setLinkFollowed(false);
    setOpenedAt(key);
  }

  return (
    <header
      className={classes.bar}
      data-no-print
      data-signed-in={user ? true : undefined}
      data-folded={isFolded || undefined}
    >
      <div ref={row} className={classes.row}>
        <Brand />
        <nav aria-label="Main" className={classes.wide}>
          <NavigationLinks className={classes.links} />
        </nav>
        <div className={classes.controls} data-controls>
          <Link to={paths.search} className={classes.search} aria-label="Search" title="Search">
            <IconSearch size={22} stroke={1.75} aria-hidden />
          </Link>
          <ColorSchemeSwitch />
          <div className={classes.account}>
            <AccountControls user={user} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a press before the scripts waits in the address */}
          <a
            {...opener}
            role="button"
            ref={menuButton}
            className={classes.menuButton}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
          >
            <IconMenu2 size={26} stroke={1.75} aria-hidden />
          </a>
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
