import type { ContentTypeName, User } from "@headwaters/contracts";
import { useParams, useRouteError } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage, { NotFoundBoundary } from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import { isForbidden, isHidden } from "#lib/api/failures.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { contentProcedures, parseContentType } from "../../contentTypes.ts";
import { editTexts, typeTexts } from "../../texts/editing/editor.ts";
import { EditContent } from "./EditContent.tsx";
import { NotYours } from "./NotYours.tsx";

export const prefetch: Prefetch = async ({ queries, params: { kind: name, id }, user }) => {
  const kind = parseContentType(name);
  if (!user || !kind || !id) return;
  await Promise.all([
    contentProcedures(queries, kind).edit.prefetch({ id }),
    queries.items.reviewed.prefetch(),
  ]);
};

export default function EditContentPage() {
  const { kind: name, id = "" } = useParams();
  const user = useCurrentUser();
  const kind = parseContentType(name);
  if (!kind) return <NotFoundPage />;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.editContent(kind, id))} />;
  return <ContentToEdit key={`${user.id}/${kind}/${id}`} user={user} kind={kind} id={id} />;
}

/** Redirects to the public page of an item that this account may read but not change. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { kind: name, id = "" } = useParams();
  const kind = parseContentType(name);
  return kind && isForbidden(error) ? <NotYours kind={kind} id={id} /> : <NotFoundBoundary />;
}

function ContentToEdit({ user, kind, id }: { user: User; kind: ContentTypeName; id: string }) {
  const query = contentProcedures(trpc, kind).edit.useQuery(
    { id },
    { ...freshQuery, throwOnError: isHidden },
  );
  return (
    <QueryView query={query} title={typeTexts[kind].edit} failure={editTexts.failure}>
      {(item) => <EditContent user={user} kind={kind} latest={item} />}
    </QueryView>
  );
}
