/**
 * Makes a function that replaces the address of a site by another in the rows of a backup: in texts,
 * addresses of pictures, waiting mails. The address is one where it ends or a path, a query or a
 * fragment begins: not as the beginning of another host or port.
 */
export function replaceAddress(from: string, to: string): (rows: Buffer) => Buffer {
  if (from === to) return (rows) => rows;
  const address = new RegExp(`${from.replace(/[^\w]/g, "\\$&")}(?![\\w-]|[.:]\\w)`, "g");
  return (rows) =>
    rows.includes(from) ? Buffer.from(rows.toString().replace(address, () => to)) : rows;
}
