import { pictureRefusals } from "@headwaters/contracts";
import { toastCreateFailure } from "#features/accounts";
import { isForbidden, isMissing } from "#lib/api/failures.ts";
import { FieldError } from "#ui/forms/showFailure.ts";
import { useDescribePicture } from "../../pictures/upload/useDescribePicture.ts";
import { pictureTexts } from "../../texts/editing/editor.ts";
import { type ContentValues, type EditableContent, toPicture } from "./values.ts";

/** Saves the description and the focus of a picture, before its item is saved. */
export function useKeepPicture() {
  const { describePicture, isPending } = useDescribePicture();

  async function keepPicture(values: ContentValues, saved?: EditableContent) {
    const before = saved && { ...saved, imageUrl: String(saved.fields.imageUrl) };
    try {
      await describePicture(toPicture(values), before && toPicture(before));
    } catch (error) {
      const { gone, reviewed } = pictureRefusals;
      if (isMissing(error)) throw new FieldError([{ path: "imageUrl", message: gone }]);
      if (isForbidden(error)) throw new FieldError([{ path: "imageAlt", message: reviewed }]);
      toastCreateFailure(error, pictureTexts.failed);
      throw new FieldError();
    }
  }

  return { keepPicture, isPending };
}
