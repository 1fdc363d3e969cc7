// In a file of its own, as every page with pictures loads it.

/**
 * Largest widths of the files made of a picture; none is enlarged. Stored pictures have files of
 * these names and no original. Until a job has made the files of a new width from the largest ones,
 * pages ask for files that are missing, and a backup calls these pictures incomplete. Files of a
 * width that is gone are not removed with their picture.
 */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

const UPLOAD_PATH = /^\/uploads\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The path of an uploaded picture; its sizes are below it: "/480.avif". */
export const uploadPath = (id: string) => `/uploads/${id}`;

/** The id of the uploaded picture at this address; null for any other address. */
export function parseUploadId(url: string): string | null {
  return UPLOAD_PATH.exec(url)?.[1] ?? null;
}
