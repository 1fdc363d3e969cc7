/** Settings beside the address of the database. */
export interface DatabaseAccess {
  /** Takes the place of the one in the address; it may hold any character. */
  DATABASE_PASSWORD?: string | undefined;
  /** One of the words of pg for sslmode. */
  DATABASE_TLS?: string | undefined;
  /** The file of the certificates that may have signed the server's. */
  DATABASE_TLS_CA?: string | undefined;
}

/**
 * The address of a database with everything that a connection needs: parts that connect by themselves
 * (pool, change feed, migrations, commands) get this one string.
 */
export function toDatabaseAddress(
  address: string | undefined,
  { DATABASE_PASSWORD: password, DATABASE_TLS: tls, DATABASE_TLS_CA: tlsCa }: DatabaseAccess,
): string | null {
  if (address === undefined) return null;
  const url = new URL(address);
  if (password !== undefined) url.password = encodeURIComponent(password);
  const mode = tls ?? (tlsCa && "verify-full");
  if (mode) url.searchParams.set("sslmode", mode);
  if (tlsCa) url.searchParams.set("sslrootcert", tlsCa);
  return url.href;
}
