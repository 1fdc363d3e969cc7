import type { NewsCard as Article } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { DateText } from "../DateText.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import classes from "./NewsCard.module.css";
import { NewsPicture } from "./NewsPicture.tsx";

interface NewsCardProps {
  article: Article;
  /** Level of its title on the page. */
  level: 2 | 3;
  /** Words of its link. */
  more: ReactNode;
  /** upright: picture above the words; lead: the same, large; wide, row: beside them, large, small. */
  layout?: "upright" | "lead" | "wide" | "row";
}

// On a phone two thirds of its width: its pixels are too fine for more to be seen.
const sizes = {
  upright: "(min-width: 64em) 25rem, (min-width: 40em) 46vw, 66vw",
  lead: "(min-width: 64em) 40rem, 66vw",
  wide: "(min-width: 64em) 46rem, 66vw",
  row: "(min-width: 40em) 12rem, 66vw",
};

export function NewsCard({ article, level, more, layout = "upright" }: NewsCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={classes.card} data-layout={layout}>
      {article.imageUrl && <NewsPicture imageUrl={article.imageUrl} sizes={sizes[layout]} />}
      <div className={classes.words}>
        <p className={classes.meta}>
          <CategoryBadge category={article.category} />
          <DateText date={article.createdAt} />
        </p>
        <Title className={classes.title}>{article.title}</Title>
        <p className={classes.excerpt}>{article.preview}</p>
        <Link className={classes.more} to={paths.newsArticle(article.id)}>
          {more}
          <span className={classes.about}> {article.title}</span>
        </Link>
      </div>
    </article>
  );
}
