declare global {
  interface Window {
    /** The last click before hydration. index.html sets it; hydration removes it. */
    preHydrationClick?: { button: HTMLButtonElement | null } | undefined;
  }
}

/** Replays the last click made before hydration. */
export function replayPreHydrationClick() {
  const button = window.preHydrationClick?.button;
  window.preHydrationClick = undefined;
  document.documentElement.removeAttribute("data-plain-menu"); // the menu opens instead
  button?.click();
}
