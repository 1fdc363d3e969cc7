import { useCurrentUser } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Notice } from "#ui/page/notices.tsx";
import { emptyNews } from "#ui/pictures/pictures.ts";
import { newsList } from "../contentLists.ts";
import { SearchableList } from "../reading/list/SearchableList.tsx";
import { newsBar, newsTexts } from "../texts/reading/news.ts";
import { NewsCard } from "./NewsCard.tsx";
import { useNewsList } from "./useNewsList.ts";

const words = {
  failure: "The news could not be loaded",
  more: "Show older news",
  moreFailure: "Older news could not be loaded.",
};

export function NewsList() {
  const news = useNewsList();
  return (
    <SearchableList
      list={newsList}
      bar={newsBar}
      level={2}
      query={news}
      layout="lead"
      words={words}
      empty={<NoNews />}
    >
      {(article, index) => (
        <NewsCard
          article={article}
          level={2}
          more={
            <>
              Read More <Arrow to="right" />
            </>
          }
          layout={index === 0 ? "wide" : "upright"}
        />
      )}
    </SearchableList>
  );
}

function NoNews() {
  const user = useCurrentUser();
  const { title, text, author } = newsTexts.empty;
  return (
    <Notice level={2} title={title} picture={emptyNews}>
      <p>{user ? author : text}</p>
      <LinkButton to={paths.education}>Explore Our Programs</LinkButton>
    </Notice>
  );
}
