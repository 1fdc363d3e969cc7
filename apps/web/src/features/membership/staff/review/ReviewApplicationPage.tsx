import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { PENDING_MAIL_POLL_MS } from "#lib/api/freshness.ts";
import { paths } from "#lib/paths.ts";
import { LoadFailure } from "#ui/page/notices.tsx";
import { applicationTexts } from "../../texts/applications.ts";
import { formatName } from "../formatName.ts";
import { ApplicationFacts } from "./ApplicationFacts.tsx";

export const prefetch = prefetchForStaff(({ queries, params: { id = "" } }) =>
  queries.membership.find.prefetch({ id }),
);

/** One application with its decisions. */
export default function ReviewApplicationPage() {
  const { id = "" } = useParams();
  return <LoadedApplication key={id} id={id} />;
}

function LoadedApplication({ id }: { id: string }) {
  const query = trpc.membership.find.useQuery(
    { id },
    {
      refetchInterval: ({ state }) =>
        state.data?.decisions[0]?.mail?.status === "pending" && PENDING_MAIL_POLL_MS,
    },
  );
  if (query.isPending) return <Spinner />;
  const { title, description, back, detail } = applicationTexts;
  return (
    <StaffLayout
      title={query.data ? formatName(query.data) : title}
      description={description}
      top={<BackLink to={paths.applications}>{back}</BackLink>}
    >
      {() =>
        query.data ? (
          <ApplicationFacts application={query.data} />
        ) : (
          <LoadFailure level={2} title={detail.failed} query={query} />
        )
      }
    </StaffLayout>
  );
}
