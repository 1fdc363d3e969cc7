/** Scrolls to an element and focuses it; smoothly, unless the user prefers reduced motion. */
export function scrollToElement(element: HTMLElement) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  element.focus({ preventScroll: true });
}
