import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { isRefusal, isUnauthorized } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { useDraft } from "../../../../ui/forms/drafts/useDraft.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { typeTexts } from "../../texts/editing.ts";
import classes from "../form/EditorFields.module.css";
import { EditorFields } from "../form/EditorFields.tsx";
import { useContentCheck } from "../form/useContentCheck.ts";
import { createValues } from "../form/values.ts";
import formClasses from "./CreateContentForm.module.css";
import { type CreatedContent, useCreateContent } from "./useCreateContent.ts";

interface CreateContentFormProps {
  user: User;
  kind: ContentTypeName;
  onCreated: () => void;
  onListed: (unseen: CreatedContent | null) => void;
}

export function CreateContentForm({ user, kind, onCreated, onListed }: CreateContentFormProps) {
  const [initial] = useState(() => createValues(kind));
  const draft = useDraft(`${kind}:new`, { owner: user.id, initial });
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useContentCheck(kind, "create", fields);
  const create = useCreateContent(kind, {
    onCreated() {
      draft.discard();
      onCreated();
    },
    onListed,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    toasts.dismiss();
    check(draft.values, (item) =>
      create.mutate(item, { onError: ({ data }) => data?.issues && fields.show(data.issues) }),
    );
  }

  const refusal = isRefusal(create.error) && !isUnauthorized(create.error) ? create.error : null;
  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.fields}
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <EditorFields kind={kind} draft={draft} errors={fields.errors} />
      <FormFoot>
        {refusal && (
          <p className={formClasses.refusal} role="alert">
            {refusal.message}
          </p>
        )}
        <Button type="submit" disabled={isChecking || create.isPending}>
          {create.isPending ? "Creating..." : typeTexts[kind].create}
        </Button>
      </FormFoot>
    </form>
  );
}
