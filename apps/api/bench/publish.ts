import type { Server } from "./servers.ts";

let published = 0;

/** Publishes an article with this session cookie; resolves with its unique title. */
export async function publish({ url }: Server, cookie: string): Promise<string> {
  published += 1;
  const title = `Change ${published} of the river.`;
  const response = await fetch(`${url}/api/news`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({
      title,
      content: "After three weekends of work the **gravel bars** are free of glass.",
      category: "conservation",
      published: true,
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return title;
}
