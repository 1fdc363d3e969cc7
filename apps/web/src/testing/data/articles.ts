import { buildArticle } from "@headwaters/testing/factories";
import type { Visitor } from "../visitor.ts";

/** Publishes an article as a member; returns its id. */
export async function publishArticle(author: Visitor, overrides: Record<string, unknown> = {}) {
  const { id } = await author.post<{ id: string }>("/api/news", buildArticle(overrides));
  return id;
}
