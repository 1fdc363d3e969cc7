import {
  moment,
  onlyOnce,
  optionalCount,
  optionalLine,
  optionalMoment,
  optionalText,
  pictureUrl,
  requiredChoice,
  requiredLine,
  requiredText,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import type { ContentDefinition, Field } from "./fields.ts";
import { contentPage } from "./pages.ts";
import { cardPicture, pagePicture } from "./pictures/schema.ts";
import { MARKDOWN_MAX_LENGTH } from "./preview/rules.ts";
import { change, contentState, publication } from "./schema.ts";

type FieldOfType<Type extends Field["type"]> = Extract<Field, { type: Type }>;

/** Input schemas by field type. */
const inputSchemas = {
  line: ({ label, maxLength }: FieldOfType<"line">) => requiredLine(label, maxLength),
  optionalLine: ({ label, maxLength }: FieldOfType<"optionalLine">) =>
    optionalLine(label, maxLength),
  optionalText: ({ label, maxLength }: FieldOfType<"optionalText">) =>
    optionalText(label, maxLength),
  markdown: ({ label }: FieldOfType<"markdown">) => requiredText(label, MARKDOWN_MAX_LENGTH),
  choice: ({ label, values }: FieldOfType<"choice">) => requiredChoice(label, values),
  date: ({ label }: FieldOfType<"date">) => moment(label),
  optionalDate: ({ label }: FieldOfType<"optionalDate">) => optionalMoment(label),
  optionalCount: ({ label, max }: FieldOfType<"optionalCount">) => optionalCount(label, max),
  picture: () => pictureUrl,
};

/** Schemas of columns by field type. */
const columnSchemas = {
  line: z.string(),
  optionalLine: z.string().nullable(),
  optionalText: z.string().nullable(),
  markdown: z.string(),
  // One of its values; a row that was written by SQL may hold any text.
  choice: z.string(),
  date: z.date(),
  optionalDate: z.date().nullable(),
  optionalCount: z.number().nullable(),
  picture: z.string().nullable(),
};

/** Schemas of the JSON of a version: dates are ISO texts. */
const versionSchemas = {
  ...columnSchemas,
  date: z.coerce.date(),
  optionalDate: z.coerce.date().nullable(),
};

type Fields = ContentDefinition["fields"];

/** The schemas of all fields, by their names; a choice takes exactly its values. */
type InputShape<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { values: readonly (infer Value extends string)[] }
    ? z.ZodType<Value, Value>
    : ReturnType<(typeof inputSchemas)[F[Name]["type"]]>;
};
type ColumnShape<F extends Fields> = {
  [Name in keyof F]: (typeof columnSchemas)[F[Name]["type"]];
};

const mapFields = (fields: Fields, schemaFor: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaFor(field)]));

const pick = <T extends object, Name extends keyof T>(shape: T, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<T, Name>;

/** The part of a definition from which schemas are made. */
interface Definition<F extends Fields, Body extends keyof F, Card extends keyof F> {
  fields: F;
  body: Body;
  cardFields: readonly Card[];
}

/**
 * The schemas of a content type.
 * @param otherColumns columns of its table that no author fills in, where others have none
 */
export function contentSchemas<
  F extends Fields,
  Body extends keyof F,
  Card extends keyof F,
  Other extends z.ZodRawShape = Record<never, z.ZodType>,
>({ fields, body, cardFields }: Definition<F, Body, Card>, otherColumns = {} as Other) {
  const inputShape = mapFields(fields, (field) => {
    const inputSchema = inputSchemas[field.type] as (field: Field) => z.ZodType;
    return inputSchema(field);
  }) as InputShape<F>;
  const columns = mapFields(fields, ({ type }) => columnSchemas[type]) as ColumnShape<F>;
  const { [body]: _, ...columnsBesideBody } = columns;
  const version = mapFields(fields, ({ type }) => versionSchemas[type]) as ColumnShape<F>;
  return {
    create: z.object({ ...inputShape, ...publication, ...onlyOnce }),
    update: z.object({ ...inputShape, ...publication, ...change }),
    /** A row of its table. */
    row: z.object({
      id: z.string(),
      ...columns,
      ...otherColumns,
      authorId: z.string().nullable(),
      published: z.boolean(),
      createdAt: z.date(),
      updatedAt: z.date(),
    }),
    /** The author's fields. */
    fields: z.object(columns),
    /** The same from the JSON of a saved version. */
    version: z.object(version),
    /** The newest version and its state. */
    editable: contentState.extend({ fields: z.object(columns) }),
    /** The part that a list shows. */
    card: z.object({
      id: z.string(),
      ...pick(columns, cardFields),
      /** The excerpt, else the beginning of the text, without its Markdown. */
      preview: z.string(),
      ...cardPicture,
    }),
    /** The data of its page. */
    page: z.object({
      id: z.string(),
      ...columnsBesideBody,
      ...otherColumns,
      ...contentPage.shape,
      /** As on its card. */
      preview: z.string(),
      ...pagePicture,
      /** The text as HTML that is safe to show. */
      html: z.string(),
    }),
  };
}
