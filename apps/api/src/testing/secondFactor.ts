import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Agent, TestSite } from "@headwaters/testing/site/agent";
import { Secret, TOTP } from "otpauth";
import { PUBLIC_URL } from "./site.ts";

/** Sets up an app for codes, as its owner does. */
export async function setUpApp(site: TestSite, agent: Agent, userId: string) {
  const started = await agent.post("/api/account/second-factor/app/start");
  if (started.statusCode !== 200) throw new Error(started.body);
  const totp = new TOTP({ secret: Secret.fromBase32(started.json().secret) });
  const show = (at = Date.now()) => totp.generate({ timestamp: at });
  const code = show();
  const confirmed = await agent.post("/api/account/second-factor/app", { code });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return {
    recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes,
    /** The code that confirmed it. */
    code,
    /** The code that the app shows at a moment. */
    show,
    /** A code that was not used: the time since the last one is over. */
    async fresh(): Promise<string> {
      await site.prisma.authenticatorApp.update({ where: { userId }, data: { lastUsedStep: 0 } });
      return show();
    },
  };
}

/** The account’s sessions have used a second factor 16 minutes ago. */
export async function makeFactorOld({ prisma }: TestSite, userId: string): Promise<void> {
  const ago = new Date(Date.now() - 16 * 60_000).toISOString();
  await prisma.$executeRaw`
    UPDATE sessions SET sess = (sess::jsonb || jsonb_build_object('factorAt', ${ago}::text))::json
    WHERE sess ->> 'userId' = ${userId}`;
}

/** CBOR of the few types that WebAuthn's structures have. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, of]) => [cbor(key), cbor(of)]),
  ]);
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** An authenticator with one passkey, which signs for the origin of the page that asks. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, rest]);
  }

  return {
    /** The answer to what a site asks for a new passkey. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }, origin = PUBLIC_URL) {
      const key = new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)]);
      const attestation = new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(rp.id, 0x41, attested)],
      ]);
      const clientDataJSON = base64url(clientData("webauthn.create", challenge, origin));
      const response = { clientDataJSON, attestationObject: base64url(cbor(attestation)) };
      return { id, rawId: id, type: "public-key", response };
    },

    /** The answer to what a site asks to be signed. */
    get({ challenge, rpId }: { challenge: string; rpId: string }, origin = PUBLIC_URL) {
      counter += 1;
      const data = authenticatorData(rpId, 0x01);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", signed, privateKey)),
      };
      return { id, rawId: id, type: "public-key", response };
    },

    /** Signs as a copy would that was made before the last signature. */
    rewind() {
      counter -= 2;
    },
  };
}

/** Adds a passkey, as its owner does. */
export async function addPasskey(agent: Agent, name = "Phone") {
  const authenticator = createAuthenticator();
  const started = await agent.post("/api/account/second-factor/passkeys/start");
  if (started.statusCode !== 200) throw new Error(started.body);
  const answer = authenticator.create(started.json());
  const added = await agent.post("/api/account/second-factor/passkeys", { name, answer });
  if (added.statusCode !== 200) throw new Error(added.body);
  return authenticator;
}
