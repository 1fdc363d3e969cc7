import { test as base } from "../test.ts";
import { createVisitor, type Visitor } from "../visitor.ts";

let people = 0;
/** A name that nobody else in these tests has: letters alone, as people write them. */
export function newName(): string {
  people += 1;
  const digits = [...String(process.pid * 1000 + people)];
  return `Q${digits.map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

interface Fixtures {
  /** Ana, who is staff. */
  ana: Visitor;
  /** Bo, who is staff too, elsewhere. */
  bo: Visitor;
  /** Sends a message as a visitor does; answers with its id. */
  receive: (overrides?: Record<string, unknown>) => Promise<string>;
}

async function createStaff(site: Visitor["site"], firstName: string, lastName: string) {
  const staff = createVisitor(site);
  const { email } = await staff.signUp({ firstName, lastName });
  await site.makeStaff(email);
  return staff;
}

/** Tests of what visitors write to the organization, and of staff who read it. */
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
