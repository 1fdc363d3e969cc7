import type { NewsArticlePage } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { Arrow } from "../../components/Arrow.tsx";
import { DateText } from "../../components/DateText.tsx";
import { CategoryBadge } from "../../components/news/CategoryBadge.tsx";
import { NewsPicture } from "../../components/news/NewsPicture.tsx";
import { previewOf } from "../../components/ownPicture.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import classes from "./Article.module.css";
import { ArticleText } from "./ArticleText.tsx";
import { articleItem } from "./articleItem.ts";

export function Article({ article }: { article: NewsArticlePage }) {
  return (
    <article className={classes.article}>
      <PageMeta
        title={article.title}
        description={article.preview}
        path={paths.newsArticle(article.id)}
        picture={previewOf(article.imageUrl)}
        article={{
          published: article.createdAt,
          changed: article.updatedAt,
          section: article.category,
        }}
        about={(publicUrl) => articleItem(article, publicUrl)}
      />
      <Link to={paths.news} className={classes.back}>
        <Arrow to="left" /> All news
      </Link>
      <header className={classes.head}>
        <p className={classes.meta}>
          <CategoryBadge category={article.category} />
          <DateText date={article.createdAt} />
        </p>
        <h1 className={classes.title}>{article.title}</h1>
        {article.excerpt && <p className={classes.lead}>{article.excerpt}</p>}
      </header>
      {article.imageUrl && (
        <div className={classes.picture}>
          <NewsPicture imageUrl={article.imageUrl} sizes="(min-width: 80em) 78rem, 100vw" first />
        </div>
      )}
      <ArticleText className={classes.text} html={article.html} />
      <footer className={classes.foot}>
        <Link to={paths.news}>
          <Arrow to="left" /> Back to News
        </Link>
      </footer>
    </article>
  );
}
