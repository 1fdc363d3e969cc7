import { useState } from "react";

function read<T extends object>(key: string, empty: T): T | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return kept && typeof kept === "object" ? { ...empty, ...kept } : null;
  } catch {
    // No storage, or not ours: there is no draft.
    return null;
  }
}

function write(key: string, values: object | null) {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the form works all the same.
  }
}

/**
 * The values of a form, kept in this browser while they are typed, so that a lost session or a
 * closed tab loses nothing.
 * @param name of the form and its author: no one else on a shared computer is shown the draft.
 */
export function useDraft<T extends object>(name: string, empty: T) {
  const key = `headwaters.draft.${name}`;
  const [kept] = useState(() => read(key, empty));
  const [values, setValues] = useState(kept ?? empty);
  const [restored, setRestored] = useState(kept !== null);

  return {
    values,
    /** The values are from an earlier visit to the form. */
    restored,
    change(changed: Partial<T>) {
      const next = { ...values, ...changed };
      setValues(next);
      write(key, JSON.stringify(next) === JSON.stringify(empty) ? null : next);
    },
    discard() {
      setValues(empty);
      setRestored(false);
      write(key, null);
    },
  };
}
