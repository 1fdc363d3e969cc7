import type { ContentTypeName, User } from "@headwaters/contracts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import NotFoundPage from "../../../../layout/not-found/NotFoundPage.tsx";
import { Redirect } from "../../../../layout/Redirect.tsx";
import { trpc } from "../../../../lib/api/client.ts";
import type { Prefetch } from "../../../../lib/api/prefetch.ts";
import { paths } from "../../../../lib/paths.ts";
import { useCurrentUser } from "../../../accounts/index.ts";
import { parseContentType } from "../../contentPaths.ts";
import { ContentPage } from "../../reading/page/ContentPage.tsx";
import { editTexts, typeTexts } from "../../texts/editing.ts";
import { EditContent } from "./EditContent.tsx";
import { editQuery, NOT_YOURS } from "./editQuery.ts";
import { NotYours } from "./NotYours.tsx";

export const prefetch: Prefetch = async ({ queryClient, client, queries, params, user }) => {
  const kind = parseContentType(params.kind);
  if (!user || !kind || !params.id) return;
  await Promise.all([
    queryClient.prefetchQuery(editQuery(client, user, kind, params.id)),
    queries.items.reviewed.prefetch(),
  ]);
};

export default function EditContentPage() {
  const { kind: name, id = "" } = useParams();
  const user = useCurrentUser();
  const kind = parseContentType(name);
  if (!kind) return <NotFoundPage />;
  // Signing out in another tab ends here too.
  if (!user) return <Redirect to={paths.authFor(paths.writingItem(kind, id))} />;
  return <ContentToEdit key={`${user.id}/${kind}/${id}`} user={user} kind={kind} id={id} />;
}

function ContentToEdit({ user, kind, id }: { user: User; kind: ContentTypeName; id: string }) {
  const { client } = trpc.useUtils();
  const query = useQuery(editQuery(client, user, kind, id));
  return (
    <ContentPage query={query} title={typeTexts[kind].edit} failure={editTexts.failure}>
      {(item) =>
        item === NOT_YOURS ? (
          <NotYours kind={kind} id={id} />
        ) : (
          <EditContent user={user} kind={kind} latest={item} />
        )
      }
    </ContentPage>
  );
}
