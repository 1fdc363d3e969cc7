import { useCurrentUser } from "../../api/currentUser.ts";
import { newsTexts } from "../../content/news.ts";
import { newsHero } from "../../content/pictures.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { AddNews } from "./AddNews.tsx";
import { NewsList } from "./NewsList.tsx";
import { Newsletter } from "./Newsletter.tsx";
import classes from "./NewsPage.module.css";

export { prefetchNews } from "./useNewsList.ts";

export function NewsPage() {
  const user = useCurrentUser();
  return (
    <>
      <PageMeta title={newsTexts.title} description={newsTexts.description} path={paths.news} />
      <Hero picture={newsHero} eyebrow={newsTexts.eyebrow} title={newsTexts.title}>
        <p>{newsTexts.lead}</p>
      </Hero>
      <div className={classes.list}>
        {user && <AddNews user={user} />}
        <NewsList />
      </div>
      <Newsletter />
    </>
  );
}
