import { useEffect, useEffectEvent } from "react";
import { deviceStorage } from "#lib/storage.ts";

/** Keys by name ("/", "?", "j", "ArrowDown") and what each does; false leaves the key to the browser. */
type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

const SWITCH = "keys";

/**
 * Single keys can be switched off on a device, as they get in the way of those who speak to their
 * browser (WCAG 2.1.4).
 */
export const keySwitch = {
  isOn: () => deviceStorage.read(SWITCH) !== "off",
  set: (isOn: boolean) => deviceStorage.write(SWITCH, isOn ? null : "off"),
};

const FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/** Single keys of a page. They are left alone in fields, menus and dialogs, and with Ctrl, Alt or Meta. */
export function useKeys(keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const run = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.length === 1 && !keySwitch.isOn()) return;
    if ((target as Element).closest?.(`${FIELDS}, [role=dialog], [role=menu], [role=listbox]`))
      return;
    if (document.querySelector("[role=dialog][aria-modal=true]")) return;
    if (run(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
