import { MISSING_FIELDS } from "@headwaters/contracts";
import { toasts } from "#lib/toasts.ts";

const labels: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
};

/** Finds empty fields, and shows a toast about them. */
export function findMissing(values: object) {
  const missing = Object.entries(values).filter(([, value]) => !value);
  if (missing.length > 0) {
    toasts.show({ title: "Missing fields", description: MISSING_FIELDS, variant: "destructive" });
  }
  return missing.map(([path]) => ({ path, message: `${labels[path]} is required` }));
}
