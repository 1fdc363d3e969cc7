import type { FactorMethods, PasskeyRequest, Proof } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./ProofForm.module.css";
import { canUsePasskeys, signWithPasskey } from "./passkeyBrowser.ts";
import { factorTexts as texts } from "./texts.ts";

type Method = Proof["method"];

interface ProofFormProps {
  methods: FactorMethods;
  requestPasskey: () => Promise<PasskeyRequest>;
  /** Sends the factor; the form shows its failure. */
  send: (proof: Proof) => Promise<unknown>;
  /** Returns true for the failure that says that the factor was not accepted. */
  isRefused: (error: unknown) => boolean;
  /** Above the button. */
  children?: ReactNode;
}

/** The methods that the account has and this browser can use, the best first. */
function findMethods({ passkey, app, recoveryCodes }: FactorMethods): Method[] {
  return [
    ...(passkey && canUsePasskeys() ? (["passkey"] as const) : []),
    ...(app ? (["app"] as const) : []),
    ...(recoveryCodes > 0 ? (["recovery"] as const) : []),
  ];
}

/** Asks for a passkey, a code of the app or a recovery code, and offers the others that the account has. */
export function ProofForm({ methods, requestPasskey, send, isRefused, children }: ProofFormProps) {
  const usable = findMethods(methods);
  const [method, setMethod] = useState<Method>(usable[0] ?? "recovery");
  return (
    <div className={classes.proof}>
      {method === "passkey" ? (
        <PasskeyProof requestPasskey={requestPasskey} send={send}>
          {children}
        </PasskeyProof>
      ) : (
        <CodeProof key={method} method={method} send={send} isRefused={isRefused}>
          {children}
        </CodeProof>
      )}
      <div className={classes.others}>
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="subtle" size="sm" onClick={() => setMethod(other)}>
              {texts[other].instead}
            </Button>
          ))}
      </div>
    </div>
  );
}

type PasskeyProofProps = Pick<ProofFormProps, "requestPasskey" | "send" | "children">;

function PasskeyProof({ requestPasskey, send, children }: PasskeyProofProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function use() {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await signWithPasskey(await requestPasskey());
      await send({ method: "passkey", answer });
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  }
  return (
    <div className={classes.form}>
      <p>{texts.passkey.text}</p>
      {children}
      {failure && (
        <p className={shared.failure} role="alert">
          {failure}
        </p>
      )}
      <ActionButton isInactive={isBusy} onClick={() => void use()} data-autofocus>
        {isBusy ? texts.passkey.pending : texts.passkey.button}
      </ActionButton>
    </div>
  );
}

interface CodeProofProps extends Pick<ProofFormProps, "send" | "isRefused" | "children"> {
  method: "app" | "recovery";
}

function CodeProof({ method, send, isRefused, children }: CodeProofProps) {
  const { label, hint } = texts[method];
  return (
    <Form
      className={classes.form}
      schema={({ factorConfirmation }) => factorConfirmation}
      read={({ code = "" }) => ({ proof: { method, code } })}
      toFields={(issues) => issues.map((issue) => ({ ...issue, path: "code" }))}
      send={({ proof }) => send(proof)}
      onFailure={(error) =>
        isRefused(error) && [{ path: "code", message: (error as Error).message }]
      }
      failure={{ title: texts.failed }}
    >
      <Field
        label={label}
        description={hint}
        name="code"
        required
        autoComplete={method === "app" ? "one-time-code" : "off"}
        inputMode={method === "app" ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      {children}
      <SubmitButton pending={texts.pending}>{texts.button}</SubmitButton>
    </Form>
  );
}
