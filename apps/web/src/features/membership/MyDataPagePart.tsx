import { DataList } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { DateText } from "#ui/DateText.tsx";
import { formatMembershipType, ownMembershipTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.membership.mine.prefetch();
};

/** The membership applications of an account, in words. */
export default function MyDataPagePart() {
  const applications = trpc.membership.mine.useQuery().data ?? [];
  return (
    <DataList title={ownMembershipTexts.applications}>
      {applications.map(({ membershipType, status, createdAt }) => (
        <>
          {formatMembershipType(membershipType)}: {ownMembershipTexts.states[status]},{" "}
          <DateText date={createdAt} />
        </>
      ))}
    </DataList>
  );
}
