import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { TextStorage } from "#lib/storage.ts";

interface UnsentOptions {
  /** Restores the text of an earlier visit, before the browser paints. */
  onFound: (text: string) => void;
  /** Another tab has changed the text, or deleted it. */
  onChangedElsewhere?: (text: string | null) => void;
}

/**
 * Stores a text that is typed and not sent yet. The storage decides how long it lasts. Returns a function
 * that stores the text, or deletes it (null); that returns false if the browser refuses.
 */
export function useUnsent(
  storage: TextStorage,
  key: string,
  { onFound, onChangedElsewhere }: UnsentOptions,
) {
  // In an effect, because the server renders the form without the text.
  const restore = useEffectEvent(() => {
    const text = storage.read(key);
    if (text !== null) onFound(text);
  });
  useLayoutEffect(() => restore(), [key]);

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === key) onChangedElsewhere?.(event.newValue);
  });
  useEffect(() => {
    // Storage events come from other tabs only.
    const listener = (event: StorageEvent) => follow(event);
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }, []);

  return (text: string | null) => storage.write(key, text);
}
