// Registers a family for the first event with free seats, and prints the roster. node register.ts
// https://headwaters.example headwaters_… The token needs the scopes "content:read",
// "registrations:read" and "registrations:write"; only the event's leaders and staff may read the roster.
import { ConflictError, createClient, ForbiddenError, type Outputs } from "@headwaters/client";

const [url = "", token = ""] = process.argv.slice(2);
const client = createClient({ url, token });
const terms = await client.registrations.terms.query();

type Event = Outputs["events"]["list"]["items"][number];

/** Registers the family; returns false if the event does not accept them. */
async function register({ id, title }: Event): Promise<boolean> {
  try {
    const people = await client.registrations.register.mutate({
      id,
      participants: [
        { kind: "newChild", firstName: "Mia", birthYear: 2018 },
        { kind: "newChild", firstName: "Leo", birthYear: 2016 },
      ],
      guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
      emergency: { name: "Leo Reyes", phone: "(555) 010-0177" },
      terms: terms.version,
    });
    for (const { firstName, status } of people) console.log(`  ${firstName}: ${status}`);
    return true;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    console.log(`  ${title}: ${error.message}`);
    return false;
  }
}

async function printRoster({ id, title }: Event) {
  try {
    const { entries } = await client.registrations.roster.query({ id });
    console.log(`${title} has ${entries.length} on its list:`);
    for (const { firstName, status } of entries) console.log(`  ${firstName}: ${status}`);
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    console.log(error.message);
  }
}

const { items } = await client.events.list.query({ limit: 10 });
for (const event of items) {
  console.log(`${event.eventDate.toISOString()} ${event.title}`);
  if (await register(event)) {
    await printRoster(event);
    break;
  }
}
