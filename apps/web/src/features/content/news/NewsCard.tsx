import type { NewsCard as Article } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { newsCategoryNames } from "../contentNames.ts";
import { findPlaceholderPicture } from "../contentPictures.ts";
import { newsList } from "../contentTypes.ts";
import { ContentCard } from "../lists/ContentCard.tsx";
import type { ContentPictureProps } from "../reading/ContentPicture.tsx";

interface NewsCardProps extends Pick<ContentPictureProps, "fetched"> {
  article: Article;
  level: 2 | 3;
  more: ReactNode;
  layout?: "upright" | "lead" | "wide" | "row";
}

export function NewsCard({ article, ...shown }: NewsCardProps) {
  const { id, title, imageUrl, imageAlt, imageFocus, category, publishedAt, preview } = article;
  return (
    <ContentCard
      {...shown}
      to={paths.newsArticle(id)}
      title={title}
      imageUrl={imageUrl}
      imageAlt={imageAlt}
      imageFocus={imageFocus}
      placeholder={findPlaceholderPicture("news", category)}
      labels={
        <>
          <Badge
            names={newsCategoryNames}
            value={category}
            to={filteredPath(newsList, { category })}
          />
          <DateText date={publishedAt} />
        </>
      }
      text={preview}
    />
  );
}
