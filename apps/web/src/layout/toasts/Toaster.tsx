import "../../ui/styles/components/closeButton.css";
import { CloseButton } from "@mantine/core";
import * as Toast from "@radix-ui/react-toast";
import { type FocusEvent, useRef, useSyncExternalStore } from "react";
import { toasts } from "../../lib/toasts/store.ts";
import classes from "./Toaster.module.css";

const HOTKEY = ["F8"];
const nothing = () => null;

/** Renders all toasts; F8 moves the focus here. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

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
