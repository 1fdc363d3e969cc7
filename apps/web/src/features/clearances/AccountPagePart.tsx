import { formatDay } from "@headwaters/contracts";
import { AccountPart } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { formatEnd, ownClearanceTexts as texts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.clearances.mine.prefetch();
};

/** The clearances of an account; nothing without any. */
export default function AccountPagePart() {
  const clearances = trpc.clearances.mine.useQuery().data ?? [];
  if (clearances.length === 0) return null;
  const count = (state: string) => clearances.filter((one) => one.state === state).length;
  const glance = count("ended") > 0 ? texts.ended : texts.glance(count("ending"));
  return (
    <AccountPart id="clearances" title={texts.title} text={texts.text} glance={glance}>
      <ul className={lists.part}>
        {clearances.map((clearance) => (
          <li key={clearance.kindId}>
            <strong>{clearance.kind}</strong>: {texts.clearedOn} {formatDay(clearance.clearedOn)},{" "}
            {formatEnd(clearance)}
            <p className={shared.small}>{clearance.description}</p>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
