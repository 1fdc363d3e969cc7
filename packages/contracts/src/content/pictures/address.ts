// In a file of its own, as every page with pictures loads it.

/**
 * Largest widths of the files made of a picture; none is enlarged. Stored pictures have files of
 * these names and no original, so a change here needs a job that makes the new ones.
 */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

const ADDRESS = /^\/uploads\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The path of an uploaded picture; its sizes are below it: "/480.avif". */
export const uploadAddress = (id: string) => `/uploads/${id}`;

/** The id of the uploaded picture at this address; null for any other address. */
export function parseUploadId(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}
