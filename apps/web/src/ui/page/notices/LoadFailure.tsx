import { Button } from "@mantine/core";
import { Notice } from "./Notice.tsx";

interface LoadFailureProps {
  /** The heading of the failure. */
  title: string;
  /** Level of the title as a heading; without one it is a line. */
  level?: 1 | 2 | 3;
  query: { error: { message: string } | null; isFetching: boolean; refetch: () => unknown };
}

/** Replaces data that could not be loaded by the reason and a button that loads it again. */
export function LoadFailure({ title, level, query }: LoadFailureProps) {
  const button = { loading: query.isFetching, onClick: () => void query.refetch() };
  if (level) {
    return (
      <Notice level={level} title={title}>
        <p>{query.error?.message}</p>
        <Button {...button}>Try again</Button>
      </Notice>
    );
  }
  return (
    <p role="alert" style={{ marginBottom: "1rem" }}>
      {title} {query.error?.message}{" "}
      <Button variant="default" size="xs" {...button}>
        Try again
      </Button>
    </p>
  );
}
