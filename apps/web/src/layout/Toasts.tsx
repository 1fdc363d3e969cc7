import { type ComponentType, useEffect, useState } from "react";
import { toasts } from "#lib/toasts.ts";

const SIGNS_OF_USE = ["pointerdown", "keydown", "focusin"] as const;

/** Fetches the toaster at the first interaction, at the latest for the first toast. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    const stopListening = new AbortController();
    const leave = toasts.subscribe(load);
    async function load() {
      stopListening.abort();
      leave();
      // Without a connection there are no toasts, but the page must keep working.
      const toaster = await import("./Toaster.tsx").catch(() => null);
      if (toaster) setToaster(() => toaster.Toaster);
    }
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, load, { passive: true, signal: stopListening.signal });
    }
    return () => {
      stopListening.abort();
      leave();
    };
  }, []);

  return Toaster && <Toaster />;
}
