import {
  type ChangedConsentText,
  type ConsentKind,
  type ConsentText,
  consentKinds,
  type User,
} from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict } from "../../../platform/errors/errors.ts";
import { sha256 } from "../../../platform/hash.ts";

const newestFirst = { version: "desc" } as const;

/** The text of a kind that is in force. */
export const findText = (client: Transaction, kind: ConsentKind): Promise<ConsentText> =>
  client.consentText.findFirstOrThrow({ where: { kind }, orderBy: newestFirst });

/** The texts in force, in the order of their kinds. */
export const listTexts = (client: Transaction): Promise<ConsentText[]> =>
  Promise.all(consentKinds.map((kind) => findText(client, kind)));

/** Puts a new wording into force. Earlier versions stay, as consents refer to them. */
export function changeText(
  prisma: PrismaClient,
  user: User,
  { kind, version, body, scope }: ChangedConsentText,
): Promise<ConsentText> {
  return prisma.$transaction(async (transaction) => {
    // One change of a kind after the other; readers do not wait.
    await transaction.$executeRaw`
      SELECT FROM consent_texts WHERE kind = ${kind} ORDER BY version FOR UPDATE`;
    const current = await findText(transaction, kind);
    if (current.body === body && current.scope === scope) return current;
    if (current.version !== version) {
      throw conflict(
        "Somebody else has changed this text meanwhile. What you typed is still here: please look at the text in force, and save again.",
      );
    }
    const text = await transaction.consentText.create({
      data: {
        kind,
        version: version + 1,
        body,
        scope,
        hash: sha256(body, "hex"),
        createdById: user.id,
      },
    });
    const details = { kind, version: text.version };
    await logStaffAction(transaction, user, "registrations.consentTextChanged", null, details);
    return text;
  });
}
