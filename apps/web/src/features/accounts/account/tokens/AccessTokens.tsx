import { MAX_ACCESS_TOKENS } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { accessTokensTexts } from "../../texts/accessTokens.ts";
import classes from "../AccountList.module.css";
import { AccountPart } from "../AccountPart.tsx";
import { nothingChanged } from "../change/nothingChanged.ts";
import { AccessTokenEntry } from "./AccessTokenEntry.tsx";
import { NewAccessToken } from "./NewAccessToken.tsx";

/** The access tokens of the account, and a button that creates one. */
export function AccessTokens() {
  const { id, title, text, reference, failed, empty, tooMany, revoked } = accessTokensTexts;
  const query = trpc.accessTokens.list.useQuery();
  const tokens = query.data;
  const revoke = trpc.accessTokens.revoke.useMutation({
    onSuccess: () => toasts.show({ title: revoked, variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <AccountPart id={id} title={title} text={text}>
      {query.error && !tokens && <LoadFailure title={failed} query={query} />}
      {tokens && tokens.length > 0 && (
        <ul className={lists.part}>
          {tokens.map((token) => (
            <AccessTokenEntry
              key={token.id}
              token={token}
              isRevoking={revoke.isPending && revoke.variables.id === token.id}
              onRevoke={() => revoke.mutate({ id: token.id })}
            />
          ))}
        </ul>
      )}
      {tokens && (
        <p className={`${shared.small} ${classes.zone}`}>
          {tokens.length === 0 && empty}
          {tokens.length >= MAX_ACCESS_TOKENS && tooMany}
        </p>
      )}
      <div className={shared.row}>
        {tokens && tokens.length < MAX_ACCESS_TOKENS && <NewAccessToken />}
        {/** Not a page of the application, so no router link. */}
        <a href="/api/docs">{reference}</a>
      </div>
    </AccountPart>
  );
}
