import type { EducationCard as Article } from "@headwaters/contracts";
import { useId } from "react";
import { useCurrentUser } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Notice } from "#ui/page/notices.tsx";
import { educationList } from "../contentLists.ts";
import { AddContent } from "../create/AddContent.tsx";
import { findDrawing } from "../drawings.ts";
import { ContentCard } from "../reading/list/ContentCard.tsx";
import listPage from "../reading/list/ListPage.module.css";
import { SearchableList } from "../reading/list/SearchableList.tsx";
import { educationBar, educationTexts } from "../texts/reading/education.ts";
import { ArticleBadges } from "./ArticleBadges.tsx";
import { useEducationList } from "./useEducationList.ts";

const words = {
  failure: "The articles could not be loaded",
  more: "Show more articles",
  moreFailure: "More articles could not be loaded.",
};

/**
 * The list of articles. It is at the top of the page, so its heading is for screen readers alone.
 */
export function Library() {
  const titleId = useId();
  const user = useCurrentUser();
  const { empty, invitation, add } = educationTexts;
  return (
    <section className={listPage.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={hidden.hidden}>
        {educationTexts.library}
      </h2>
      {user && <AddContent user={user} kind="education" invitation={invitation} label={add} />}
      <SearchableList
        list={educationList}
        bar={educationBar}
        level={3}
        query={useEducationList()}
        layout="three"
        words={words}
        empty={
          <Notice level={3} title={empty.title} picture={empty.picture}>
            <p>{empty.text}</p>
            <LinkButton to={paths.events}>See the Events</LinkButton>
          </Notice>
        }
      >
        {(article) => <EducationCard article={article} />}
      </SearchableList>
    </section>
  );
}

function EducationCard({ article }: { article: Article }) {
  const { id, title, imageUrl, imageAlt, imageFocus, preview } = article;
  return (
    <ContentCard
      to={paths.educationArticle(id)}
      title={title}
      imageUrl={imageUrl}
      imageAlt={imageAlt}
      imageFocus={imageFocus}
      drawing={findDrawing("education", article.category)}
      labels={<ArticleBadges article={article} />}
      text={preview}
      more={
        <>
          Read More <Arrow to="right" />
        </>
      }
      level={3}
    />
  );
}
