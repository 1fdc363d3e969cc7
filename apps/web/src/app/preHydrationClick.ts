declare global {
  interface Window {
    /** What was pressed before the page could answer; index.html fills it. Gone once it can. */
    earlyPress?: { button: HTMLButtonElement | null } | undefined;
  }
}

/** Presses again, now that somebody listens, what was pressed last while nobody did. */
export function answerEarlyPress() {
  const button = window.earlyPress?.button;
  window.earlyPress = undefined;
  document.documentElement.removeAttribute("data-plain-menu"); // the menu opens instead
  button?.click();
}
