import { type ContentTypeName, contentTypeNames } from "@headwaters/contracts";
import { educationSchemas, eventSchemas, newsSchemas } from "@headwaters/contracts/schemas";
import { Prisma } from "@headwaters/db";
import { expect, test } from "vitest";

const schemas = { news: newsSchemas, events: eventSchemas, education: educationSchemas };
const columns: Record<ContentTypeName, object> = {
  news: Prisma.NewsArticleScalarFieldEnum,
  events: Prisma.EventScalarFieldEnum,
  education: Prisma.EducationArticleScalarFieldEnum,
};

test.each(contentTypeNames)("%s: the definition names every column of the table", (name) => {
  expect(Object.keys(schemas[name].row.shape).sort()).toEqual(Object.keys(columns[name]).sort());
});
