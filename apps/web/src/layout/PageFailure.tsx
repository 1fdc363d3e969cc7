import { Button } from "@mantine/core";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LostPage } from "./not-found/LostPage.tsx";

/** Error boundary for a page that could not be loaded or rendered. */
export function PageFailure() {
  return (
    <>
      <PageMeta title="This page did not load" description="Something went wrong." />
      <LostPage
        title="This page did not load"
        text="Something went wrong on our side, or the connection was lost. Trying again often helps."
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </LostPage>
    </>
  );
}
