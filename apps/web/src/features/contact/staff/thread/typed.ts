import { useState } from "react";

/** Unsent texts, in memory only, so that nothing is left on a shared device. */
const kept = new Map<string, string>();

export interface Typed {
  text: string;
  change: (text: string) => void;
}

/** A text that survives its page. */
export function useTyped(name: string): Typed {
  const [text, setText] = useState(() => kept.get(name) ?? "");
  return {
    text,
    change(next) {
      setText(next);
      if (next) kept.set(name, next);
      else kept.delete(name);
    },
  };
}
