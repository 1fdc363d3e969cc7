import "#ui/styles/components/closeButton.css";
import { CloseButton } from "@mantine/core";
import * as Toast from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { toasts } from "#lib/toasts.ts";
import classes from "./Toaster.module.css";

const HOTKEY = ["F8"];
const nothing = () => null;

/**
 * Makes room for toasts: dialogs become shorter by `--hw-toast`, sticky feet rise by it, and pages scroll the
 * control that has the focus, and the button of its form, above it.
 */
function makeRoom(viewport: HTMLElement) {
  const height = viewport.offsetHeight;
  document.documentElement.style.setProperty("--hw-toast", `${height}px`);
  const focused = document.activeElement;
  if (height === 0 || !focused?.matches("a, button, input, select, textarea")) return;
  const button = (focused as HTMLInputElement).form?.querySelector("[type=submit]");
  if (button && button.getBoundingClientRect().top < window.innerHeight) {
    button.scrollIntoView({ block: "nearest" });
  }
  focused.scrollIntoView({ block: "nearest" });
}

/** Renders all toasts; F8 moves the focus here. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = viewport.current as HTMLElement;
    const observer = new ResizeObserver(() => makeRoom(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.parentElement?.contains(relatedTarget as Node | null)) return;
    cameFrom.current = relatedTarget as HTMLElement | null;
  }

  /** Closing by keyboard returns the focus to the element that had it before F8. */
  function close(id: number) {
    if (viewport.current?.contains(document.activeElement)) {
      if (cameFrom.current) cameFrom.current.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
    }
    toasts.dismiss(id);
  }

  return (
    <Toast.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={classes.toast}
          data-variant={toast.variant ?? "default"}
          // An error interrupts a screen reader; other toasts wait for a pause.
          type={toast.variant === "destructive" ? "foreground" : "background"}
          open={toast.open}
          onOpenChange={(open) => open || close(toast.id)}
          {...(toast.duration && { duration: toast.duration })}
        >
          <div>
            <Toast.Title className={classes.title}>{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className={classes.description}>
                {toast.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <CloseButton aria-label="Dismiss" size="2rem" iconSize="1.125rem" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        className={classes.viewport}
        hotkey={HOTKEY}
        onFocus={noteOrigin}
      />
    </Toast.Provider>
  );
}
