import type { ContentState } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { editTexts } from "../../texts/editing/editor.ts";

type PublicationState = Pick<ContentState, "status" | "isPublished" | "isAhead" | "publishAt">;

/** The state of an item in sentences for its author. */
export function statusWords({ status, isPublished, isAhead, publishAt }: PublicationState): string {
  const words = editTexts.status;
  const also = (text: string) => (isPublished ? ` ${text}` : "");
  switch (status) {
    case "published":
      return isAhead ? words.ahead : words.published;
    case "scheduled":
      return words.scheduled(publishAt ? formatDateTime(publishAt) : "") + also(words.stillPublic);
    case "waiting":
      return words.waiting + also(words.stillPublic);
    case "returned":
      return words.returned + also(words.returnedPublic);
    default:
      return words.draft;
  }
}

/** The toast after saving. */
export function savedWords({ status, publishAt }: Pick<ContentState, "status" | "publishAt">) {
  const words = editTexts.saved;
  if (status === "scheduled") return words.scheduled(publishAt ? formatDateTime(publishAt) : "");
  return words[status === "returned" ? "draft" : status];
}
