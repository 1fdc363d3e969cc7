import { trpc } from "../../../api/client.ts";
import { readFilters } from "../../../components/items/filters.ts";
import { ListBar } from "../../../components/items/ListBar.tsx";
import { paging } from "../../../components/items/paging.ts";
import { useFilters } from "../../../components/items/useFilters.ts";
import { mailsTexts } from "../../../content/staffMails.ts";
import { StaffList } from "../frame/StaffList.tsx";
import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";
import { MailLine } from "./MailLine.tsx";
import { mailBar, mailList } from "./mailList.ts";
import { RetryAll } from "./RetryAll.tsx";

export const prefetchMails = prefetchForStaff(({ queries, query }) =>
  queries.staff.mails.prefetchInfinite(readFilters(mailList, query)),
);

/** The mails that the site sends. */
export function MailsPage() {
  const { title, description, lead } = mailsTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => <Mails />}
    </StaffPage>
  );
}

function Mails() {
  const filters = useFilters(mailList);
  const mails = trpc.staff.mails.useInfiniteQuery(filters, paging);
  const { label, failed, empty } = mailsTexts;
  return (
    <>
      <ListBar list={mailList} filters={filters} texts={mailBar} />
      <RetryAll />
      <StaffList query={mails} label={label} failed={failed} empty={empty} keyOf={({ id }) => id}>
        {(mail) => <MailLine mail={mail} />}
      </StaffList>
    </>
  );
}
