import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isUnauthorized } from "#lib/api/failures.ts";
import { toasts } from "#lib/toasts.ts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { ProofForm } from "../factor/ProofForm.tsx";
import { factorTexts as texts } from "../factor/texts.ts";
import { useSetCurrentUser } from "../session/currentUser.ts";
import classes from "./SecondStep.module.css";
import { welcomeBack } from "./texts.ts";

/** The second step of a sign-in whose password was right. */
export default function SecondStep({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [remember, setRemember] = useState(false);
  const setCurrentUser = useSetCurrentUser();
  // Another account may sign in next.
  const query = trpc.secondFactor.methods.useQuery(undefined, { gcTime: 0, staleTime: 0 });
  const request = trpc.secondFactor.requestPasskey.useMutation();
  const signIn = trpc.secondFactor.signIn.useMutation({
    onSuccess(user) {
      setCurrentUser(user);
      toasts.show(welcomeBack);
    },
  });
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const { email } = organization;
  return (
    <div className={classes.step}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {texts.title}
      </h1>
      <p>
        {texts.onlyHere} <strong>{window.location.origin}</strong>. {texts.neverAsked}
      </p>
      {query.error && <LoadFailure title={texts.loadFailed} query={query} />}
      {query.data && (
        <ProofForm
          methods={query.data}
          requestPasskey={() => request.mutateAsync()}
          send={(proof) => signIn.mutateAsync({ proof, remember })}
          isRefused={isUnauthorized}
        >
          <CheckField
            label={texts.remember}
            description={texts.rememberHint}
            checked={remember}
            onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
          />
        </ProofForm>
      )}
      <p className={shared.small}>
        {texts.lost} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Button variant="default" size="sm" className={classes.restart ?? ""} onClick={onRestart}>
        {texts.restart}
      </Button>
    </div>
  );
}
