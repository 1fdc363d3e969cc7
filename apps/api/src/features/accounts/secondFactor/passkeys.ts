import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { NewPasskey, PasskeyCreation, PasskeyRequest, User } from "@headwaters/contracts";
import {
  MAX_PASSKEYS,
  organization,
  type PasskeyAnswer,
  SECOND_STEP_MINUTES,
} from "@headwaters/contracts";
import { isUniqueViolation, type Transaction } from "@headwaters/db";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";

type Purpose = "register" | "signIn" | "confirm";

/** COSE's numbers of EdDSA, ES256 and RS256, best first. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT = SECOND_STEP_MINUTES * 60_000;

const notAccepted = () =>
  badRequest("This passkey was not accepted. Please try again, on this website’s own address.");

/** The challenge that an answer says it has signed; null without one. */
function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Passkeys of the host in the site's address: browsers offer them nowhere else, and sign its origin. */
export function passkeys(publicUrl: string) {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = /^(.+\.)?localhost$/.test(hostname);
  const site = { expectedOrigin: origin, expectedRPID: hostname };

  async function createChallenge(transaction: Transaction, userId: string, purpose: Purpose) {
    const challenge = randomBytes(32).toString("base64url");
    await transaction.$executeRaw`
      INSERT INTO passkey_challenges (challenge, "userId", purpose, "expiresAt") VALUES (
        ${challenge}, ${userId}, ${purpose},
        now() + make_interval(mins => ${SECOND_STEP_MINUTES}::int))`;
    return challenge;
  }

  /** Deletes the challenge of an answer and returns it; null if it was used, or made for something else. */
  async function spendChallenge(
    transaction: Transaction,
    userId: string,
    purpose: Purpose,
    clientDataJSON: string,
  ): Promise<string | null> {
    const challenge = readChallenge(clientDataJSON);
    const deleted = await transaction.$executeRaw`
      DELETE FROM passkey_challenges WHERE challenge = ${challenge} AND "userId" = ${userId}
        AND purpose = ${purpose} AND "expiresAt" > now()`;
    return deleted === 1 ? challenge : null;
  }

  const list = async (transaction: Transaction, userId: string) => {
    const rows = await transaction.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } });
    return rows.map(({ credentialId: id, transports }) => ({
      id,
      type: "public-key" as const,
      transports,
    }));
  };

  return {
    /** Browsers keep passkeys for names alone, and by https. */
    isPossible: isLocal || (protocol === "https:" && isIP(hostname.replace(/[[\]]/g, "")) === 0),

    async request(
      transaction: Transaction,
      userId: string,
      purpose: "signIn" | "confirm",
    ): Promise<PasskeyRequest> {
      return {
        challenge: await createChallenge(transaction, userId, purpose),
        rpId: hostname,
        timeout: TIMEOUT,
        userVerification: "preferred",
        allowCredentials: await list(transaction, userId),
      };
    },

    async start(transaction: Transaction, user: User): Promise<PasskeyCreation> {
      const { id: userId, email } = user;
      return {
        rp: { id: hostname, name: organization.name },
        user: {
          id: Buffer.from(userId).toString("base64url"),
          name: email,
          displayName: [user.firstName, user.lastName].filter(Boolean).join(" ") || email,
        },
        challenge: await createChallenge(transaction, userId, "register"),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
        timeout: TIMEOUT,
        attestation: "none",
        excludeCredentials: await list(transaction, userId),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      };
    },

    /**
     * Stores a new passkey. The account is locked.
     * @throws DomainError BAD_REQUEST for one of another site, CONFLICT for one too many, or in use
     */
    async add(transaction: Transaction, userId: string, { name, answer }: NewPasskey) {
      const { response } = answer;
      const challenge = await spendChallenge(
        transaction,
        userId,
        "register",
        response.clientDataJSON,
      );
      if (challenge === null) throw notAccepted();
      if ((await transaction.passkey.count({ where: { userId } })) >= MAX_PASSKEYS) {
        throw conflict(`You have ${MAX_PASSKEYS} passkeys. Please remove one of them first.`);
      }
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        ...site,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw notAccepted();
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      try {
        await transaction.passkey.create({
          data: {
            userId,
            name,
            credentialId,
            publicKey: Uint8Array.from(publicKey),
            counter,
            transports: response.transports ?? [],
          },
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict("This passkey is in use already.");
        throw error;
      }
    },

    /** Uses a passkey; false for a wrong signature, another site's, or a challenge that was used. */
    async use(
      transaction: Transaction,
      userId: string,
      answer: PasskeyAnswer,
      purpose: "signIn" | "confirm",
    ): Promise<boolean> {
      const { clientDataJSON } = answer.response;
      const challenge = await spendChallenge(transaction, userId, purpose, clientDataJSON);
      const row = await transaction.passkey.findFirst({
        where: { userId, credentialId: answer.id },
      });
      if (!row || challenge === null) return false;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        ...site,
        credential: {
          id: row.credentialId,
          publicKey: Uint8Array.from(row.publicKey),
          counter: Number(row.counter),
        },
        requireUserVerification: false,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return false;
      // A copy of the passkey that signs at the same moment finds another count.
      const { count } = await transaction.passkey.updateMany({
        where: { id: row.id, counter: row.counter },
        data: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() },
      });
      return count === 1;
    },
  };
}
