import type { ContentTypeName, User } from "@headwaters/contracts";
import { useState } from "react";
import { isRefusal, isUnauthorized } from "#lib/api/failures.ts";
import { FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { useDraft } from "#ui/forms/drafts/useDraft.ts";
import { Form } from "#ui/forms/Form.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { chooseContentSchema, findContentErrors } from "../form/contentCheck.ts";
import classes from "../form/EditorFields.module.css";
import { EditorFields } from "../form/EditorFields.tsx";
import { SendWords } from "../form/SendWords.tsx";
import { useKeepPicture } from "../form/useKeepPicture.ts";
import { createValues, readValues, type SentContent } from "../form/values.ts";
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
  const { values } = draft;
  const { keepPicture } = useKeepPicture();
  const create = useCreateContent(kind, {
    onCreated() {
      draft.discard();
      onCreated();
    },
    onListed,
  });

  async function send(item: SentContent) {
    await keepPicture(values);
    await create.mutateAsync(item);
  }

  const refusal = isRefusal(create.error) && !isUnauthorized(create.error) ? create.error : null;
  return (
    <Form
      className={classes.fields}
      schema={(schemas) => chooseContentSchema(schemas, kind, "create")}
      read={() => readValues(kind, values).sent}
      check={(form: HTMLFormElement) => findContentErrors(form, kind, values)}
      send={send}
      failure={{ title: "Error" }}
      // The mutation shows other failures, in the words of the specification.
      onFailure={(error) => findIssues(error) ?? true}
    >
      <EditorFields kind={kind} draft={draft} />
      <FormFoot>
        {refusal && (
          <p className={shared.error} role="alert">
            {refusal.message}
          </p>
        )}
        <SubmitButton pending="Creating...">
          <SendWords values={values} />
        </SubmitButton>
      </FormFoot>
    </Form>
  );
}
