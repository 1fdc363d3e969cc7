import { Link, useLocation, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { ContentText } from "#features/content";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { StaffLayout, useOrigin } from "#layout/staff/StaffLayout.tsx";
import { paths } from "#lib/paths.ts";
import shared from "#ui/shared.module.css";
import classes from "./GuidePage.module.css";
import { guides, guideTexts } from "./guides.ts";

/** A guide for volunteers. */
export default function GuidePage() {
  const { guide: name = "" } = useParams();
  const { pathname, state } = useLocation();
  const origin = useOrigin(undefined);
  const user = useCurrentUser();
  const guide = guides.get(name);
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(pathname)} />;
  if (!guide) return <NotFoundPage />;
  const { eyebrow, description, others, contents } = guideTexts;
  return (
    <StaffLayout
      title={guide.title}
      description={description}
      eyebrow={eyebrow}
      back={origin}
      actions={
        <nav aria-label={others}>
          <ul className={`${shared.row} ${classes.others}`}>
            {[...guides].map(([other, { title }]) => (
              <li key={other}>
                <Link
                  to={paths.guide(other)}
                  state={state}
                  aria-current={other === name ? "page" : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {() => (
        <div className={classes.columns}>
          <nav aria-label={contents} className={classes.contents} data-no-print>
            <ol>
              {guide.sections.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} state={state}>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <ContentText html={guide.html} className={classes.text} />
        </div>
      )}
    </StaffLayout>
  );
}
