/** A failure whose message is one sentence for the person who started Headwaters. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Returns the code of a Node or PostgreSQL error ("ENOENT", "42P04"), or "" if it has none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
