import { parseUploadId } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import type { PictureValue } from "../pictureValue.ts";

/**
 * Saves the description and the focus of an uploaded picture, before the item is saved. Resolves at
 * once if there is nothing to save.
 */
export function useDescribePicture() {
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
