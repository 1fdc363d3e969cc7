import { useLayoutEffect, useRef } from "react";

const keyFor = (name: string) => `form ${name}`;

/** The browser may refuse storage: then nothing is stored. */
function attempt<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

function restore(form: HTMLFormElement, name: string) {
  const kept = attempt((storage) => storage.getItem(keyFor(name)));
  for (const [field, value] of Object.entries<string>(JSON.parse(kept ?? "{}"))) {
    const control = form.elements.namedItem(field);
    if (control && (control as HTMLInputElement).type !== "hidden") {
      (control as HTMLInputElement | RadioNodeList).value = value;
    }
  }
}

export const discardFields = (name: string) =>
  attempt((storage) => storage.removeItem(keyFor(name)));

/**
 * Stores the values of the form around it for reloads and Back, until it is sent or the tab is
 * closed, as others may use the device.
 */
export function PersistedFields({ name }: { name: string }) {
  const marker = useRef<HTMLInputElement>(null);
  // Runs before Mantine's textarea measures its text.
  useLayoutEffect(() => {
    const form = marker.current?.form;
    if (!form) return;
    restore(form, name);
    const keep = () => {
      const typed = JSON.stringify(Object.fromEntries(new FormData(form)));
      attempt((storage) => storage.setItem(keyFor(name), typed));
    };
    const kinds = ["input", "change"];
    for (const kind of kinds) form.addEventListener(kind, keep);
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, keep);
    };
  }, [name]);
  return <input ref={marker} type="hidden" />;
}
