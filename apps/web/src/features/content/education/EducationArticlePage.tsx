import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { paths } from "../../../lib/paths.ts";
import { contentQuery } from "../reading/contentQuery.ts";
import { ArticlePage } from "../reading/page/ArticlePage.tsx";
import { ArticleBadges } from "./ArticleBadges.tsx";

const list = { to: paths.education, all: "All programs and articles", back: "Back to Education" };
const next = { title: "Read next" };

export const prefetch: Prefetch = ({ queryClient, client, params: { id = "" } }) =>
  queryClient.prefetchQuery(contentQuery("education", id, client.education.page.query));

export default function EducationArticlePage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  return (
    <ArticlePage
      query={useQuery(contentQuery("education", id, client.education.page.query))}
      title="Education"
      kind="education"
      type="Article"
      list={list}
      next={next}
      toPath={paths.educationArticle}
      labels={(article) => <ArticleBadges article={article} />}
    />
  );
}
