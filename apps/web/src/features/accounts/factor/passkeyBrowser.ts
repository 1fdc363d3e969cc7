import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from "@headwaters/contracts";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { factorTexts } from "./texts.ts";

/** Returns false for a browser without passkeys. */
export const canUsePasskeys = browserSupportsWebAuthn;

/** Says what went wrong in the browser's own dialog, in words for its user. */
function toMessage(error: unknown): Error {
  const { name } = Object(error) as { name?: string };
  const { failures } = factorTexts;
  if (name === "InvalidStateError") return new Error(failures.isKnown);
  if (name === "SecurityError") return new Error(failures.otherAddress);
  return new Error(failures.cancelled);
}

/** Has the browser ask for a passkey and sign with it. */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const optionsJSON = request as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return startAuthentication({ optionsJSON }).catch((error) => {
    throw toMessage(error);
  });
}

/** Has the browser make a passkey. */
export async function createPasskey(creation: PasskeyCreation) {
  const optionsJSON = creation as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return startRegistration({ optionsJSON }).catch((error) => {
    throw toMessage(error);
  });
}
