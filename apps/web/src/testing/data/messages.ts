import { test as base } from "../test.ts";
import { createVisitor, type Visitor } from "../visitor.ts";

let people = 0;
/** A name that is unique in these tests. It has letters only, as the site requires. */
export function newName(): string {
  people += 1;
  const digits = [...String(process.pid * 1000 + people)];
  return `Q${digits.map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

interface Fixtures {
  /** Ana, a member of staff. */
  ana: Visitor;
  /** Bo, another member of staff, in another browser. */
  bo: Visitor;
  /** Sends a message as an anonymous visitor; returns its id. */
  receive: (overrides?: Record<string, unknown>) => Promise<string>;
}

async function createStaff(site: Visitor["site"], firstName: string, lastName: string) {
  const staff = createVisitor(site);
  const { email } = await staff.signUp({ firstName, lastName });
  await site.makeStaff(email);
  return staff;
}

/** For tests of messages to the organization and of staff who read them. */
export const test = base.extend<Fixtures>({
  ana: async ({ site }, use) => use(await createStaff(site, "Ana", "Reyes")),
  bo: async ({ site }, use) => use(await createStaff(site, "Bo", "Lind")),
  receive: async ({ visitor, bo }, use) => {
    await use(async (overrides = {}) => {
      const message = {
        firstName: newName(),
        lastName: "Chen",
        email: "maya@example.org",
        inquiryType: "program-info",
        message: "Is there a place?\nMy son is seven.",
        ...overrides,
      };
      await visitor.post("/api/contact", message);
      const path = `/api/staff/messages?search=${message.firstName}`;
      const found = await bo.get<{ items: { id: string }[] }>(path);
      return found.items[0]?.id ?? "";
    });
  },
});
