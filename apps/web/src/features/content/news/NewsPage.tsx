import { useCurrentUser } from "#features/accounts";
import { Hero } from "#layout/Hero.tsx";
import { PageParts } from "#layout/PageParts.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { newsHero } from "#ui/pictures/pictures.ts";
import { newsList } from "../contentLists.ts";
import { AddContent } from "../create/AddContent.tsx";
import listPage from "../reading/list/ListPage.module.css";
import { useListMeta } from "../reading/list/useListMeta.ts";
import { newsBar, newsTexts } from "../texts/reading/news.ts";
import { NewsList } from "./NewsList.tsx";

export { prefetchNews as prefetch } from "./useNewsList.ts";

export default function NewsPage() {
  const user = useCurrentUser();
  const meta = useListMeta(newsList, newsBar, newsTexts.title);
  return (
    <>
      <PageMeta {...meta} description={newsTexts.description} />
      <Hero size="list" picture={newsHero} eyebrow={newsTexts.eyebrow} title={newsTexts.title}>
        <p>{newsTexts.lead}</p>
      </Hero>
      <div className={listPage.list}>
        {user && (
          <AddContent
            user={user}
            kind="news"
            invitation={newsTexts.invitation}
            label={newsTexts.add}
          />
        )}
        <NewsList />
      </div>
      <PageParts />
    </>
  );
}
