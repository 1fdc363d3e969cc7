import { type ComponentType, useEffect, useState } from "react";

const SIGNS_OF_USE = ["pointerdown", "keydown", "focusin"] as const;

/** Fetches the toaster when someone begins to use the page: no toast comes before that. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    const stopListening = new AbortController();
    async function load() {
      stopListening.abort();
      // Without a connection there are no toasts; the page itself must go on.
      const toaster = await import("./Toaster.tsx").catch(() => null);
      if (toaster) setToaster(() => toaster.Toaster);
    }
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, load, { passive: true, signal: stopListening.signal });
    }
    return () => stopListening.abort();
  }, []);

  return Toaster && <Toaster />;
}
