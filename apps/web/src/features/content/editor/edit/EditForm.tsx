import type { ContentTypeName, User } from "@headwaters/contracts";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type DraftForm, useDraft } from "#ui/forms/drafts/useDraft.ts";
import { Form, type SchemaFormProps } from "#ui/forms/Form.tsx";
import { FormFailure } from "#ui/forms/SubmitButton.tsx";
import classes from "../form/EditorFields.module.css";
import { EditorFields } from "../form/EditorFields.tsx";
import {
  type ContentValues,
  type EditableContent,
  type PublishingChoice,
  type SentContent,
  toPublishingChoice,
  toValues,
} from "../form/values.ts";

export type ContentDraft = DraftForm<ContentValues>;

interface EditFormProps {
  id: string;
  user: User;
  kind: ContentTypeName;
  /** The initial values of the form. */
  base: EditableContent;
  /** Ignores a draft of this browser, which can be restored. */
  resetsDraft: boolean;
  toFormProps: (draft: ContentDraft) => SchemaFormProps<SentContent>;
  onDirty: (isDirty: boolean) => void;
  /** Null while the author chooses between two texts. */
  onPublishing: (chosen: PublishingChoice | null) => void;
  /** Gives access to the draft from outside of the form. */
  draftRef: RefObject<ContentDraft | null>;
  /** A note above the fields. */
  children: (draft: ContentDraft) => ReactNode;
}

/** The form of an existing item, with a new instance for each version that it starts with. */
export function EditForm(props: EditFormProps) {
  const { id, user, kind, base, resetsDraft, toFormProps, onDirty, onPublishing, draftRef } = props;
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
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const choice = toPublishingChoice(kind, draft.values, base);
  const chosen = JSON.stringify(choice);
  const isAsked = draft.notice?.kind === "outdated";
  useEffect(() => onPublishing(isAsked ? null : choice), [isAsked, chosen, onPublishing]);

  return (
    <>
      {props.children(draft)}
      <div inert={isAsked}>
        <Form id={id} className={classes.fields} {...toFormProps(draft)}>
          <EditorFields kind={kind} draft={draft} isPublic={base.isPublished} />
          <FormFailure />
        </Form>
      </div>
    </>
  );
}
