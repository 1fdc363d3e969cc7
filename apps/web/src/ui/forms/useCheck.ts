import { useTransition } from "react";
import { toasts } from "../../lib/toasts/store.ts";
import { importSchemas, type Schemas } from "./importSchemas.ts";
import type { Issue } from "./showFailure.ts";
import type { FieldErrors } from "./useFieldErrors.ts";

interface Schema<Values> {
  safeParse(
    values: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: Issue[] } };
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
