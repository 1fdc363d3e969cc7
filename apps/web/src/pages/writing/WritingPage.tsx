import { useCurrentUser } from "../../api/currentUser.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { QuietHeader } from "../../components/QuietHeader.tsx";
import { myItemsTexts } from "../../content/myItems.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { Redirect } from "../../layout/Redirect.tsx";
import { paths } from "../../paths.ts";
import { ITEMS_PAGE, MyItems } from "./MyItems.tsx";
import { QueueLink } from "./QueueLink.tsx";
import classes from "./WritingPage.module.css";

export const prefetchWriting: Prefetch = async ({ user, queries }) => {
  if (user) await queries.items.mine.prefetchInfinite(ITEMS_PAGE);
};

/** What someone wrote. */
export function WritingPage() {
  const user = useCurrentUser();
  const { title, description, eyebrow, lead } = myItemsTexts;
  // Signing out in another tab ends here too.
  if (!user) return <Redirect to={paths.authFor(paths.writing)} />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title} lead={lead}>
        {user.role === "staff" && <QueueLink />}
      </QuietHeader>
      <div className={classes.page}>
        <MyItems />
      </div>
    </>
  );
}
