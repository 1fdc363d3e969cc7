import type { EducationCard as Article } from "@headwaters/contracts";
import { useId } from "react";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PAGE, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { Notice } from "#ui/page/notices.tsx";
import { Closing, Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import shared from "#ui/shared.module.css";
import { findPlaceholderPicture } from "../contentPictures.ts";
import { educationList } from "../contentTypes.ts";
import { AddContent } from "../create/AddContent.tsx";
import { ContentCard } from "../lists/ContentCard.tsx";
import { ListPageHead } from "../lists/ListPageHead.tsx";
import lists from "../lists/SearchableList.module.css";
import { SearchableList } from "../lists/SearchableList.tsx";
import { ArticleBadges } from "./ArticleBadges.tsx";
import classes from "./EducationPage.module.css";
import { educationBar, educationTexts, programsTexts } from "./texts.ts";

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.education.cards.prefetchInfinite({ ...PAGE, ...readFilters(educationList, query) });

const labels = {
  failure: "The articles could not be loaded",
  more: "Show more articles",
  moreFailure: "More articles could not be loaded.",
};

export default function EducationPage() {
  const { hero, join } = educationTexts;
  return (
    <>
      <ListPageHead list={educationList} bar={educationBar} hero={hero} texts={educationTexts} />
      <Library />
      <Programs />
      <Closing title={join.title} text={join.text}>
        <LinkButton to={paths.membership} size="lg" color="sand.1">
          {join.join}
        </LinkButton>
        <LinkButton to={paths.contact} size="lg" variant="outline" color="white">
          {join.contact}
        </LinkButton>
      </Closing>
    </>
  );
}

/**
 * The list of articles. It is at the top of the page, so its heading is for screen readers alone.
 */
function Library() {
  const titleId = useId();
  const input = { ...PAGE, ...useFilters(educationList) };
  const query = trpc.education.cards.useInfiniteQuery(input, paging);
  const { library, empty, add } = educationTexts;
  return (
    <section className={lists.listPage} aria-labelledby={titleId}>
      <h2 id={titleId} className={hidden.hidden}>
        {library}
      </h2>
      <SearchableList
        list={educationList}
        bar={educationBar}
        action={<AddContent kind="education" label={add} />}
        level={3}
        query={query}
        layout="three"
        labels={labels}
        empty={
          <Notice level={3} title={empty.title} picture={empty.picture}>
            <p>{empty.text}</p>
            <LinkButton to={paths.events}>See the Events</LinkButton>
          </Notice>
        }
      >
        {(article, fetched) => <EducationCard article={article} fetched={fetched} />}
      </SearchableList>
    </section>
  );
}

function EducationCard({ article, fetched }: { article: Article; fetched: "first" | undefined }) {
  return (
    <ContentCard
      to={paths.educationArticle(article.id)}
      title={article.title}
      imageUrl={article.imageUrl}
      imageAlt={article.imageAlt}
      imageFocus={article.imageFocus}
      placeholder={findPlaceholderPicture("education", article.category)}
      labels={<ArticleBadges article={article} />}
      text={article.preview}
      more={
        <>
          Read More <Arrow to="right" />
        </>
      }
      level={3}
      fetched={fetched}
    />
  );
}

/** The three programs, by age. */
function Programs() {
  const { eyebrow, title, cards } = programsTexts;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <ul className={classes.cards}>
        {cards.map(({ picture, alt, ...card }) => (
          <li key={card.title} className={classes.card}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 60em) 25rem, (min-width: 40em) 40vw, 92vw"
              className={shared.picture}
            />
            <div className={classes.text}>
              <h3>
                {card.title} <span className={shared.eyebrow}>{card.ages}</span>
              </h3>
              <p className={shared.soft}>{card.text}</p>
              <ul className={classes.learn}>
                {card.learn.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
