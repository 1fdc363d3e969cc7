import { trpc } from "#lib/api/client.ts";
import { publishingTexts } from "../../texts/editing/editor.ts";
import type { PublishingChoice } from "./values.ts";

interface SendWordsProps {
  values: PublishingChoice;
  /** Readers see it now, in this version or in an older one. */
  isPublic?: boolean;
}

/** The label of the main button, which depends on the effect of sending. */
export function SendWords({ values: { published, isTimed }, isPublic = false }: SendWordsProps) {
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const words = publishingTexts.send;
  if (!published) return isPublic ? words.unpublish : words.draft;
  if (isReviewed) return words.review;
  if (isTimed) return words.schedule;
  return isPublic ? words.save : words.publish;
}
