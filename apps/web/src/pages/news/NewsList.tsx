import { useCurrentUser } from "../../api/currentUser.ts";
import { Arrow } from "../../components/Arrow.tsx";
import { newsList } from "../../components/items/filters.ts";
import { SearchableList } from "../../components/items/SearchableList.tsx";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { NewsCard } from "../../components/news/NewsCard.tsx";
import { newsBar, newsTexts } from "../../content/news.ts";
import { emptyNews } from "../../content/pictures.ts";
import { paths } from "../../paths.ts";
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
