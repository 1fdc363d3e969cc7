import { type AccessToken, accessScopeNames } from "@headwaters/contracts";
import { useId } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { accessTokensTexts } from "../../texts/accessTokens.ts";
import classes from "../AccountList.module.css";

interface AccessTokenEntryProps {
  token: AccessToken;
  isRevoking: boolean;
  onRevoke: () => void;
}

export function AccessTokenEntry({ token, isRevoking, onRevoke }: AccessTokenEntryProps) {
  const { name, createdAt, expiresAt, lastUsedAt } = token;
  const { neverUsed, revoke, revoking } = accessTokensTexts;
  const nameId = useId();
  const buttonId = useId();
  const isOver = expiresAt !== null && expiresAt.getTime() <= Date.now();
  return (
    <li className={`${shared.between} ${classes.entry}`}>
      <div>
        <p className={classes.name} id={nameId} dir="auto">
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
        variant="default"
        size="sm"
        isInactive={isRevoking}
        onClick={onRevoke}
      >
        {isRevoking ? revoking : revoke}
      </ActionButton>
    </li>
  );
}
