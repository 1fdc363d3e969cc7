import { useCurrentUser } from "../../api/currentUser.ts";
import listPage from "../../components/items/ListPage.module.css";
import { AddItem } from "../../components/writing/create/AddItem.tsx";
import { newsTexts } from "../../content/news.ts";
import { newsHero } from "../../content/pictures.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { NewsList } from "./NewsList.tsx";
import { Newsletter } from "./Newsletter.tsx";

export { prefetchNews } from "./useNewsList.ts";

export function NewsPage() {
  const user = useCurrentUser();
  return (
    <>
      <PageMeta title={newsTexts.title} description={newsTexts.description} path={paths.news} />
      <Hero picture={newsHero} eyebrow={newsTexts.eyebrow} title={newsTexts.title}>
        <p>{newsTexts.lead}</p>
      </Hero>
      <div className={listPage.list}>
        {user && (
          <AddItem
            user={user}
            kind="news"
            invitation={newsTexts.invitation}
            label={newsTexts.add}
          />
        )}
        <NewsList />
      </div>
      <Newsletter />
    </>
  );
}
