import type { Newsletter, NewsletterItem } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { useRef, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { composeTexts } from "../../texts/staffNewsletter.ts";

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

export type Composing = ReturnType<typeof useComposing>;

/** The editor's state: changes by others are announced, and never merged into the form. */
export function useComposing(latest: Newsletter) {
  const { id } = latest;
  const utils = trpc.useUtils();
  const fields = useFieldErrors();
  const [values, setValues] = useState(() => toValues(latest));
  const [version, setVersion] = useState(latest.version);
  const [isDirty, setDirty] = useState(false);
  /** Leaving loses nothing that is wanted. */
  const isFree = useRef(false);
  const save = trpc.newsletter.save.useMutation();

  return {
    id,
    values,
    version,
    fields,
    isDirty,
    isFree,
    isSaving: save.isPending,
    /** Someone else has saved. */
    isLate: latest.version > version && !save.isPending,

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

    /** Saves changes; returns the saved version, or null after a failure. */
    async save(): Promise<number | null> {
      if (!isDirty) return version;
      const items = values.items.map(({ kind, id }) => ({ kind, id }));
      try {
        const saved = await save.mutateAsync({ id, version, ...values, items });
        fields.clear();
        setVersion(saved.version);
        setDirty(false);
        await utils.newsletter.invalidate();
        return saved.version;
      } catch (error) {
        const refused = error as TRPCClientErrorLike<AppRouter>;
        if (refused.data?.issues) fields.show(refused.data.issues);
        else showFailure(refused, { title: composeTexts.notSaved });
        if (refused.data?.code === "CONFLICT") void utils.newsletter.find.invalidate({ id });
        return null;
      }
    },
  };
}
