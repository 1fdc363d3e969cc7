import type { UploadedPicture } from "@headwaters/contracts";
import { useEffect, useRef, useState } from "react";
import { uploadPicture } from "./uploadPicture.ts";

/** The state of an upload. */
export type UploadState =
  | { at: "rest"; said: string }
  | { at: "sending"; name: string; part: number }
  | { at: "failed"; message: string };

const REST: UploadState = { at: "rest", said: "" };

/** Runs one upload at a time, which can be canceled; a new one replaces it. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const [state, setState] = useState<UploadState>(REST);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const name = file.name || "the picture";
    setState({ at: "sending", name, part: 0 });
    try {
      const onProgress = (part: number) => setState({ at: "sending", name, part });
      const picture = await uploadPicture(file, { signal, onProgress });
      setState({ at: "rest", said: "The picture has been uploaded." });
      onUploaded(picture);
    } catch (error) {
      if (!signal.aborted) setState({ at: "failed", message: (error as Error).message });
    }
  }

  return {
    state,
    upload: (file: File) => void upload(file),
    cancel() {
      running.current?.abort();
      setState({ at: "rest", said: "The upload was cancelled." });
    },
    clear: (said = "") => setState({ at: "rest", said }),
  };
}
