import { Button } from "@mantine/core";
import { useCurrentUser } from "../../api/currentUser.ts";
import { Arrow } from "../../components/Arrow.tsx";
import { CardSkeletons } from "../../components/CardSkeletons.tsx";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { NewsCard } from "../../components/news/NewsCard.tsx";
import { newsTexts } from "../../content/news.ts";
import { emptyNews } from "../../content/pictures.ts";
import { paths } from "../../paths.ts";
import classes from "./NewsList.module.css";
import { useNewsList } from "./useNewsList.ts";

export function NewsList() {
  const news = useNewsList();
  const user = useCurrentUser();
  if (news.isPending) return <CardSkeletons count={7} lead />;
  if (!news.data) {
    return (
      <Notice level={2} title="The news could not be loaded">
        <p>{news.error.message}</p>
        <Button loading={news.isFetching} onClick={() => news.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  const articles = news.data.pages.flat();
  if (articles.length === 0) {
    return (
      <Notice level={2} title={newsTexts.empty} picture={emptyNews}>
        {user ? (
          <p>The water is quiet. Use Add News above to write the first story.</p>
        ) : (
          <p>The water is quiet. Until there is something to tell, see what we do all year.</p>
        )}
        <LinkButton to={paths.education}>Explore Our Programs</LinkButton>
      </Notice>
    );
  }
  return (
    <>
      <ul className={classes.cards}>
        {articles.map((article, index) => (
          <li key={article.id}>
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
          </li>
        ))}
      </ul>
      {news.hasNextPage && (
        <Button
          variant="outline"
          className={classes.older ?? ""}
          loading={news.isFetchingNextPage}
          onClick={() => news.fetchNextPage()}
        >
          Show older news
        </Button>
      )}
      {news.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          Older news could not be loaded. {news.error?.message}
        </p>
      )}
    </>
  );
}
