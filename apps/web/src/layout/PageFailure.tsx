import { Button } from "@mantine/core";
import { Notice } from "../components/Notice.tsx";
import { PageMeta } from "./PageMeta.tsx";

/** Stands in for a page that could not be loaded or drawn; the bar and the footer stay. */
export function PageFailure() {
  return (
    <Notice level={1} title="This page did not load">
      <PageMeta title="This page did not load" description="Something went wrong." />
      <p>Something went wrong on our side, or the connection was lost. Trying again often helps.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </Notice>
  );
}
