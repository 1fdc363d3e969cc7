/** Connection settings besides the address. */
export interface DatabaseAccess {
  /** Replaces the password in the address; may contain any character. */
  DATABASE_PASSWORD?: string | undefined;
  /** A value of pg's sslmode. */
  DATABASE_TLS?: string | undefined;
  /** File with the CA certificates for the server's certificate. */
  DATABASE_TLS_CA?: string | undefined;
}

/**
 * Builds an address with all connection settings: parts with their own connections (pool, change feed,
 * migrations, commands) get this one string.
 */
export function toDatabaseUrl(
  databaseUrl: string | undefined,
  { DATABASE_PASSWORD: password, DATABASE_TLS: tls, DATABASE_TLS_CA: tlsCa }: DatabaseAccess,
): string | null {
  if (databaseUrl === undefined) return null;
  const url = new URL(databaseUrl);
  if (password !== undefined) url.password = encodeURIComponent(password);
  const mode = tls ?? (tlsCa && "verify-full");
  if (mode) url.searchParams.set("sslmode", mode);
  if (tlsCa) url.searchParams.set("sslrootcert", tlsCa);
  return url.href;
}
