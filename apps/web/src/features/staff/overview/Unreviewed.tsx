import { trpc } from "#lib/api/client.ts";
import { overviewTexts } from "../texts/staffOverview.ts";
import { Warning } from "../Warning.tsx";

/**
 * Warns that a public site publishes members' content without review, and explains how to change
 * that.
 */
export function Unreviewed() {
  const { data } = trpc.staff.overview.useQuery();
  if (!data?.isUnreviewed) return null;
  const { title, text, setting } = overviewTexts.unreviewed;
  return (
    <Warning title={title}>
      {text[0]}
      <code>{setting}</code>
      {text[1]}
    </Warning>
  );
}
