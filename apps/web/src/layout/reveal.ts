/**
 * A ref that lets its element fade in when a tenth of it has been scrolled into view. What is in
 * view already, and everything where motion is not wanted or not possible, is simply there.
 */
export function reveal(element: HTMLElement | null) {
  if (!element || !("IntersectionObserver" in window)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (element.getBoundingClientRect().top < window.innerHeight) return;

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.reveal = "shown";
      observer.disconnect();
    },
    { threshold: 0.1, rootMargin: "0px 0px -50px 0px" },
  );
  element.dataset.reveal = "waiting";
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset.reveal;
  };
}
