const labels: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
};

/** Errors of empty fields. */
export function missingFields(values: Readonly<Record<string, string>>) {
  return Object.entries(values)
    .filter(([, value]) => !value)
    .map(([path]) => ({ path, message: `${labels[path]} is required` }));
}
