// Prints the next events and the account's registrations, with nothing but fetch. node rest.mjs
// https://headwaters.example headwaters_…
const [url, token] = process.argv.slice(2);

async function get(path) {
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${body.message}`);
  return body;
}

for (const { eventDate, title } of await get("/api/events?limit=3")) {
  console.log(`${eventDate} ${title}`);
}
for (const { title, people } of await get("/api/registrations")) {
  console.log(
    `${title}: ${people.map(({ firstName, status }) => `${firstName} ${status}`).join(", ")}`,
  );
}
