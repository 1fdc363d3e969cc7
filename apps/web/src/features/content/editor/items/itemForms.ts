import type { ItemKind } from "@headwaters/contracts";
import type { ComponentType } from "react";
import { ageGroupNames, educationCategoryNames } from "../../texts/education.ts";
import { eventTypeNames } from "../../texts/events.ts";
import { newsCategoryNames } from "../../texts/news.ts";
import { EducationFields } from "./EducationFields.tsx";
import { EventFields } from "./EventFields.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";
import { NewsFields } from "./NewsFields.tsx";

/** What is particular to the form of one kind of item. */
export interface ItemForm {
  Fields: ComponentType<ItemFieldsProps>;
  /** The fields as an empty form has them, in their order. */
  empty: Readonly<Record<string, string>>;
  /** Of these, those that hold a date and a time. */
  moments: readonly string[];
  /** And those that hold a number of people. */
  counts: readonly string[];
  /** What readers call the values of a field that has a list of them. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const article = { title: "", content: "", excerpt: "", category: "" };

export const itemForms: Record<ItemKind, ItemForm> = {
  news: {
    Fields: NewsFields,
    empty: { ...article, imageUrl: "" },
    moments: [],
    counts: [],
    names: { category: newsCategoryNames },
  },
  events: {
    Fields: EventFields,
    empty: {
      ...{ title: "", description: "", eventType: "", location: "" },
      ...{ eventDate: "", registrationDeadline: "", maxParticipants: "", imageUrl: "" },
    },
    moments: ["eventDate", "registrationDeadline"],
    counts: ["maxParticipants"],
    names: { eventType: eventTypeNames },
  },
  education: {
    Fields: EducationFields,
    empty: { ...article, ageGroup: "", imageUrl: "" },
    moments: [],
    counts: [],
    names: { category: educationCategoryNames, ageGroup: ageGroupNames },
  },
};
