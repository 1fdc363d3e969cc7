import { useRef } from "react";

/** What the key is kept under, for this tab. */
const nameOf = (form: string) => `submission-key.${form}`;

/**
 * The key of what a form is sending: the same after a failure, and after leaving the page and coming
 * back, as nobody knows then whether the first sending arrived. Another once the form is empty.
 * @param form its name
 */
export function useSubmissionKey(form: string) {
  /** Where the browser keeps nothing. */
  const own = useRef<string>(undefined);

  return {
    get(): string {
      const kept = own.current ?? read(nameOf(form));
      own.current = kept ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
      if (!kept) write(nameOf(form), own.current);
      return own.current;
    },
    forget() {
      own.current = undefined;
      write(nameOf(form), null);
    },
  };
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, key: string | null) {
  try {
    if (key === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, key);
  } catch {
    // Then it holds for as long as the page is open.
  }
}
