import { parseUploadId } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import type { PictureValue } from "../pictureValue.ts";

/**
 * Keeps what an uploaded picture shows, before the item is saved that needs it: resolves when that
 * is done, at once for any other picture, and for one that is described so already.
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
