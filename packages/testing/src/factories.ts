let people = 0;

/** What someone signs up with. */
export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A registration that nobody has used yet. */
export function buildAccount(overrides: Record<string, unknown> = {}): NewAccount {
  people += 1;
  return {
    firstName: "Ana",
    lastName: "Reyes",
    email: `ana.${people}@example.org`,
    password: "river stones",
    ...overrides,
  };
}

/** An article that the form could send. */
export function buildArticle(overrides: Record<string, unknown> = {}) {
  return {
    title: "The river is clear again",
    content: "After three weekends of work the **gravel bars** are free of glass.",
    excerpt: null,
    category: "conservation",
    imageUrl: null,
    published: true,
    ...overrides,
  };
}

/** An event as its table takes it: tomorrow, unless said otherwise. */
export function buildEvent(overrides: Record<string, unknown> = {}) {
  return {
    title: "Knots and casting",
    description: "Two hours on the **meadow**, with rods to borrow.",
    eventType: "workshop",
    location: "Mill Pond",
    eventDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    published: true,
    ...overrides,
  };
}

/** An education article as its table takes it. */
export function buildEducationArticle(overrides: Record<string, unknown> = {}) {
  return {
    title: "Three knots",
    content: "The **clinch** holds a hook.",
    category: "fishing-techniques",
    ageGroup: "6-12",
    published: true,
    ...overrides,
  };
}

/** A membership application that the form could send. */
export function buildApplication(overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Maya",
    lastName: "Chen",
    email: "Maya.Chen@example.org",
    membershipType: "student",
    ...overrides,
  };
}

/** A message that the contact form could send. */
export function buildMessage(overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Maya",
    lastName: "Chen",
    email: "Maya.Chen@example.org",
    inquiryType: "program-info",
    message: "Is there a place in the Saturday group?\nMy son is seven.",
    ...overrides,
  };
}
