import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A server on loopback that implements the part of S3 that the site uses. */
export interface Bucket {
  /** The value for STORAGE_URL. */
  url: string;
  /** The stored objects by path: "/pictures/<id>/480.avif". */
  objects: Map<string, Buffer>;
  /** Responds to every request with this status; null restores normal responses. */
  failWith(status: number | null): void;
  /** Stops the server and its connections. */
  stop(): Promise<void>;
}

/** Objects on one page of a listing. */
const PAGE = 10;

/** A page of the response to ListObjectsV2. */
function listObjects(paths: string[], after: string | null): string {
  const rest = paths.filter((path) => after === null || path > after);
  const page = rest.slice(0, PAGE);
  const contents = page.map(
    (path) => `<Contents><Key>${path.split("/").slice(2).join("/")}</Key></Contents>`,
  );
  const next =
    rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`;
}

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let failure: number | null = null;
  const server: Server = createServer(async (request, response): Promise<unknown> => {
    const body = await buffer(request);
    const { pathname: path, searchParams } = new URL(request.url ?? "", "http://bucket");
    const isSigned = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/");
    if (!isSigned) return response.writeHead(403).end();
    if (failure !== null) return response.writeHead(failure).end();
    if (searchParams.has("list-type")) {
      const after = searchParams.get("continuation-token");
      return response.writeHead(200).end(listObjects([...objects.keys()].sort(), after));
    }
    if (request.method === "PUT") objects.set(path, body);
    if (request.method === "DELETE") {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (!object) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === "GET" ? object : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://key:se%2Fcret@127.0.0.1:${port}/pictures?region=eu-1&tls=false`,
    objects,
    failWith(status) {
      failure = status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
