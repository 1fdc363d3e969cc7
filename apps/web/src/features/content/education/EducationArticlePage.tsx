import type { EducationArticlePage as Article } from "@headwaters/contracts";
import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import type { ItemQuery } from "#ui/lists/QueryView.tsx";
import { ArticleView } from "../reading/ArticleView.tsx";
import { DraftBoundary, loadContent, prefetchContent } from "../reading/DraftBoundary.tsx";
import { ArticleBadges } from "./ArticleBadges.tsx";

const list = { to: paths.education, all: "All programs and articles", back: "Back to Education" };
const neighborLabels = { title: "Read next" };

export const prefetch = prefetchContent("education");
export const loader = loadContent("education");

export default function EducationArticlePage() {
  const { id = "" } = useParams();
  return <EducationArticle query={trpc.education.page.useQuery({ id })} />;
}

export const ErrorBoundary = () => (
  <DraftBoundary kind="education">{(query) => <EducationArticle query={query} />}</DraftBoundary>
);

function EducationArticle({ query }: { query: ItemQuery<Article> }) {
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
