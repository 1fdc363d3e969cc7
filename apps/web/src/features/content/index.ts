export { parseContentType } from "./contentPaths.ts";
export { findDrawing } from "./drawings.ts";
export type { EditPageItem } from "./editor/edit/EditContent.tsx";
export { MarkdownField } from "./editor/markdown/MarkdownField.tsx";
export { DateLeaf } from "./events/DateLeaf.tsx";
export { EventPlace } from "./events/EventFacts.tsx";
export { NewsCard } from "./news/NewsCard.tsx";
export { uploadPicture } from "./pictures/upload/uploadPicture.ts";
export { Badge } from "./reading/Badge.tsx";
export type { ListBarTexts } from "./reading/filters/filters.ts";
export {
  type FilteredList,
  type Filters,
  readFilters,
  writeFilters,
} from "./reading/filters/filters.ts";
export { ListBar } from "./reading/filters/ListBar.tsx";
export { useFilters } from "./reading/filters/useFilters.ts";
export { CardSkeletons } from "./reading/list/CardSkeletons.tsx";
export { ContentCard } from "./reading/list/ContentCard.tsx";
export { paging } from "./reading/list/paging.ts";
export { QueryView } from "./reading/page/QueryView.tsx";
export { contentStatusNames } from "./texts/editing/allContent.ts";
export { contentTypeLabels } from "./texts/editing/myContent.ts";
export { ageGroupNames } from "./texts/reading/education.ts";
export { eventTexts } from "./texts/reading/event.ts";
export { eventsTexts, eventTypeNames } from "./texts/reading/events.ts";
export { formatFound, formatNothingFound } from "./texts/reading/lists.ts";
export { newsTexts } from "./texts/reading/news.ts";
