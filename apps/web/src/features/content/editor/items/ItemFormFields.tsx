import type { ItemKind } from "@headwaters/contracts";
import { DraftNotice } from "../../../../ui/forms/drafts/DraftNotice.tsx";
import type { DraftForm } from "../../../../ui/forms/drafts/useDraft.ts";
import type { PictureValue } from "../../pictures/pictureValue.ts";
import { fieldOf } from "./fieldProps.ts";
import { itemForms } from "./itemForms.ts";
import { PublishingChoice } from "./PublishingChoice.tsx";
import type { ItemValues } from "./values.ts";

interface ItemFormFieldsProps {
  kind: ItemKind;
  draft: DraftForm<ItemValues>;
  errors: Record<string, string>;
  /** Readers see it now, in this version or in an older one. */
  isPublic?: boolean;
}

/** All that an author fills in, of a new item or of one that is changed. */
export function ItemFormFields({ kind, draft, errors, isPublic = false }: ItemFormFieldsProps) {
  const { Fields } = itemForms[kind];
  const field = fieldOf(draft.values, errors, draft.change);
  const { imageUrl, imageAlt } = draft.values;
  const picture = {
    value: { imageUrl: String(imageUrl), imageAlt },
    errors,
    onChange: (changed: PictureValue) => draft.change({ ...changed }),
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <Fields field={field} picture={picture} />
      <PublishingChoice
        values={draft.values}
        field={field}
        isPublic={isPublic}
        onChange={draft.change}
      />
    </>
  );
}
