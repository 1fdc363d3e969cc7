import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { mailsTexts } from "../texts/staffMails.ts";
import { OutboundPaused } from "../Warning.tsx";
import { MailLine } from "./MailLine.tsx";
import { mailBar, mailList } from "./mailList.ts";
import { RetryAll } from "./RetryAll.tsx";

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.staff.mails.prefetchInfinite(readFilters(mailList, query)),
);

/** The mails that the site sends. */
export default function MailsPage() {
  const { title, description, lead } = mailsTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Mails />}
    </StaffLayout>
  );
}

function Mails() {
  const filters = useFilters(mailList);
  const mails = trpc.staff.mails.useInfiniteQuery(filters, paging);
  const { label, failed, empty } = mailsTexts;
  return (
    <>
      <OutboundPaused />
      <StaffFilters filters={filters}>
        <ListBar list={mailList} filters={filters} texts={mailBar} />
      </StaffFilters>
      <RetryAll />
      <StaffList query={mails} label={label} failed={failed} empty={empty} getKey={({ id }) => id}>
        {(mail) => <MailLine mail={mail} />}
      </StaffList>
    </>
  );
}
