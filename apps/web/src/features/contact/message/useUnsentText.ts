import { useState } from "react";

/** Unsent texts, in memory only, so that they do not stay on a shared device. */
const texts = new Map<string, string>();

export interface UnsentText {
  text: string;
  change: (text: string) => void;
}

/** A text that survives leaving its page. */
export function useUnsentText(name: string): UnsentText {
  const [text, setText] = useState(() => texts.get(name) ?? "");
  return {
    text,
    change(next) {
      setText(next);
      if (next) texts.set(name, next);
      else texts.delete(name);
    },
  };
}
