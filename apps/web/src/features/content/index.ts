export {
  ageGroupNames,
  contentStatusNames,
  contentTypeLabels,
  eventTypeNames,
} from "./contentNames.ts";
export { findPlaceholderPicture } from "./contentPictures.ts";
export { parseContentType } from "./contentTypes.ts";
export type { EditPageItem } from "./editor/edit/EditContent.tsx";
export { MarkdownField } from "./editor/markdown/MarkdownField.tsx";
export { DateBadge, EventPlace } from "./events/EventFacts.tsx";
export { eventsTexts, eventTexts } from "./events/eventTexts.ts";
export { ContentCard } from "./lists/ContentCard.tsx";
export { NewsCard } from "./news/NewsCard.tsx";
export { newsTexts } from "./news/texts.ts";
export { uploadPicture } from "./pictures/upload/uploadPicture.ts";
