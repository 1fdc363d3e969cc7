import { useTransition } from "react";
import { toasts } from "../../lib/toasts/store.ts";
import type { FieldErrors, Issue } from "./useFieldErrors.ts";

type Schemas = typeof import("@headwaters/contracts/schemas");

export interface Schema<Values> {
  safeParse(
    values: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: Issue[] } };
}

/** The schemas bring Zod along, a sixth of a page: fetched when a form is used, not before. */
async function importSchemas(): Promise<Schemas> {
  try {
    return await import("@headwaters/contracts/schemas");
  } catch (error) {
    // Chromium remembers that an address failed, and names it: the next try needs another one.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}

/**
 * Checks the values of a form by one of the contracts' schemas.
 * @param choose picks the schema.
 */
export function useCheck<Values>(
  fields: FieldErrors,
  choose: (schemas: Schemas) => Schema<Values>,
) {
  const [isChecking, startChecking] = useTransition();
  return {
    isChecking,
    /** For the form's onFocus. A failed prefetch is repeated at submission. */
    prepare: () => void importSchemas().catch(() => {}),
    /** Passes on the parsed values, or shows the errors at the fields. */
    check(values: unknown, onValid: (checked: Values) => void) {
      startChecking(async () => {
        const schemas = await importSchemas().catch(() => null);
        if (!schemas) {
          toasts.show({
            title: "Error",
            description:
              "The form could not be checked. Please check your connection and try again.",
            variant: "destructive",
          });
          return;
        }
        const result = choose(schemas).safeParse(values);
        if (!result.success) return fields.show(result.error.issues);
        fields.clear();
        onValid(result.data);
      });
    },
  };
}
