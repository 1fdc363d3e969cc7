import { useState } from "react";
import { pageStorage } from "#lib/storage.ts";
import { useUnsent } from "#ui/forms/useUnsent.ts";

export interface UnsentText {
  text: string;
  change: (text: string) => void;
}

/** A text that survives leaving its page. */
export function useUnsentText(name: string): UnsentText {
  const [text, setText] = useState("");
  const store = useUnsent(pageStorage, name, { onFound: setText });
  return {
    text,
    change(next) {
      setText(next);
      store(next || null);
    },
  };
}
