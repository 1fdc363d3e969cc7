import { useEffect } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { ContentText } from "#features/content";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import classes from "./GuidePage.module.css";
import { guides, guideTexts } from "./guides.ts";

/** A guide for volunteers. */
export default function GuidePage() {
  const { guide: name = "" } = useParams();
  const { pathname, hash, key } = useLocation();
  const user = useCurrentUser();
  // The keyboard continues at the section of a link, to which the router scrolls. In the next frame, because the
  // layout moves the focus to the start of a new page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  const guide = guides.get(name);
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(pathname)} />;
  if (!guide) return <NotFoundPage />;
  const { eyebrow, description, others, contents } = guideTexts;
  return (
    <>
      <PageMeta title={guide.title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={guide.title}>
        <nav aria-label={others} data-no-print>
          <ul className={`${shared.row} ${classes.others}`}>
            {[...guides].map(([other, { title }]) => (
              <li key={other}>
                <Link to={paths.guide(other)} aria-current={other === name ? "page" : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </QuietHeader>
      <div className={classes.columns}>
        <nav aria-label={contents} className={classes.contents} data-no-print>
          <ol>
            {guide.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <ContentText html={guide.html} className={classes.text} />
      </div>
    </>
  );
}
