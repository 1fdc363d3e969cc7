import { useCurrentUser } from "../../api/currentUser.ts";
import { newsList } from "../../components/items/filters.ts";
import listPage from "../../components/items/ListPage.module.css";
import { useListMeta } from "../../components/items/useListMeta.ts";
import { AddItem } from "../../components/writing/create/AddItem.tsx";
import { newsBar, newsTexts } from "../../content/news.ts";
import { newsHero } from "../../content/pictures.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { NewsList } from "./NewsList.tsx";
import { Newsletter } from "./Newsletter.tsx";

export { prefetchNews } from "./useNewsList.ts";

export function NewsPage() {
  const user = useCurrentUser();
  const meta = useListMeta(newsList, newsBar, newsTexts.title);
  return (
    <>
      <PageMeta {...meta} description={newsTexts.description} />
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
