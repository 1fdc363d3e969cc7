import type { ContentTypeName, User } from "@headwaters/contracts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDraft } from "#ui/forms/drafts/useDraft.ts";
import { Form } from "#ui/forms/Form.tsx";
import { FormFailure } from "#ui/forms/SubmitButton.tsx";
import classes from "../form/ContentFormFields.module.css";
import { ContentFormFields } from "../form/ContentFormFields.tsx";
import { type ContentDraft, toPublishingChoice, toValues } from "../form/values.ts";
import type { Editing } from "./useEditing.ts";

interface EditFormProps {
  id: string;
  user: User;
  kind: ContentTypeName;
  editing: Editing;
  /** A note above the fields. */
  children: (draft: ContentDraft) => ReactNode;
}

/** The form of an existing item, with a new instance for each version that it starts with. */
export function EditForm({ id, user, kind, editing, children }: EditFormProps) {
  const { base, resetsDraft, toFormProps, setDirty, setPublishing, draftRef } = editing;
  const [initial] = useState(() => toValues(kind, base));
  const draft = useDraft(`${kind}:${base.id}`, { owner: user.id, initial, version: base.version });

  const hasBegun = useRef(false);
  useEffect(() => {
    draftRef.current = draft;
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (resetsDraft) draft.reset();
  });

  const isDirty = JSON.stringify(draft.values) !== JSON.stringify(initial);
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const choice = toPublishingChoice(kind, draft.values, base);
  const chosen = JSON.stringify(choice);
  const isAsked = draft.notice?.kind === "outdated";
  useEffect(() => setPublishing(isAsked ? null : choice), [isAsked, chosen, setPublishing]);

  return (
    <>
      {children(draft)}
      <div inert={isAsked}>
        <Form id={id} className={classes.fields} {...toFormProps(draft)}>
          <ContentFormFields kind={kind} draft={draft} isPublic={base.isPublished} />
          <FormFailure />
        </Form>
      </div>
    </>
  );
}
