/** Brings an element into view and moves the focus to it; smoothly, unless motion is not wanted. */
export function scrollToElement(element: HTMLElement) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  element.focus({ preventScroll: true });
}
