let accounts = 0;

/** The input of the sign-up form. */
export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Builds an account that does not exist yet. */
export function buildAccount(overrides: Record<string, unknown> = {}): NewAccount {
  accounts += 1;
  return {
    firstName: "Ana",
    lastName: "Reyes",
    email: `ana.${accounts}@example.org`,
    password: "river stones",
    ...overrides,
  };
}

/** The defaults with some values replaced; the type keeps what each value is. */
const override = <Defaults, Overrides extends object = object>(
  defaults: Defaults,
  overrides = {} as Overrides,
) => ({ ...defaults, ...overrides }) as Omit<Defaults, keyof Overrides> & Overrides;

/** Builds a news article as the form sends it. */
export const buildArticle = <Overrides extends object = object>(overrides?: Overrides) =>
  override(
    {
      title: "The river is clear again",
      content: "After three weekends of work the **gravel bars** are free of glass.",
      excerpt: null,
      category: "conservation",
      imageUrl: null,
      published: true,
    },
    overrides,
  );

/** Builds a row of the events table, by default for tomorrow. */
export const buildEvent = <Overrides extends object = object>(overrides?: Overrides) =>
  override(
    {
      title: "Knots and casting",
      description: "Two hours on the **meadow**, with rods to borrow.",
      eventType: "workshop",
      location: "Mill Pond",
      eventDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
      published: true,
    },
    overrides,
  );

/** Builds a row of the education articles table. */
export const buildEducationArticle = <Overrides extends object = object>(overrides?: Overrides) =>
  override(
    {
      title: "Three knots",
      content: "The **clinch** holds a hook.",
      category: "fishing-techniques",
      ageGroup: "6-12",
      published: true,
    },
    overrides,
  );

/** Builds a membership application as the form sends it. */
export const buildApplication = <Overrides extends object = object>(overrides?: Overrides) =>
  override(
    {
      firstName: "Maya",
      lastName: "Chen",
      email: "Maya.Chen@example.org",
      membershipType: "student",
    },
    overrides,
  );

/** Builds a message as the contact form sends it. */
export const buildMessage = <Overrides extends object = object>(overrides?: Overrides) =>
  override(
    {
      firstName: "Maya",
      lastName: "Chen",
      email: "Maya.Chen@example.org",
      inquiryType: "program-info",
      message: "Is there a place in the Saturday group?\nMy son is seven.",
    },
    overrides,
  );
