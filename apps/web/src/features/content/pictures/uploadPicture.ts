import { PICTURE_MAX_BYTES, pictureErrors, type UploadedPicture } from "@headwaters/contracts";
import { readMessage, Unreachable } from "#lib/api/fetchOrThrow.ts";
import { paths } from "#lib/paths.ts";

/** Accepted types of file inputs; many systems know HEIC by the end of the file's name alone. */
export const ACCEPTED_TYPES =
  "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/tiff,image/gif";

interface UploadOptions {
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the sent fraction of the file, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * Uploads a picture by XMLHttpRequest, as fetch reports no progress; `url` of the answer is its
 * address on this site. Failures have a message for a person.
 */
export function uploadPicture(
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<UploadedPicture> {
  if (file.size > PICTURE_MAX_BYTES) return Promise.reject(new Error(pictureErrors.tooLarge));
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener("abort", cancel);
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener("loadend", () => {
      signal?.removeEventListener("abort", cancel);
      if (signal?.aborted) return reject(signal.reason);
      const { status, statusText, responseText } = request;
      if (status === 201) return resolve(JSON.parse(responseText) as UploadedPicture);
      reject(
        status === 0 ? new Unreachable(null) : new Error(readMessage(responseText, statusText)),
      );
    });
    const form = new FormData();
    form.append("file", file);
    request.open("POST", paths.apiUploads);
    request.send(form);
  });
}
