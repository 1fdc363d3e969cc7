import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { LoadFailure } from "#ui/page/notices.tsx";
import { newslettersTexts } from "../texts/staffNewsletter.ts";
import { Compose } from "./compose/Compose.tsx";
import { Sending } from "./Sending.tsx";

export const prefetch = prefetchForStaff(({ queries, params }) =>
  queries.newsletter.find.prefetch({ id: params.id ?? "" }),
);

/** A newsletter: a draft, being sent, or sent. */
export default function NewsletterPage() {
  const { id = "" } = useParams();
  return <LoadedNewsletter key={id} id={id} />;
}

function LoadedNewsletter({ id }: { id: string }) {
  const query = trpc.newsletter.find.useQuery({ id });
  if (query.isPending) return <Spinner />;
  const { untitled, description, oneFailed, back } = newslettersTexts;
  return (
    <StaffLayout
      title={query.data?.subject || untitled}
      description={description}
      top={<BackLink to={paths.newsletters}>{back}</BackLink>}
    >
      {() => {
        if (query.data?.status === "draft") return <Compose latest={query.data} />;
        if (query.data) return <Sending newsletter={query.data} />;
        return <LoadFailure level={2} title={oneFailed} query={query} />;
      }}
    </StaffLayout>
  );
}
