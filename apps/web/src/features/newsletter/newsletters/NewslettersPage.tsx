import type { NewsletterEntry } from "@headwaters/contracts";
import { useNavigate } from "react-router-dom";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { useIdempotencyKey } from "#ui/forms/idempotencyKey.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { paging } from "#ui/lists/filters.ts";
import classes from "./NewslettersPage.module.css";
import { newsletterStatusNames, newslettersTexts } from "./texts.ts";

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
      guide={paths.guide("editor", "newsletter")}
      actions={
        <>
          <LinkButton to={paths.subscribers} variant="default" size="sm">
            {subscribers}
          </LinkButton>
          <CreateButton />
        </>
      }
    >
      {() => <NewsletterList />}
    </StaffLayout>
  );
}

function NewsletterList() {
  const { list, failed, empty } = newslettersTexts;
  const query = trpc.newsletter.list.useInfiniteQuery(PAGE, paging);
  return (
    <StaffList query={query} failed={failed} empty={empty} label={list} getKey={({ id }) => id}>
      {(newsletter) => <NewsletterRow newsletter={newsletter} />}
    </StaffList>
  );
}

function NewsletterRow({ newsletter }: { newsletter: NewsletterEntry }) {
  const { id, subject, status, updatedAt, startedAt, progress } = newsletter;
  const { of, saved, sentOn, untitled } = newslettersTexts;
  return (
    <ListRow
      to={paths.newsletter(id)}
      title={subject || untitled}
      labels={<Badge names={newsletterStatusNames} value={status} />}
      side={
        progress && (
          <span className={classes.sentCount}>{of(progress.sent, progress.total)} sent</span>
        )
      }
    >
      {startedAt ? sentOn : saved} <DateText date={startedAt ?? updatedAt} withTime />
    </ListRow>
  );
}

/** Creates a draft and opens it. */
function CreateButton() {
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const create = trpc.newsletter.create.useMutation({
    onSuccess({ id }) {
      key.renew();
      return navigate(paths.newsletter(id));
    },
    onError: (error) => showFailure(error),
  });
  return (
    <ActionButton
      isInactive={create.isPending}
      onClick={() => create.mutate({ idempotencyKey: key.get() })}
    >
      {create.isPending ? newslettersTexts.creating : newslettersTexts.create}
    </ActionButton>
  );
}
