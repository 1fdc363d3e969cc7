import type { ContentTypeName, User } from "@headwaters/contracts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isClientError, isUnauthorized } from "#lib/api/failures.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { useDraft } from "#ui/forms/drafts/useDraft.ts";
import { Form } from "#ui/forms/Form.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { contentPaths } from "../contentTypes.ts";
import formClasses from "../form/ContentFormFields.module.css";
import { ContentFormFields } from "../form/ContentFormFields.tsx";
import { SubmitLabel } from "../form/PublishingFields.tsx";
import { createdTexts, typeTexts } from "../form/texts.ts";
import { useSavePicture } from "../form/useSavePicture.ts";
import {
  chooseContentSchema,
  createValues,
  findContentErrors,
  readValues,
  type SentContent,
} from "../form/values.ts";
import classes from "./AddContent.module.css";
import { type CreatedContent, useCreateContent } from "./useCreateContent.ts";

interface CreateContentProps {
  user: User;
  kind: ContentTypeName;
  opened: boolean;
  onClose: () => void;
}

/** The dialog for a new item, and a note with links to items that the list does not show. */
export function CreateContent({ user, kind, opened, onClose }: CreateContentProps) {
  const [unseen, setUnseen] = useState<CreatedContent | null>(null);
  return (
    <>
      <CreatedNote kind={kind} item={unseen} />
      <FormDialog title={typeTexts[kind].dialog} opened={opened} onClose={onClose} wide>
        <CreateContentForm
          key={user.id}
          user={user}
          kind={kind}
          onCreated={onClose}
          onListed={setUnseen}
        />
      </FormDialog>
    </>
  );
}

interface CreateContentFormProps {
  user: User;
  kind: ContentTypeName;
  onCreated: () => void;
  onListed: (unseen: CreatedContent | null) => void;
}

function CreateContentForm({ user, kind, onCreated, onListed }: CreateContentFormProps) {
  const [initial] = useState(() => createValues(kind));
  const draft = useDraft(`${kind}:new`, { owner: user.id, initial });
  const { values } = draft;
  const { savePicture } = useSavePicture();
  const create = useCreateContent(kind, {
    onCreated() {
      draft.discard();
      onCreated();
    },
    onListed,
  });

  async function send(item: SentContent) {
    await savePicture(values);
    await create.mutateAsync(item);
  }

  const error = isClientError(create.error) && !isUnauthorized(create.error) ? create.error : null;
  return (
    <Form
      className={formClasses.fields}
      schema={(schemas) => chooseContentSchema(schemas, kind, "create")}
      read={() => readValues(kind, values).sent}
      check={(form: HTMLFormElement) => findContentErrors(form, kind, values)}
      send={send}
      // The mutation shows other failures, in the words of the specification.
      onFailure={(error) => findIssues(error) ?? true}
    >
      <ContentFormFields kind={kind} draft={draft} />
      <FormFoot>
        {error && (
          <p className={shared.error} role="alert">
            {error.message}
          </p>
        )}
        <SubmitButton pending="Creating...">
          <SubmitLabel values={values} />
        </SubmitButton>
      </FormFoot>
    </Form>
  );
}

interface CreatedNoteProps {
  kind: ContentTypeName;
  item: CreatedContent | null;
}

/** Links to the newest item that its author does not see in the list. */
function CreatedNote({ kind, item }: CreatedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (item) note.current?.scrollIntoView({ block: "nearest" });
  }, [item]);
  return (
    <div ref={note} role="status" className={classes.createdNote}>
      {item && (
        <p className={shared.note}>
          {describeCreated(item)}{" "}
          {item.status === "published" ? (
            <Link to={contentPaths[kind](item.id)}>{createdTexts.open}</Link>
          ) : (
            <>
              {createdTexts.where}{" "}
              <Link to={paths.editContent(kind, item.id)}>{createdTexts.edit}</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function describeCreated({ title, status, publishAt }: CreatedContent): string {
  if (status === "scheduled" && publishAt) {
    return createdTexts.scheduled(title, formatDateTime(publishAt));
  }
  return createdTexts[status === "waiting" || status === "published" ? status : "draft"](title);
}
