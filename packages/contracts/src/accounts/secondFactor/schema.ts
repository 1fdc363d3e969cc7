import { byId, requiredLine } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { PASSKEY_NAME_MAX } from "./rules.ts";

const appCode = z
  .string("Please enter the code")
  .overwrite((typed) => typed.replace(/\s/g, ""))
  .regex(/^\d{6}$/, "A code of the app has 6 digits")
  .meta({ examples: ["123456"] });

/** Read as its writer meant it: "O" is a zero, "I" and "L" are a one. */
const recoveryCode = z
  .string("Please enter the code")
  .overwrite((typed) =>
    typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1"),
  )
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/, "A recovery code has 16 letters and digits");

const INVALID_PASSKEY = "This is not the answer of a passkey.";
/** base64url, as WebAuthn's JSON has it. */
const bytes = z.string(INVALID_PASSKEY).regex(/^[\w-]{1,16384}$/, INVALID_PASSKEY);
/** Of which browsers may know more than we: "usb", "smart-card". */
const transport = z.string(INVALID_PASSKEY).regex(/^[\w-]{1,20}$/, INVALID_PASSKEY);
const transports = z.array(transport).max(10).optional();
const credential = { id: bytes, rawId: bytes, type: z.literal("public-key", INVALID_PASSKEY) };

/** A passkey's signature, as `navigator.credentials.get` returns it. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A second factor that is used. */
export const proof = z
  .discriminatedUnion("method", [
    z.object({ method: z.literal("app"), code: appCode }),
    z.object({ method: z.literal("recovery"), code: recoveryCode }),
    z.object({ method: z.literal("passkey"), answer: passkeyAnswer }),
  ])
  .meta({ examples: [{ method: "app", code: "123456" }] });
export type Proof = z.infer<typeof proof>;

export const factorConfirmation = z.object({ proof });
export const secondStep = factorConfirmation.extend({
  /** Whether this browser is remembered for REMEMBERED_DAYS. */
  remember: z.boolean().default(false),
});
export type SecondStep = z.infer<typeof secondStep>;

/** The code that confirms a new app. */
export const newApp = z.object({ code: appCode });
export type NewApp = z.infer<typeof newApp>;

/** A new passkey, as `navigator.credentials.create` returns it, and its name. */
export const newPasskey = z.object({
  name: requiredLine("Name", PASSKEY_NAME_MAX),
  answer: z.object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
  }),
});
/** The field that a person fills in. */
export const passkeyName = newPasskey.pick({ name: true });
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyId = byId;

/** The ways in which an account can take its second step. */
export const factorMethods = z.object({
  passkey: z.boolean(),
  app: z.boolean(),
  /** Recovery codes that are left. */
  recoveryCodes: z.int(),
});
export type FactorMethods = z.infer<typeof factorMethods>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** The second factors of an account, without secrets. */
export const secondFactors = z.object({
  passkeys: z.array(passkey),
  /** False where browsers can keep none: the site's address is no name, or not https. */
  canAddPasskeys: z.boolean(),
  /** When the app was confirmed; null without one. */
  appSince: z.date().nullable(),
  /** Recovery codes that are left. */
  recoveryCodes: z.int(),
  /** Browsers that sign in without the second step. */
  rememberedDevices: z.int(),
  /** When the account has to have a factor, to see families; null if it has one or needs none. */
  neededBy: z.date().nullable(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** The key of a new app. `uri` is what its QR code holds. */
export const appKey = z.object({ secret: z.string(), uri: z.string() });
export type AppKey = z.infer<typeof appKey>;

/** New recovery codes, which are shown this once; null if the account keeps those it has. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type AddedFactor = z.infer<typeof addedFactor>;

export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;

const listedCredential = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** What a browser needs to have a passkey sign (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.string(),
  allowCredentials: z.array(listedCredential),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.string(),
  excludeCredentials: z.array(listedCredential),
  authenticatorSelection: z.object({ residentKey: z.string(), userVerification: z.string() }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** The part of second factors in the file "my data"; secrets and keys are left out. */
export const secondFactorData = {
  passkeys: z.array(passkey.omit({ id: true })),
  authenticatorApp: z.object({ createdAt: z.date(), confirmedAt: z.date().nullable() }).nullable(),
  /** When each code was used; null for those that are left. */
  recoveryCodes: z.array(z.object({ usedAt: z.date().nullable() })),
  rememberedDevices: z.array(z.object({ createdAt: z.date(), expiresAt: z.date() })),
};
