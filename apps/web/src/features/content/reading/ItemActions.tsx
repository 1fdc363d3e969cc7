import type { ContentTypeName } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { PerAccount, useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { contentProcedures } from "../contentTypes.ts";
import classes from "./ContentArticle.module.css";

interface ItemActionsProps {
  kind: ContentTypeName;
  id: string;
}

/** Above a published item: links for accounts that can edit it. */
export function ItemActions(props: ItemActionsProps) {
  return (
    <PerAccount>
      <OwnActions {...props} />
    </PerAccount>
  );
}

function OwnActions({ kind, id }: ItemActionsProps) {
  const options = { enabled: Boolean(useCurrentUser()), throwOnError: false };
  const { data } = contentProcedures(trpc, kind).permissions.useQuery({ id }, options);
  if (!data?.canEdit) return null;
  return (
    <p className={classes.own}>
      <EditLinks kind={kind} id={id} />
    </p>
  );
}

/** Above a draft, which only accounts that can edit it see. */
export function DraftActions({ kind, id }: ItemActionsProps) {
  return (
    <p className={classes.own}>
      <strong>Draft. Only its author and staff see it.</strong> <EditLinks kind={kind} id={id} />
    </p>
  );
}

function EditLinks({ kind, id }: ItemActionsProps) {
  return (
    <>
      <Link to={paths.editContent(kind, id)}>Edit</Link>
      {kind === "events" && <Link to={paths.roster(id)}>Registrations</Link>}
    </>
  );
}
