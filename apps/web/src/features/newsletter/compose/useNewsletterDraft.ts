import type { Newsletter, NewsletterItem } from "@headwaters/contracts";
import { useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isConflict } from "#lib/api/failures.ts";
import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { composeTexts } from "./texts.ts";

/** The values of the form. */
interface Values {
  subject: string;
  introduction: string;
  items: NewsletterItem[];
}

const toValues = ({ subject, introduction, items }: Newsletter): Values => ({
  subject,
  introduction,
  items,
});

export type NewsletterDraft = ReturnType<typeof useNewsletterDraft>;

/** The editor's state: changes by others are announced, and never merged into the form. */
export function useNewsletterDraft(latest: Newsletter) {
  const { id } = latest;
  const form = useRef<HTMLFormElement>(null);
  /** Resolves the action that waits until its draft is saved. */
  const resolveSave = useRef<(version: number | null) => void>(undefined);
  const [values, setValues] = useState(() => toValues(latest));
  const [version, setVersion] = useState(latest.version);
  const [isDirty, setDirty] = useState(false);
  /** Leaving the page would lose nothing. */
  const isFree = useRef(false);
  const save = trpc.newsletter.save.useMutation();

  return {
    id,
    values,
    version,
    form,
    isDirty,
    isFree,
    isSaving: save.isPending,
    /** Someone else has saved a newer version. */
    isOutdated: latest.version > version && !save.isPending,

    change(changed: Partial<Values>) {
      setValues((before) => ({ ...before, ...changed }));
      setDirty(true);
    },

    /** Resets the form to the saved version. */
    load() {
      setValues(toValues(latest));
      setVersion(latest.version);
      setDirty(false);
    },

    read: () => ({
      id,
      version,
      ...values,
      items: values.items.map(({ kind, id }) => ({ kind, id })),
    }),

    async send(draft: Parameters<typeof save.mutateAsync>[0]) {
      const saved = await save.mutateAsync(draft);
      setVersion(saved.version);
      setDirty(false);
      if (resolveSave.current) resolveSave.current(saved.version);
      else toasts.show({ title: composeTexts.saved, variant: "success" });
      resolveSave.current = undefined;
    },

    onFailure(error: unknown): boolean {
      resolveSave.current?.(null);
      resolveSave.current = undefined;
      // The page says by itself that someone else has saved the draft.
      if (!isConflict(error)) return false;
      showFailure(error, { title: composeTexts.notSaved });
      return true;
    },

    /** Saves changes by the form; returns the saved version, or null after a failure. */
    async save(): Promise<number | null> {
      if (!isDirty) return version;
      return new Promise((resolve) => {
        resolveSave.current = resolve;
        form.current?.requestSubmit();
      });
    },
  };
}
