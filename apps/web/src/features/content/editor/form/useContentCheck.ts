import { type ContentTypeName, pictureRefusals } from "@headwaters/contracts";
import { isForbidden, isMissing } from "../../../../lib/api/failures.ts";
import type { Issue } from "../../../../ui/forms/showFailure.ts";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import type { FieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { toastCreateFailure } from "../../../accounts/index.ts";
import { undescribed } from "../../pictures/undescribed.ts";
import { useDescribePicture } from "../../pictures/upload/useDescribePicture.ts";
import { pictureTexts } from "../../texts/editing.ts";
import {
  type ContentValues,
  type EditableContent,
  readValues,
  type SentContent,
  unfinishedIn,
} from "./values.ts";

type Schemas = typeof import("@headwaters/contracts/schemas");
type Given = ReturnType<typeof readValues>;
type Result = { success: true; data: SentContent } | { success: false; error: { issues: Issue[] } };

const schemaNames = {
  news: "newsSchemas",
  events: "eventSchemas",
  education: "educationSchemas",
} as const satisfies Record<ContentTypeName, keyof Schemas>;

/** Validates the form before it is sent. */
export function useContentCheck(
  kind: ContentTypeName,
  what: "create" | "update",
  fields: FieldErrors,
) {
  const { isChecking, prepare, check } = useCheck<SentContent>(fields, (schemas) => ({
    safeParse(given) {
      const { sent, issues } = given as Given;
      const result: Result = schemas[schemaNames[kind]][what].safeParse(sent);
      if (issues.length === 0) return result;
      const others = result.success ? [] : result.error.issues;
      return { success: false, error: { issues: [...issues, ...others] } };
    },
  }));
  const { describePicture, isPending: isDescribing } = useDescribePicture();

  /** Saves the picture's description; returns whether the item can be saved. */
  async function pictureIsKept({ imageAlt, imageUrl }: ContentValues, saved?: EditableContent) {
    const picture = { imageUrl: String(imageUrl), imageAlt };
    const savedAlt = saved?.fields.imageUrl === imageUrl ? saved?.imageAlt : null;
    try {
      await describePicture(picture, savedAlt);
      return true;
    } catch (error) {
      const { gone, reviewed } = pictureRefusals;
      if (isMissing(error)) fields.show([{ path: "imageUrl", message: gone }]);
      else if (isForbidden(error)) fields.show([{ path: "imageAlt", message: reviewed }]);
      else toastCreateFailure(error, pictureTexts.failed);
      return false;
    }
  }

  return {
    isChecking: isChecking || isDescribing,
    prepare,
    /** @param saved the item that is changed, and the version that was in the form */
    check(
      values: ContentValues,
      pass: (checked: SentContent) => void,
      saved?: { item: EditableContent; version: number },
    ) {
      const { sent, issues } = readValues(kind, values, saved?.item);
      const address = saved && { id: saved.item.id, version: saved.version };
      const { imageUrl, imageAlt } = values;
      const found = [
        ...unfinishedIn(fields.form.current),
        ...issues,
        ...undescribed({ imageUrl: String(imageUrl), imageAlt }),
      ];
      check({ sent: { ...sent, ...address }, issues: found }, async (checked) => {
        if (await pictureIsKept(values, saved?.item)) pass(checked);
      });
    },
  };
}
