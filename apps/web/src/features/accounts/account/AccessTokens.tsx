import { type AccessToken, accessScopeNames, MAX_ACCESS_TOKENS } from "@headwaters/contracts";
import { lazy, useId } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { nothingChanged } from "../ChangeForm.tsx";
import classes from "./AccountPage.module.css";
import { AccountPart } from "./AccountPart.tsx";
import { accessTokensTexts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const NewAccessTokenDialog = lazy(async () => ({
  default: (await importDialog()).NewAccessTokenDialog,
}));

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
        <p className={`${shared.small} ${classes.listNote}`}>
          {tokens.length === 0 && empty}
          {tokens.length >= MAX_ACCESS_TOKENS && tooMany}
        </p>
      )}
      <div className={shared.row}>
        {tokens && tokens.length < MAX_ACCESS_TOKENS && (
          <DialogButton
            variant="outline"
            importDialog={importDialog}
            dialog={(props) => <NewAccessTokenDialog {...props} />}
          >
            {accessTokensTexts.new}
          </DialogButton>
        )}
        {/** Not a page of the application, so no router link. */}
        <a href="/api/docs">{reference}</a>
      </div>
    </AccountPart>
  );
}

interface AccessTokenEntryProps {
  token: AccessToken;
  isRevoking: boolean;
  onRevoke: () => void;
}

function AccessTokenEntry({ token, isRevoking, onRevoke }: AccessTokenEntryProps) {
  const { name, createdAt, expiresAt, lastUsedAt } = token;
  const { neverUsed, revoke, revoking } = accessTokensTexts;
  const nameId = useId();
  const buttonId = useId();
  const isOver = expiresAt !== null && expiresAt.getTime() <= Date.now();
  return (
    <li className={`${shared.between} ${classes.row}`}>
      <div>
        <p className={classes.rowName} id={nameId} dir="auto">
          {name}
        </p>
        <p className={shared.small}>
          {token.scopes.map((scope) => accessScopeNames[scope]).join(", ")}
          <br />
          {lastUsedAt ? (
            <>
              Last used <DateText date={lastUsedAt} withTime />
            </>
          ) : (
            neverUsed
          )}
          <br />
          Created <DateText date={createdAt} />
          {expiresAt && (
            <>
              {isOver ? ", ended " : ", ends "}
              <DateText date={expiresAt} />
            </>
          )}
        </p>
      </div>
      <ActionButton
        id={buttonId}
        aria-labelledby={`${buttonId} ${nameId}`}
        variant="outline"
        color="var(--hw-danger)"
        size="sm"
        isInactive={isRevoking}
        onClick={onRevoke}
      >
        {isRevoking ? revoking : revoke}
      </ActionButton>
    </li>
  );
}
