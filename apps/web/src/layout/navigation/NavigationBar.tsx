import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMenu2, IconMoon, IconSun } from "@tabler/icons-react";
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { PerAccount } from "#features/accounts";
import { whenIdle } from "#lib/browser.ts";
import { MENU } from "#lib/paths.ts";
import { useOpener } from "#ui/forms/dialogs/OpenButton.tsx";
import { useOpenedHere } from "#ui/forms/dialogs/useOpenedHere.ts";
import { LayoutPart } from "../PageParts.tsx";
import { AccountControls } from "./AccountControls.tsx";
import classes from "./NavigationBar.module.css";
import { Brand, NavigationLinks } from "./NavigationLinks.tsx";

// Prefetched when idle, as wide screens mostly do not need it.
const importMenu = () => import("./MobileMenu.tsx");
const MobileMenu = lazy(async () => ({ default: (await importMenu()).MobileMenu }));

export function NavigationBar({ isSignedIn }: { isSignedIn: boolean }) {
  const [menuUsed, setMenuUsed] = useState(false);
  const { opened, isLeft, open, close } = useOpenedHere();

  useEffect(() => {
    if (isLeft) document.getElementById("main")?.focus({ preventScroll: true });
  }, [isLeft]);

  const opener = useOpener(MENU, openMenu);
  const row = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLAnchorElement>(null);
  const isCollapsed = useCollapse(row);

  useEffect(() => {
    if (!menuButton.current?.clientWidth) return;
    // A failed prefetch is repeated when the module is needed.
    return whenIdle(() => void importMenu().catch(() => {}));
  }, []);

  // A rotated tablet may have room for the links in the bar, which hides the button.
  const closeMenu = useEffectEvent(close);
  useEffect(() => {
    const button = menuButton.current;
    if (!button) return;
    const observer = new ResizeObserver(() => button.clientWidth || closeMenu());
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  function openMenu() {
    setMenuUsed(true);
    open();
  }

  return (
    <header
      className={classes.bar}
      data-no-print
      data-signed-in={isSignedIn || undefined}
      data-collapsed={isCollapsed || undefined}
    >
      <div ref={row} className={classes.row}>
        <Brand />
        <nav aria-label="Main" className={classes.wide}>
          <NavigationLinks className={classes.links} />
        </nav>
        <div className={classes.controls} data-controls>
          <LayoutPart place="search" />
          <ColorSchemeSwitch />
          <div className={classes.account}>
            <PerAccount>
              <AccountControls />
            </PerAccount>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a press before the scripts waits in the address */}
          <a
            {...opener}
            role="button"
            ref={menuButton}
            className={classes.menuButton}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={opened}
          >
            <IconMenu2 size={26} stroke={1.75} aria-hidden />
          </a>
        </div>
      </div>
      {menuUsed && (
        <Suspense>
          <MobileMenu opened={opened} returnFocus={!isLeft} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light", { getInitialValueInEffect: true }) === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label="Dark colors"
      title={isDark ? "Light colors" : "Dark colors"}
      className={classes.switch}
      onClick={() => setColorScheme(isDark ? "light" : "dark")}
    >
      {/* Both icons are rendered and the style sheet shows one, so that the first paint is right. */}
      <IconMoon className={classes.moon} size={20} stroke={1.75} aria-hidden />
      <IconSun className={classes.sun} size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

/** Width in px below which a name or a button of the bar cannot be read. */
const READABLE_WIDTH = 64;

/** Returns true if the links leave too little room for the controls beside them. */
function isCrowded(row: HTMLElement): boolean {
  const controls = [...row.querySelectorAll("[data-controls] :is(a, button)")];
  return (
    row.scrollWidth > row.clientWidth ||
    controls.some(
      ({ clientWidth, scrollWidth }) =>
        clientWidth > 0 && clientWidth < Math.min(scrollWidth, READABLE_WIDTH),
    )
  );
}

/**
 * Returns true if the links of the bar belong in its menu, because the window is too narrow for
 * them. It measures them, so that any number and length of links works.
 */
function useCollapse(row: RefObject<HTMLElement | null>): boolean {
  const [window, setWindow] = useState({ width: 0 });
  const [tooNarrow, setTooNarrow] = useState(-1);
  const isCollapsed = window.width <= tooNarrow;

  useEffect(() => {
    const observer = new ResizeObserver(() => setWindow({ width: globalThis.innerWidth }));
    for (const element of [row.current, row.current?.querySelector("nav")]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [row]);

  // Before the browser paints, so that no overflow is visible.
  useLayoutEffect(() => {
    if (!isCollapsed && row.current && isCrowded(row.current)) setTooNarrow(globalThis.innerWidth);
  }, [isCollapsed, row, window]);

  return isCollapsed;
}
