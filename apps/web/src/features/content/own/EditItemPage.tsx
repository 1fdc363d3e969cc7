import type { ContentTypeName, User } from "@headwaters/contracts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import NotFoundPage from "../../../layout/not-found/NotFoundPage.tsx";
import { Redirect } from "../../../layout/Redirect.tsx";
import { trpc } from "../../../lib/api/client.ts";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { paths } from "../../../lib/paths.ts";
import { useCurrentUser } from "../../accounts/index.ts";
import { kindNamed } from "../itemPaths.ts";
import { ItemPage } from "../reading/ItemPage.tsx";
import { editTexts, typeTexts } from "../texts/editing.ts";
import { EditItem } from "./EditItem.tsx";
import { editQuery, NOT_YOURS } from "./editQuery.ts";
import { NotYours } from "./NotYours.tsx";

export const prefetch: Prefetch = async ({ queryClient, client, queries, params, user }) => {
  const kind = kindNamed(params.kind);
  if (!user || !kind || !params.id) return;
  await Promise.all([
    queryClient.prefetchQuery(editQuery(client, user, kind, params.id)),
    queries.items.reviewed.prefetch(),
  ]);
};

export default function EditItemPage() {
  const { kind: name, id = "" } = useParams();
  const user = useCurrentUser();
  const kind = kindNamed(name);
  if (!kind) return <NotFoundPage />;
  // Signing out in another tab ends here too.
  if (!user) return <Redirect to={paths.authFor(paths.writingItem(kind, id))} />;
  return <ItemToEdit key={`${user.id}/${kind}/${id}`} user={user} kind={kind} id={id} />;
}

function ItemToEdit({ user, kind, id }: { user: User; kind: ContentTypeName; id: string }) {
  const { client } = trpc.useUtils();
  const query = useQuery(editQuery(client, user, kind, id));
  return (
    <ItemPage query={query} title={typeTexts[kind].edit} failure={editTexts.failure}>
      {(item) =>
        item === NOT_YOURS ? (
          <NotYours kind={kind} id={id} />
        ) : (
          <EditItem user={user} kind={kind} latest={item} />
        )
      }
    </ItemPage>
  );
}
