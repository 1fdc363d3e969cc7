import { useRef, useState } from "react";
import { useUnsent } from "../useUnsent.ts";
import { type Draft, draftKey, draftStorage, parseDraft } from "./store.ts";

/** The notice about a draft. */
export type DraftMessage<Values> =
  /** It is from an earlier visit. */
  | { kind: "kept"; savedAt: number }
  /** The item has been saved since, and the form shows that version until the author chooses. */
  | { kind: "outdated"; draft: Draft<Values> }
  /** The form was reset, and the draft can be restored. */
  | { kind: "cleared"; draft: Draft<Values> }
  /** Another tab has stored a newer draft. */
  | { kind: "elsewhere"; draft: Draft<Values> }
  /** Another tab has sent or discarded it. */
  | { kind: "gone" };

export type DraftForm<Values extends object> = ReturnType<typeof useDraft<Values>>;

interface DraftOptions<Values> {
  /** Id of the author's account. Use it as the form's key. */
  owner: string;
  /** The initial values of the form. */
  initial: Values;
  /** The version of the item that is edited. */
  version?: number;
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The values of a form, stored in this browser by form and account, so that a crash, a lost session
 * or a closed tab loses nothing. They survive signing out, and no other account sees them.
 * @param form identifies it: "news:new", "news:<id>"
 */
export function useDraft<Values extends object>(form: string, options: DraftOptions<Values>) {
  const [begun] = useState({ values: options.initial, version: options.version ?? null });
  const [state, setState] = useState({
    ...begun,
    notice: null as DraftMessage<Values> | null,
    /** The storage is full or forbidden. */
    isUnsaved: false,
  });
  const latest = useRef(state);

  function set(changed: Partial<typeof state>) {
    latest.current = { ...latest.current, ...changed };
    setState(latest.current);
  }

  /** Sets and stores these values; initial values are not stored. */
  function save(changed: Partial<typeof state>) {
    const { values, version } = { ...latest.current, ...changed };
    const draft = same(values, begun.values) ? null : { values, version, savedAt: Date.now() };
    set({ ...changed, isUnsaved: !store(draft && JSON.stringify(draft)) });
  }

  const store = useUnsent(draftStorage, draftKey(options.owner, form), {
    onFound(text) {
      const draft = parseDraft(text, begun.values);
      if (!draft || same(draft.values, begun.values)) return;
      const { values, version, savedAt } = draft;
      if (version === begun.version) set({ values, version, notice: { kind: "kept", savedAt } });
      else set({ notice: { kind: "outdated", draft } });
    },
    onChangedElsewhere(text) {
      const draft = parseDraft(text, begun.values);
      const { values } = latest.current;
      if (!draft) return set({ notice: same(values, begun.values) ? null : { kind: "gone" } });
      set({ notice: same(values, draft.values) ? null : { kind: "elsewhere", draft } });
    },
  });

  return {
    ...state,
    change(changed: Partial<Values>) {
      const { values, notice } = latest.current;
      // Restoring a cleared draft would overwrite the new text.
      const isCleared = notice?.kind === "cleared";
      save({ values: { ...values, ...changed }, notice: isCleared ? null : notice });
    },
    /** Continues with the shown values, which become the newest. */
    proceed: () => save({ notice: null }),
    /** Resets the form to its initial values; `replace` restores the draft. */
    reset() {
      const { values, version, notice } = latest.current;
      const shown = { values, version, savedAt: Date.now() };
      const draft = notice?.kind === "outdated" ? notice.draft : shown;
      save({ ...begun, notice: { kind: "cleared", draft } });
    },
    /** Replaces the values by another draft, as a change of its version. */
    replace: ({ values, version }: Pick<Draft<Values>, "values" | "version">) =>
      save({ values, version, notice: null }),
    /** Deletes the draft after the form was sent. */
    discard: () => save({ ...begun, notice: null }),
  };
}
