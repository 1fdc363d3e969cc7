import type { ContentTypeName, contentTypes, Field } from "@headwaters/contracts";
import { ageGroupNames, educationCategoryNames } from "./reading/education.ts";
import { eventTypeNames } from "./reading/events.ts";
import { newsCategoryNames } from "./reading/news.ts";

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
