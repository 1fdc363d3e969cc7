import type { ItemKind } from "@headwaters/contracts";
import { useCheck } from "../../forms/useCheck.ts";
import type { FieldErrors, Issue } from "../../forms/useFieldErrors.ts";
import { itemForms } from "./itemForms.ts";
import {
  type EditableItem,
  type ItemFields,
  type ItemValues,
  sentOf,
  unfinishedIn,
} from "./values.ts";

type Schemas = typeof import("@headwaters/contracts/schemas");
type Given = ReturnType<typeof sentOf>;
type Result = { success: true; data: ItemFields } | { success: false; error: { issues: Issue[] } };

const schemaNames = {
  new: { news: "newNewsArticle", events: "newEvent", education: "newEducationArticle" },
  changed: {
    news: "changedNewsArticle",
    events: "changedEvent",
    education: "changedEducationArticle",
  },
} as const satisfies Record<string, Record<ItemKind, keyof Schemas>>;

/** Checks what an item's form holds, before it is sent. */
export function useItemCheck(kind: ItemKind, what: keyof typeof schemaNames, fields: FieldErrors) {
  const { isChecking, prepare, check } = useCheck<ItemFields>(fields, (schemas) => ({
    safeParse(given) {
      const { sent, issues } = given as Given;
      const result: Result = schemas[schemaNames[what][kind]].safeParse(sent);
      if (issues.length === 0) return result;
      const others = result.success ? [] : result.error.issues;
      return { success: false, error: { issues: [...issues, ...others] } };
    },
  }));
  return {
    isChecking,
    prepare,
    /** @param saved the item that is changed, and the version that was in the form */
    check(
      values: ItemValues,
      pass: (checked: ItemFields) => void,
      saved?: { item: EditableItem; version: number },
    ) {
      const { sent, issues } = sentOf(itemForms[kind], values, saved?.item);
      const address = saved && { id: saved.item.id, version: saved.version };
      const unfinished = unfinishedIn(fields.form.current);
      check({ sent: { ...sent, ...address }, issues: [...unfinished, ...issues] }, pass);
    },
  };
}
