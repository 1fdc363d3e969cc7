import { parseUploadId, pictureErrors } from "@headwaters/contracts";
import { toastCreateFailure } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { isForbidden, isUnknownOrInvalid } from "#lib/api/failures.ts";
import { FieldError } from "#ui/forms/showFailure.ts";
import type { PictureValue } from "../pictures/pictureValue.ts";
import { pictureTexts } from "./texts.ts";
import { type ContentValues, type EditableContent, toPicture } from "./values.ts";

/** Saves the description and the focus of a picture, before its item is saved. */
export function useSavePicture() {
  const { describePicture, isPending } = useDescribePicture();

  async function savePicture(values: ContentValues, saved?: EditableContent) {
    const before = saved && { ...saved, imageUrl: String(saved.fields.imageUrl) };
    try {
      await describePicture(toPicture(values), before && toPicture(before));
    } catch (error) {
      const { notFound, reviewed } = pictureErrors;
      if (isUnknownOrInvalid(error))
        throw new FieldError([{ path: "imageUrl", message: notFound }]);
      if (isForbidden(error)) throw new FieldError([{ path: "imageAlt", message: reviewed }]);
      toastCreateFailure(error, pictureTexts.failed);
      throw new FieldError();
    }
  }

  return { savePicture, isPending };
}

/**
 * Saves the description and the focus of an uploaded picture, before the item is saved. Resolves at
 * once if there is nothing to save.
 */
function useDescribePicture() {
  const describe = trpc.uploads.describe.useMutation();
  return {
    isPending: describe.isPending,
    async describePicture(picture: PictureValue, saved?: PictureValue) {
      const { imageUrl, imageAlt, imageFocus } = picture;
      const id = parseUploadId(imageUrl);
      if (id === null || imageAlt === null) return;
      if (JSON.stringify(picture) === JSON.stringify(saved)) return;
      await describe.mutateAsync({ id, alt: imageAlt, focus: imageFocus ?? undefined });
    },
  };
}
