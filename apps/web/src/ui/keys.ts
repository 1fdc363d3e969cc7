import { useEffect, useEffectEvent } from "react";
import { deviceStorage } from "#lib/storage.ts";

const KEYS_OFF = "headwaters-keys-off";

/** False if the user has turned off keys that act alone, as speech input may press them by mistake. */
export const areKeysOn = () => deviceStorage.read(KEYS_OFF) === null;

export const setKeysOn = (isOn: boolean) => deviceStorage.write(KEYS_OFF, isOn ? null : "1");

const FIELD = "input, textarea, select, [contenteditable]";
const DIALOG = "dialog[open], [aria-modal=true]";

/**
 * Runs an action when its key is pressed alone: `useKeys({ "/": openSearch })`. Keys that are typed
 * into a field, pressed while a dialog is open, or pressed with Ctrl, Meta or Alt are left alone.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(FIELD) || document.querySelector(DIALOG)) return;
    if (!areKeysOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.body.addEventListener("keydown", listen);
    return () => document.body.removeEventListener("keydown", listen);
  }, []);
}
