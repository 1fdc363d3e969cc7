import { WRITING_BEAT } from "@headwaters/contracts";
import { useEffect } from "react";
import { trpc } from "../../../../lib/api/client.ts";

/** Lets colleagues see that an answer is being written, as long as it is. */
export function useWriting(id: string, isWriting: boolean) {
  const { client } = trpc.useUtils();
  useEffect(() => {
    if (!isWriting) return;
    // What is not heard of costs nobody anything: the server tells who was faster.
    const tell = (isWriting: boolean) =>
      void client.contact.writing.mutate({ id, isWriting }).catch(() => {});
    tell(true);
    const timer = setInterval(() => tell(true), WRITING_BEAT);
    return () => {
      clearInterval(timer);
      tell(false);
    };
  }, [client, id, isWriting]);
}
