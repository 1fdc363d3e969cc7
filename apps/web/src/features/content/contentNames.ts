import type {
  AgeGroup,
  ContentStatus,
  ContentTypeName,
  contentTypes,
  EducationCategory,
  EventType,
  Field,
  NewsCategory,
} from "@headwaters/contracts";

/** Labels of one item by type. */
export const contentTypeLabels: Record<ContentTypeName, string> = {
  news: "News",
  events: "Event",
  education: "Education",
};

export const contentStatusNames: Record<ContentStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  waiting: "Waiting for review",
  returned: "Sent back",
  published: "Published",
};

export const newsCategoryNames: Record<NewsCategory, string> = {
  conservation: "Conservation",
  achievement: "Achievement",
  program: "Program",
  event: "Event",
  community: "Community",
};

export const eventTypeNames: Record<EventType, string> = {
  workshop: "Workshop",
  educational: "Educational",
  adventure: "Adventure",
  conservation: "Conservation",
  competition: "Competition",
};

export const educationCategoryNames: Record<EducationCategory, string> = {
  "fishing-techniques": "Fishing Techniques",
  conservation: "Conservation",
  "marine-biology": "Marine Biology",
  safety: "Safety",
  equipment: "Equipment",
};

export const ageGroupNames: Record<AgeGroup, string> = {
  "6-12": "Ages 6–12",
  "13-18": "Ages 13–18",
  "all-ages": "All Ages",
  families: "Families",
};

type Fields<Type extends ContentTypeName> = (typeof contentTypes)[Type]["fields"];

/** Names of the fields of all content types, except fields of these types. */
export type FieldName<Except extends Field["type"] = never> = {
  [Type in ContentTypeName]: {
    [Name in keyof Fields<Type>]: Fields<Type>[Name] extends { type: Except } ? never : Name;
  }[keyof Fields<Type>];
}[ContentTypeName];

/** Names for every choice of every content type. */
type ChoiceNames = {
  [Type in ContentTypeName]: {
    [Name in keyof Fields<Type> as Fields<Type>[Name] extends { type: "choice" }
      ? Name
      : never]: Fields<Type>[Name] extends { values: readonly (infer Value extends string)[] }
      ? Readonly<Record<Value, string>>
      : never;
  };
};

const choiceNames: ChoiceNames = {
  news: { category: newsCategoryNames },
  events: { eventType: eventTypeNames },
  education: { category: educationCategoryNames, ageGroup: ageGroupNames },
};

/** Labels of a choice's values. */
export function findChoiceNames(
  type: ContentTypeName,
  name: string,
): Readonly<Record<string, string>> {
  const names: Record<string, Readonly<Record<string, string>>> = choiceNames[type];
  return names[name] ?? {};
}
