import type { User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { isRefusal, isUnauthorized } from "../../api/failures.ts";
import { KeptDraft } from "../../components/forms/drafts/KeptDraft.tsx";
import { useDraft } from "../../components/forms/drafts/useDraft.ts";
import { FormFoot } from "../../components/forms/FormDialog.tsx";
import { useCheck } from "../../components/forms/useCheck.ts";
import { useFieldErrors } from "../../components/forms/useFieldErrors.ts";
import { toasts } from "../../layout/toasts/store.ts";
import { emptyNews, NewsFields } from "./NewsFields.tsx";
import classes from "./NewsForm.module.css";
import { useCreateNews } from "./useCreateNews.ts";

interface NewsFormProps {
  user: User;
  onCreated: () => void;
}

export function NewsForm({ user, onCreated }: NewsFormProps) {
  const draft = useDraft("news:new", { owner: user.id, initial: emptyNews });
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useCheck(fields, (schemas) => schemas.newNewsArticle);
  const create = useCreateNews(() => {
    draft.discard();
    onCreated();
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    toasts.dismiss();
    check(draft.values, (article) =>
      create.mutate(article, {
        onError: ({ data }) => data?.issues && fields.show(data.issues),
      }),
    );
  }

  const refusal = isRefusal(create.error) && !isUnauthorized(create.error) ? create.error : null;
  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.form}
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <KeptDraft draft={draft} />
      <NewsFields values={draft.values} errors={fields.errors} onChange={draft.change} />
      <FormFoot>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal.message}
          </p>
        )}
        <Button type="submit" disabled={isChecking || create.isPending}>
          {create.isPending ? "Creating..." : "Create Article"}
        </Button>
      </FormFoot>
    </form>
  );
}
