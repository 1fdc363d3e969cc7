import { parseUploadId, pictureErrors } from "@headwaters/contracts";
import { toastCreateFailure } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { isForbidden, isUnknownOrInvalid } from "#lib/api/failures.ts";
import { FieldError } from "#ui/forms/showFailure.ts";
import { pictureTexts } from "./texts.ts";
import { type ContentValues, type EditableContent, toPicture } from "./values.ts";

/**
 * Saves the description and the focus of an uploaded picture, before its item is saved. Resolves at
 * once if there is nothing to save.
 */
export function useSavePicture() {
  const describe = trpc.uploads.describe.useMutation();

  async function savePicture(values: ContentValues, saved?: EditableContent) {
    const picture = toPicture(values);
    const { imageUrl, imageAlt: alt, imageFocus } = picture;
    const before = saved && toPicture({ ...saved, imageUrl: String(saved.fields.imageUrl) });
    const id = parseUploadId(imageUrl);
    if (id === null || alt === null) return;
    if (JSON.stringify(picture) === JSON.stringify(before)) return;
    try {
      await describe.mutateAsync({ id, alt, focus: imageFocus ?? undefined });
    } catch (error) {
      const { notFound, reviewed } = pictureErrors;
      if (isUnknownOrInvalid(error))
        throw new FieldError([{ path: "imageUrl", message: notFound }]);
      if (isForbidden(error)) throw new FieldError([{ path: "imageAlt", message: reviewed }]);
      toastCreateFailure(error, pictureTexts.failed);
      throw new FieldError();
    }
  }

  return { savePicture, isPending: describe.isPending };
}
