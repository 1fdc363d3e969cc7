import type { NewsArticlePage } from "@headwaters/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ApiClient, trpc } from "../../api/client.ts";
import { isMissing } from "../../api/failures.ts";

/** An article by its id; null where there is none. */
export function articleQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["newsArticle", id],
    queryFn: async ({ signal }): Promise<NewsArticlePage | null> => {
      try {
        return await client.news.page.query({ id }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}

export function useArticle(id: string) {
  const { client } = trpc.useUtils();
  return useQuery(articleQuery(client, id));
}
