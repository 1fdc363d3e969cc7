import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Shortest swipe, pixels. */
const SWIPE = 48;

/** Lets a finger swipe the element: left for the next one, right for the one before. */
export function useSwipe(element: RefObject<HTMLElement | null>, move: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  // In a zoomed page a swipe moves the viewport.
  useEffect(() => {
    const view = window.visualViewport;
    const noteZoom = () => {
      if (element.current) element.current.style.touchAction = zoomed() ? "auto" : "";
    };
    view?.addEventListener("resize", noteZoom);
    return () => view?.removeEventListener("resize", noteZoom);
  }, [element]);

  function push(distance: number) {
    element.current?.style.setProperty("--pushed", `${distance}px`);
  }

  function end(event: PointerEvent) {
    push(0);
    if (!start.current || !event.isPrimary) return;
    const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y];
    start.current = null;
    const isSwipe = Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down);
    if (event.type === "pointerup" && isSwipe) move(across < 0 ? 1 : -1);
  }

  return {
    onPointerDown(event: PointerEvent) {
      const isFinger = event.pointerType !== "mouse" && event.isPrimary && !zoomed();
      start.current = isFinger ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current && event.isPrimary) push(event.clientX - start.current.x);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const zoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
