import { useEffect, useRef, useState } from "react";
import { serverMessage } from "#lib/api/failures.ts";
import { markdownTexts } from "../../../texts/editing/markdown.ts";

/** Uploads a picture; `onProgress` gets the sent fraction, 0 to 1. */
export type UploadPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ url: string }>;

/** A running upload with its progress and its failure. */
export function useUpload(upload: UploadPicture, onDone: (url: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    setTrouble(null);
    setShare(0);
    try {
      const { url } = await upload(file, {
        signal: own.signal,
        onProgress: (reached) => !own.signal.aborted && setShare(reached),
      });
      if (!own.signal.aborted) onDone(url);
    } catch (error) {
      if (own.signal.aborted) return;
      setShare(null);
      setTrouble(serverMessage(error as Error) ?? markdownTexts.picture.failed);
    }
  }

  return { share, trouble, start: (file: File) => void start(file) };
}
