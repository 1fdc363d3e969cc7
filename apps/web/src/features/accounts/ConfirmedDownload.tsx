import type { ComponentPropsWithRef } from "react";
import { trpc } from "#lib/api/client.ts";
import { showFailure } from "#ui/forms/showFailure.ts";

type ConfirmedDownloadProps = ComponentPropsWithRef<"a"> & { href: string };

/** A link to a file for which people confirm first that it is them; a download itself cannot ask. */
export function ConfirmedDownload({ href, ...link }: ConfirmedDownloadProps) {
  const check = trpc.secondFactor.checkConfirmed.useMutation({
    meta: { stale: "keep" },
    onSuccess: () => window.location.assign(href),
    onError: (error) => showFailure(error, { title: "Nothing was downloaded" }),
  });
  return (
    <a
      {...link}
      href={href}
      download
      onClick={(event) => {
        event.preventDefault();
        if (!check.isPending) check.mutate();
      }}
    />
  );
}
