import { can } from "@headwaters/contracts";
import { useCurrentUser } from "#features/accounts";
import { Redirect } from "#layout/Redirect.tsx";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { myContentTexts } from "../texts/editing/myContent.ts";
import { CONTENT_PAGE, MyContent } from "./MyContent.tsx";
import classes from "./MyContentPage.module.css";
import { QueueLink } from "./QueueLink.tsx";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.items.mine.prefetchInfinite(CONTENT_PAGE);
};

/** The author's content. */
export default function MyContentPage() {
  const user = useCurrentUser();
  const { title, description, eyebrow, lead } = myContentTexts;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.myContent)} />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title} lead={lead}>
        {can(user, "reviewContent") && <QueueLink />}
      </QuietHeader>
      <div className={classes.page}>
        <MyContent />
      </div>
    </>
  );
}
