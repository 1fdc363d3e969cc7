import type { ContentTypeName } from "@headwaters/contracts";
import { DraftNotice } from "#ui/forms/drafts/DraftNotice.tsx";
import type { DraftForm } from "#ui/forms/drafts/useDraft.ts";
import { useFormState } from "#ui/forms/formContext.ts";
import type { PictureValue } from "../../pictures/pictureValue.ts";
import { ContentFields } from "./ContentFields.tsx";
import { createFieldProps } from "./fieldProps.ts";
import { PublishingChoice } from "./PublishingChoice.tsx";
import { type ContentValues, toPicture } from "./values.ts";

interface EditorFieldsProps {
  kind: ContentTypeName;
  draft: DraftForm<ContentValues>;
  /** Readers see it now, in this version or in an older one. */
  isPublic?: boolean;
}

/** All fields that an author fills in, for new and existing items. */
export function EditorFields({ kind, draft, isPublic = false }: EditorFieldsProps) {
  const { errors } = useFormState();
  const getFieldProps = createFieldProps(draft.values, draft.change);
  const picture = {
    value: toPicture(draft.values),
    errors,
    onChange: (changed: PictureValue) => draft.change({ ...changed }),
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <ContentFields type={kind} getFieldProps={getFieldProps} picture={picture} />
      <PublishingChoice
        values={draft.values}
        getFieldProps={getFieldProps}
        isPublic={isPublic}
        onChange={draft.change}
      />
    </>
  );
}
