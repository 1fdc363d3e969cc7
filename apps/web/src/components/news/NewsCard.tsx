import type { NewsCard as Article } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { newsCategoryNames } from "../../content/news.ts";
import { paths } from "../../paths.ts";
import { DateText } from "../DateText.tsx";
import { Badge } from "../items/Badge.tsx";
import { ItemCard } from "../items/ItemCard.tsx";

interface NewsCardProps {
  article: Article;
  level: 2 | 3;
  more: ReactNode;
  layout?: "upright" | "lead" | "wide" | "row";
}

export function NewsCard({ article, ...shown }: NewsCardProps) {
  const { id, title, imageUrl, imageAlt, category, createdAt, preview } = article;
  return (
    <ItemCard
      {...shown}
      to={paths.newsArticle(id)}
      title={title}
      imageUrl={imageUrl}
      imageAlt={imageAlt}
      labels={
        <>
          <Badge names={newsCategoryNames} value={category} />
          <DateText date={createdAt} />
        </>
      }
      text={preview}
    />
  );
}
