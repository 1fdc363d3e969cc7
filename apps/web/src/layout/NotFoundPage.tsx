import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useRouteError } from "react-router-dom";
import { isInaccessible } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { lost } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import classes from "./NotFoundPage.module.css";

export default function NotFoundPage() {
  return (
    <>
      <PageMeta
        title="Page Not Found"
        description="There is no page at this address."
        status={404}
      />
      <ErrorPage
        label="404"
        title="Page Not Found"
        text="This stretch of the river is not on our map. The page has moved, or it was never here."
      >
        <p className={classes.hint}>
          <code>Did you forget to add the page to the router?</code>
        </p>
        <div className={shared.row}>
          <LinkButton to={paths.home}>Back to Home</LinkButton>
          <LinkButton to={paths.news} variant="default">
            Read the News
          </LinkButton>
        </div>
      </ErrorPage>
    </>
  );
}

/** Error boundary of pages whose data does not exist, or is hidden from the caller. */
export const NotFoundBoundary = () =>
  isInaccessible(useRouteError()) ? <NotFoundPage /> : <PageFailure />;

/** Error boundary for a page that could not be loaded or rendered. */
export function PageFailure() {
  return (
    <>
      <PageMeta title="This page did not load" description="Something went wrong." />
      <ErrorPage
        title="This page did not load"
        text="Something went wrong on our side, or the connection was lost. Trying again often helps."
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </ErrorPage>
    </>
  );
}

interface ErrorPageProps {
  title: string;
  /** A short label above the title. */
  label?: string;
  /** The explanation, in a sentence or two. */
  text: string;
  /** The next step. */
  children: ReactNode;
}

/** A page that explains an error and links on. */
function ErrorPage({ title, label, text, children }: ErrorPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.words}>
        {label && <p className={classes.label}>{label}</p>}
        <h1>{title}</h1>
        <p className={`${shared.lead} ${classes.text}`}>{text}</p>
        {children}
      </div>
      <Picture
        picture={lost}
        alt="A child holds a fishing rod whose line and bobber have caught in a tree instead of the lake."
        sizes="(min-width: 64em) 42rem, 92vw"
        fetched="first"
        className={classes.picture}
      />
    </div>
  );
}
