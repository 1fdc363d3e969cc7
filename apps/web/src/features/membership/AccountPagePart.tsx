import { AccountPart } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { formatMembershipType, ownMembershipTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.membership.mine.prefetch();
};

/** The membership applications of an account, with their states. */
export default function AccountPagePart() {
  const { title, text, none, apply, states } = ownMembershipTexts;
  const applications = trpc.membership.mine.useQuery().data ?? [];
  return (
    <AccountPart id="membership" title={title} text={applications.length > 0 ? text : none}>
      {applications.length === 0 ? (
        <LinkButton to={paths.membership} variant="outline">
          {apply}
        </LinkButton>
      ) : (
        <ul className={lists.part}>
          {applications.map(({ id, membershipType, status, createdAt }) => (
            <li key={id}>
              <strong>{formatMembershipType(membershipType)}</strong>: {states[status]},{" "}
              <DateText date={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </AccountPart>
  );
}
