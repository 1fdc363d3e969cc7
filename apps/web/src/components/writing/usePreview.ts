import { useEffect, useRef, useState } from "react";
import { trpc } from "../../api/client.ts";
import { isRefusal, isUnauthorized } from "../../api/failures.ts";
import { writingTexts } from "../../content/writing.ts";

/** Time without a key until the server is asked. */
const PAUSE_MS = 400;

function wordsOf(error: unknown): string {
  if (isUnauthorized(error)) return writingTexts.preview.signedOut;
  return isRefusal(error) ? (error as Error).message : writingTexts.preview.failed;
}

/** What the server makes of a text: the newest answer, however late an older one comes. */
export function usePreview(markdown: string, isShown: boolean) {
  const { client } = trpc.useUtils();
  const [html, setHtml] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [retries, setRetries] = useState(0);
  const asked = useRef(0);
  const answered = useRef(0);
  const wasShown = useRef(false);
  const text = markdown.trim();

  useEffect(() => {
    async function ask() {
      asked.current += 1;
      const number = asked.current;
      try {
        const answer = await client.writing.preview.mutate({ markdown: text });
        if (number < answered.current) return;
        answered.current = number;
        setHtml(answer.html);
        if (number === asked.current) setFailure(null);
      } catch (error) {
        if (number === asked.current) setFailure(wordsOf(error));
      }
    }

    // Who opens the preview has stopped typing.
    const pause = wasShown.current ? PAUSE_MS : 0;
    wasShown.current = isShown;
    if (!text) {
      asked.current += 1;
      answered.current = asked.current;
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
