import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { isRefusal, isUnauthorized } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { useDraft } from "../../../../ui/forms/drafts/useDraft.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { typeTexts } from "../../texts/editing.ts";
import classes from "../items/Fields.module.css";
import { ItemFormFields } from "../items/ItemFormFields.tsx";
import { useItemCheck } from "../items/useItemCheck.ts";
import { createValues } from "../items/values.ts";
import formClasses from "./CreateItemForm.module.css";
import { type CreatedItem, useCreateItem } from "./useCreateItem.ts";

interface CreateItemFormProps {
  user: User;
  kind: ContentTypeName;
  onCreated: () => void;
  onListed: (unseen: CreatedItem | null) => void;
}

export function CreateItemForm({ user, kind, onCreated, onListed }: CreateItemFormProps) {
  const [initial] = useState(() => createValues(kind));
  const draft = useDraft(`${kind}:new`, { owner: user.id, initial });
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useItemCheck(kind, "create", fields);
  const create = useCreateItem(kind, {
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
      <ItemFormFields kind={kind} draft={draft} errors={fields.errors} />
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
