import type { NewsletterEntry } from "@headwaters/contracts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import shared from "#ui/shared.module.css";
import {
  newsletterStatusNames,
  newslettersTexts,
  progressTexts,
} from "../texts/staffNewsletter.ts";
import { CreateButton } from "./CreateButton.tsx";
import classes from "./Newsletters.module.css";

const PAGE = { limit: 25 };

export const prefetch = prefetchForStaff(({ queries }) =>
  queries.newsletter.list.prefetchInfinite(PAGE),
);

/** All newsletters, the newest first. */
export default function NewslettersPage() {
  const { title, description, lead, subscribers } = newslettersTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      top={
        <div className={`${shared.row} ${classes.actions}`}>
          <CreateButton />
          <LinkButton to={paths.subscribers} variant="default">
            {subscribers}
          </LinkButton>
        </div>
      }
    >
      {() => <NewsletterList />}
    </StaffLayout>
  );
}

function NewsletterList() {
  const { list, failed, empty } = newslettersTexts;
  const query = trpc.newsletter.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <StaffList query={query} failed={failed} empty={empty} label={list} getKey={({ id }) => id}>
      {(newsletter) => <NewsletterRow newsletter={newsletter} />}
    </StaffList>
  );
}

function NewsletterRow({ newsletter }: { newsletter: NewsletterEntry }) {
  const { id, subject, status, updatedAt, startedAt, progress } = newsletter;
  const { saved, sentOn, untitled } = newslettersTexts;
  return (
    <ListRow
      to={paths.newsletter(id)}
      title={subject || untitled}
      labels={<Badge names={newsletterStatusNames} value={status} />}
      side={
        progress && (
          <span className={classes.number}>
            {progressTexts.of(progress.sent, progress.total)} sent
          </span>
        )
      }
    >
      {startedAt ? sentOn : saved} <DateText date={startedAt ?? updatedAt} withTime />
    </ListRow>
  );
}
