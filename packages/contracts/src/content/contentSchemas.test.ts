import { expect, test } from "vitest";
import { contentSchemas } from "./contentSchemas.ts";
import { type ContentDefinition, pictureField, titleField } from "./fields.ts";

const walk = {
  label: "event",
  fields: {
    title: titleField,
    meetingPoint: { type: "optionalLine", label: "Meeting point", maxLength: 10 },
    content: { type: "markdown", label: "Content" },
    imageUrl: pictureField,
  },
  body: "content",
  cardFields: ["title", "meetingPoint"],
} as const satisfies ContentDefinition;

const schemas = contentSchemas(walk);
const typed = { title: "Dawn", content: "Bring a hat.", imageUrl: null, published: true };

test.each([
  ["  The\npier ", "The pier"],
  ["", null],
  [" \n", null],
  [null, null],
  [undefined, null],
])("an optional line %j is stored as %j", (meetingPoint, stored) => {
  expect(schemas.create.parse({ ...typed, meetingPoint }).meetingPoint).toBe(stored);
});

test("an optional line that is too long is refused", () => {
  const { error } = schemas.create.safeParse({ ...typed, meetingPoint: "12345678901" });
  expect(error?.issues).toMatchObject([
    { path: ["meetingPoint"], message: "Meeting point must be at most 10 characters" },
  ]);
});

test.each(["The pier", null])("rows, versions and cards have the optional line %j", (line) => {
  const fields = { title: "Dawn", meetingPoint: line, content: "Bring a hat.", imageUrl: null };
  expect(schemas.fields.parse(fields)).toEqual(fields);
  expect(schemas.version.parse(fields)).toEqual(fields);
  expect(schemas.card.shape.meetingPoint.parse(line)).toBe(line);
});
