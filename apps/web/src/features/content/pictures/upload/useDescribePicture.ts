import { parseUploadId } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import type { PictureValue } from "../pictureValue.ts";

/**
 * Saves the description of an uploaded picture before the item is saved. Resolves at once if there
 * is nothing to save.
 */
export function useDescribePicture() {
  const describe = trpc.uploads.describe.useMutation();
  return {
    isPending: describe.isPending,
    async describePicture({ imageUrl, imageAlt }: PictureValue, savedAlt: string | null = null) {
      const id = parseUploadId(imageUrl);
      if (id === null || imageAlt === null || imageAlt === savedAlt) return;
      await describe.mutateAsync({ id, alt: imageAlt });
    },
  };
}
