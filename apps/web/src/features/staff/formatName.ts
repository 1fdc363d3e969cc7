/** The name by which staff know a person. */
export function formatName({ firstName, lastName, email }: NamedPerson): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

interface NamedPerson {
  firstName: string | null;
  lastName: string | null;
  email: string;
}
