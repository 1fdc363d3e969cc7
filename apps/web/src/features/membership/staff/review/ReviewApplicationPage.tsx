import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import NotFoundPage from "../../../../layout/not-found/NotFoundPage.tsx";
import { Spinner } from "../../../../layout/Spinner.tsx";
import { prefetchForStaff, StaffLayout } from "../../../../layout/staff/StaffLayout.tsx";
import { staffTexts } from "../../../../layout/staff/texts.ts";
import { trpc } from "../../../../lib/api/client.ts";
import { paths } from "../../../../lib/paths.ts";
import { Arrow } from "../../../../ui/Arrow.tsx";
import { Notice } from "../../../../ui/page/Notice.tsx";
import { useCurrentUser, useSignedOut } from "../../../accounts/index.ts";
import { applicationTexts } from "../../texts/applications.ts";
import { formatName } from "../formatName.ts";
import classes from "./ApplicationFacts.module.css";
import { ApplicationFacts } from "./ApplicationFacts.tsx";
import { applicationQuery } from "./applicationQuery.ts";

export const prefetch = prefetchForStaff(({ queryClient, client, params }) =>
  queryClient.prefetchQuery(applicationQuery(client, params.id ?? "")),
);

/** One application with its decisions. */
export default function ReviewApplicationPage() {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  if (user?.role !== "staff") return <NotFoundPage />;
  return <LoadedApplication key={id} id={id} />;
}

function LoadedApplication({ id }: { id: string }) {
  const { client } = trpc.useUtils();
  const query = useQuery(applicationQuery(client, id));
  useSignedOut(query.error);
  if (query.isPending) return <Spinner />;
  if (query.data === null) return <NotFoundPage />;
  const { title, description, back, detail } = applicationTexts;
  return (
    <StaffLayout
      title={query.data ? formatName(query.data) : title}
      description={description}
      top={
        <p className={classes.back}>
          <Link to={paths.applications}>
            <Arrow to="left" /> {back}
          </Link>
        </p>
      }
    >
      {() =>
        query.data ? (
          <ApplicationFacts application={query.data} />
        ) : (
          <Notice level={2} title={detail.failed}>
            <p>{query.error?.message}</p>
            <Button loading={query.isFetching} onClick={() => query.refetch()}>
              {staffTexts.list.again}
            </Button>
          </Notice>
        )
      }
    </StaffLayout>
  );
}
