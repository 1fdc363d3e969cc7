import { filterBy } from "../../validation/fields.ts";
import { listPage } from "../../validation/lists.ts";
import type { z } from "../../validation/messages.ts";
import { contentSchemas } from "../contentSchemas.ts";
import { education } from "./definition.ts";
import { ageGroups, educationCategories } from "./rules.ts";

export const educationSchemas = {
  ...contentSchemas(education),
  list: listPage
    .extend({
      category: filterBy("Category", educationCategories),
      ageGroup: filterBy("Age group", ageGroups),
    })
    .prefault({}),
};

export type EducationFields = z.infer<typeof educationSchemas.fields>;
export type EducationArticle = z.infer<typeof educationSchemas.row>;
export type EducationCard = z.infer<typeof educationSchemas.card>;
export type EducationArticlePage = z.infer<typeof educationSchemas.page>;
export type EducationPage = z.infer<typeof educationSchemas.list>;
