export {
  ageGroupNames,
  contentStatusNames,
  contentTypeLabels,
  eventTypeNames,
} from "./contentNames.ts";
export { findPlaceholderPicture } from "./contentPictures.ts";
export { parseContentType } from "./contentTypes.ts";
export type { EditPageItem } from "./edit/EditContentPage.tsx";
export { EventEntry } from "./events/EventEntry.tsx";
export { DateBadge, EventPlace } from "./events/EventFacts.tsx";
export { eventsTexts, eventTexts, formatSeatsLeft } from "./events/eventTexts.ts";
export { MarkdownField } from "./markdown-field/MarkdownField.tsx";
export { NewsCard } from "./news/NewsCard.tsx";
export { newsTexts } from "./news/texts.ts";
export { uploadPicture } from "./pictures/uploadPicture.ts";
export { ContentPicture } from "./reading/ContentPicture.tsx";
export { ContentText } from "./reading/ContentText.tsx";
