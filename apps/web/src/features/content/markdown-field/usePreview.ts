import { useEffect, useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isClientError, isUnauthorized } from "#lib/api/failures.ts";
import { markdownTexts } from "./texts.ts";

/** Idle time before the request to the server, ms. */
const PAUSE_MS = 400;

function describeFailure(error: unknown): string {
  if (isUnauthorized(error)) return markdownTexts.preview.signedOut;
  return isClientError(error) ? (error as Error).message : markdownTexts.preview.failed;
}

/** The server's rendering of a text. One request runs at a time, then the newest text follows. */
export function usePreview(markdown: string, isShown: boolean) {
  const { client } = trpc.useUtils();
  const [html, setHtml] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [retries, setRetries] = useState(0);
  const text = markdown.trim();
  /** The text to show; empty while the preview is hidden. */
  const newest = useRef("");
  newest.current = isShown ? text : "";
  const isAsking = useRef(false);
  const wasShown = useRef(false);

  useEffect(() => {
    async function ask() {
      if (isAsking.current) return;
      isAsking.current = true;
      let asked: string;
      do {
        asked = newest.current;
        try {
          const response = await client.writing.preview.mutate({ markdown: asked });
          if (newest.current) setHtml(response.html);
          setFailure(null);
        } catch (error) {
          if (newest.current === asked) setFailure(describeFailure(error));
        }
      } while (newest.current && newest.current !== asked);
      isAsking.current = false;
    }

    // The preview opens without a delay, as its reader has stopped typing.
    const pause = wasShown.current ? PAUSE_MS : 0;
    wasShown.current = isShown;
    if (!text) {
      setHtml("");
      setFailure(null);
      return undefined;
    }
    if (!isShown) return undefined;
    const timer = setTimeout(() => void ask(), pause);
    return () => clearTimeout(timer);
  }, [client, text, isShown, retries]);

  return { html, failure, retry: () => setRetries(retries + 1) };
}
