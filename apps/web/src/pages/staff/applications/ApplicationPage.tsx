import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { trpc } from "../../../api/client.ts";
import { useCurrentUser } from "../../../api/currentUser.ts";
import { Arrow } from "../../../components/Arrow.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { useSignedOut } from "../../../components/writing/useSignedOut.ts";
import { applicationTexts } from "../../../content/applications.ts";
import { staffTexts } from "../../../content/staff.ts";
import { Spinner } from "../../../layout/Spinner.tsx";
import { paths } from "../../../paths.ts";
import { NotFoundPage } from "../../not-found/NotFoundPage.tsx";
import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";
import classes from "./Application.module.css";
import { Application } from "./Application.tsx";
import { applicationQuery } from "./applicationQuery.ts";
import { nameOf } from "./nameOf.ts";

export const prefetchApplication = prefetchForStaff(({ queryClient, client, params }) =>
  queryClient.prefetchQuery(applicationQuery(client, params.id ?? "")),
);

/** One application, and what is decided about it. */
export function ApplicationPage() {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  if (user?.role !== "staff") return <NotFoundPage />;
  return <OneApplication key={id} id={id} />;
}

function OneApplication({ id }: { id: string }) {
  const { client } = trpc.useUtils();
  const query = useQuery(applicationQuery(client, id));
  useSignedOut(query.error);
  if (query.isPending) return <Spinner />;
  if (query.data === null) return <NotFoundPage />;
  const { title, description, back, detail } = applicationTexts;
  return (
    <StaffPage
      title={query.data ? nameOf(query.data) : title}
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
          <Application application={query.data} />
        ) : (
          <Notice level={2} title={detail.failed}>
            <p>{query.error?.message}</p>
            <Button loading={query.isFetching} onClick={() => query.refetch()}>
              {staffTexts.list.again}
            </Button>
          </Notice>
        )
      }
    </StaffPage>
  );
}
