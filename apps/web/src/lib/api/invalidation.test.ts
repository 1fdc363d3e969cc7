import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { invalidateAfter } from "./invalidation.ts";

test("a new name makes the pages stale on which the old one stands", async () => {
  const queryClient = new QueryClient();
  const article = [["news", "page"], { input: { id: "herons" } }];
  const session = [["accounts", "currentUser"]];
  for (const key of [article, session]) queryClient.setQueryData(key, {});
  const options = { mutationKey: [["profile", "changeName"]] };
  await invalidateAfter(queryClient, { options, meta: undefined }, false);
  expect(queryClient.getQueryState(article)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(session)?.isInvalidated).toBe(false);
});
