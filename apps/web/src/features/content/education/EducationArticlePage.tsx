import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { ArticleView } from "../reading/ArticleView.tsx";
import { ArticleBadges } from "./ArticleBadges.tsx";

const list = { to: paths.education, all: "All programs and articles", back: "Back to Education" };
const neighborLabels = { title: "Read next" };

export const prefetch: Prefetch = ({ queries, params: { id = "" } }) =>
  queries.education.page.prefetch({ id });

export default function EducationArticlePage() {
  const { id = "" } = useParams();
  const query = trpc.education.page.useQuery({ id });
  return (
    <ArticleView
      query={query}
      title="Education"
      kind="education"
      list={list}
      neighborLabels={neighborLabels}
      labels={(article) => <ArticleBadges article={article} />}
    />
  );
}
