import type { ContentState } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { publicationStateLabels, savedTexts } from "./texts.ts";

/** The state of an item in sentences for its author. */
export function formatPublicationState({
  status,
  isPublished,
  isAhead,
  publishAt,
}: ContentState): string {
  const labels = publicationStateLabels;
  const also = (text: string) => (isPublished ? ` ${text}` : "");
  switch (status) {
    case "published":
      return isAhead ? labels.ahead : labels.published;
    case "scheduled":
      return (
        labels.scheduled(publishAt ? formatDateTime(publishAt) : "") + also(labels.stillPublic)
      );
    case "waiting":
      return labels.waiting + also(labels.stillPublic);
    case "returned":
      return labels.returned + also(labels.returnedPublic);
    default:
      return labels.draft;
  }
}

/** The toast after saving. */
export function formatSavedToast({
  status,
  publishAt,
}: Pick<ContentState, "status" | "publishAt">) {
  if (status === "scheduled")
    return savedTexts.scheduled(publishAt ? formatDateTime(publishAt) : "");
  return savedTexts[status === "returned" ? "draft" : status];
}
