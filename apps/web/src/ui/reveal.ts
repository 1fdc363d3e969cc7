import { prefersReducedMotion } from "#lib/browser.ts";

/**
 * A ref that fades its element in when it scrolls into view. Visible elements, and all with reduced
 * motion, appear at once.
 */
export function reveal(element: HTMLElement | null) {
  if (!element || !("IntersectionObserver" in window)) return;
  if (prefersReducedMotion()) return;

  // The first callback reports the element's position without a forced layout.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isBelow = entry.boundingClientRect.top >= (entry.rootBounds?.bottom ?? 0);
      if (!entry.isIntersecting && isBelow) {
        element.dataset.reveal = "waiting";
        return;
      }
      if (element.dataset.reveal) element.dataset.reveal = "shown";
      if (entry.isIntersecting || !element.dataset.reveal) observer.disconnect();
    },
    { threshold: 0.1, rootMargin: "0px 0px -50px 0px" },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset.reveal;
  };
}
