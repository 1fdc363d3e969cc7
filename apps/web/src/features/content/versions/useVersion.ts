import type { ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { contentProcedures } from "../contentTypes.ts";

/** The fields of a version, which never change. */
export function useVersion(kind: ContentTypeName, address: ContentVersionAddress) {
  return contentProcedures(trpc, kind).version.useQuery(address, {
    staleTime: "static",
    throwOnError: false,
  });
}
