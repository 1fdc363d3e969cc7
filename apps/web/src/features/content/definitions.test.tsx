import { contentTypeNames, type Field, listFields } from "@headwaters/contracts";
import { describe, expect } from "vitest";
import { test } from "#testing/test.ts";
import { findChoiceNames } from "./contentNames.ts";
import { contentPaths } from "./contentTypes.ts";

const TEN_DAYS = 10 * 24 * 60 * 60 * 1000;

/** A value for a field that no other field has. */
function buildValue(name: string, field: Field) {
  switch (field.type) {
    case "choice":
      return field.values[0];
    case "date":
      return new Date(Date.now() + TEN_DAYS).toISOString();
    case "optionalDate":
    case "picture":
      return null;
    case "optionalCount":
      return 17;
    default:
      return `The ${name} of this`;
  }
}

describe("a page shows all that its author wrote", () => {
  for (const type of contentTypeNames) {
    test(`every text, choice and number of ${type}`, async ({ visitor, fetchPage }) => {
      await visitor.signUp();
      const fields = listFields(type);
      const content = Object.fromEntries(
        fields.map(([name, field]) => [name, buildValue(name, field)]),
      );
      const { id } = await visitor.post<{ id: string }>(`/api/${type}`, {
        ...content,
        published: true,
      });
      const { document } = await fetchPage(contentPaths[type](id));
      const shown = document.querySelector("main article");
      for (const [name, { type: fieldType }] of fields) {
        if (["date", "optionalDate", "picture"].includes(fieldType)) continue;
        const value = String(content[name]);
        const words = findChoiceNames(type, name)[value] ?? value;
        expect(shown, name).toHaveTextContent(words);
      }
    });
  }
});
