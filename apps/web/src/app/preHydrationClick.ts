declare global {
  interface Window {
    /** What was pressed before the page could answer; index.html fills it. Gone once it can. */
    preHydrationClick?: { button: HTMLButtonElement | null } | undefined;
  }
}

/** Presses again, now that somebody listens, what was pressed last while nobody did. */
export function replayPreHydrationClick() {
  const button = window.preHydrationClick?.button;
  window.preHydrationClick = undefined;
  document.documentElement.removeAttribute("data-plain-menu"); // the menu opens instead
  button?.click();
}
