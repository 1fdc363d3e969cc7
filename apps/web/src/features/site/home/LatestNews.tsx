import { NewsCard, newsTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { CardSkeletons } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { Section } from "#ui/page/sections.tsx";
import { emptyNews } from "#ui/pictures/pictures.ts";
import classes from "./HomePage.module.css";

const SHOWN = { limit: 4 };

export const prefetchLatestNews: Prefetch = ({ queries }) => queries.news.cards.prefetch(SHOWN);

export function LatestNews() {
  return (
    <Section
      eyebrow={newsTexts.eyebrow}
      title={newsTexts.title}
      opener="plain"
      action={
        <LinkButton to={paths.news} variant="outline">
          View All News
        </LinkButton>
      }
    >
      <NewsCards />
    </Section>
  );
}

function NewsCards() {
  const news = trpc.news.cards.useQuery(SHOWN);
  if (news.isPending) return <CardSkeletons count={3} />;
  if (!news.data) {
    return <LoadFailure level={3} title="The news could not be loaded" query={news} />;
  }
  if (news.data.items.length === 0) {
    return (
      <Notice level={3} title={newsTexts.empty.title} picture={emptyNews}>
        <p>{newsTexts.empty.authorHome}</p>
        <LinkButton to={paths.news}>Go to News</LinkButton>
      </Notice>
    );
  }
  return (
    <ul className={classes.newsCards}>
      {news.data.items.map((article, index) => (
        <li key={article.id}>
          <NewsCard
            article={article}
            level={3}
            more="Read More"
            layout={index === 0 ? "lead" : "row"}
          />
        </li>
      ))}
    </ul>
  );
}
