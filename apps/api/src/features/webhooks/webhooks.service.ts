import {
  type CreatedWebhook,
  type Delivery,
  MAX_WEBHOOKS,
  PREVIOUS_SECRET_HOURS,
  type User,
  type Webhook,
  webhookTypes,
} from "@headwaters/contracts";
import type { WebhooksService } from "@headwaters/contracts/router";
import { isUniqueViolation, Prisma, type Transaction } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { conflict, invalidField, recordNotFound } from "../../platform/errors/errors.ts";
import { createOnce } from "../../platform/idempotency/createOnce.ts";
import { readPage } from "../../platform/lists/pages.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkOutside } from "../../platform/webhooks/ipAddress.ts";
import { createSecret } from "../../platform/webhooks/signature.ts";

type WebhooksServiceDeps = Pick<Platform, "prisma" | "webhooks" | "isPublic">;
type Row = Prisma.WebhookGetPayload<{ include: typeof withFailures }>;

const withFailures = {
  _count: { select: { deliveries: { where: { status: "failed" } } } },
} as const;

/** Leaves out types that only an older version of the site knew. */
function toWebhook({ id, url, types, sendsPersonalData, createdAt, _count }: Row): Webhook {
  return {
    id,
    url,
    sendsPersonalData,
    createdAt,
    types: webhookTypes.filter((type) => types.includes(type)),
    failedDeliveries: _count.deliveries,
  };
}

const toSubject = (id: string) => ({ kind: "webhook", id });

export function webhooksService({
  prisma,
  webhooks,
  isPublic,
}: WebhooksServiceDeps): WebhooksService {
  /** Checks the address without DNS: names are resolved and checked at each delivery. */
  function checkUrl(text: string): void {
    if (!isPublic) return;
    const url = new URL(text);
    if (url.protocol !== "https:") throw invalidField("url", "Address must begin with https://");
    try {
      checkOutside(url);
    } catch {
      throw invalidField("url", "Address must not lead into the network of this site");
    }
  }

  /** Saves a webhook; throws CONFLICT if another has the same address. */
  async function save<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await prisma.$transaction(work);
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict("There is a webhook with this address already.");
      throw error;
    }
  }

  async function find(client: Transaction, id: string): Promise<Webhook> {
    const row = await client.webhook.findUnique({ where: { id }, include: withFailures });
    if (!row) throw recordNotFound("webhook");
    return toWebhook(row);
  }

  /** @param hours for which the previous secret signs, too */
  async function replaceSecret(
    transaction: Transaction,
    staff: User,
    id: string,
    { hours }: { hours: number },
  ): Promise<CreatedWebhook> {
    const secret = createSecret();
    const changed = await transaction.$executeRaw`
      UPDATE webhooks SET secret = ${secret}, "previousSecret" = secret,
        "previousSecretUntil" = now() + make_interval(hours => ${hours}::int)
      WHERE id = ${id}`;
    if (changed === 0) throw recordNotFound("webhook");
    await logStaffAction(transaction, staff, "webhooks.secretChanged", toSubject(id));
    return { ...(await find(transaction, id)), secret };
  }

  return {
    async list() {
      const rows = await prisma.webhook.findMany({
        include: withFailures,
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      });
      return rows.map(toWebhook);
    },

    find: (id) => find(prisma, id),

    async add(staff, { idempotencyKey, ...data }) {
      checkUrl(data.url);
      return save(async (transaction) => {
        const row = await createOnce(transaction, {
          idempotencyKey,
          content: ["webhooks", staff.id, data],
          find: (id) => transaction.webhook.findUnique({ where: { id }, include: withFailures }),
          async create() {
            // The lock serializes concurrent creations, so the second counts the first.
            await transaction.$executeRaw`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`;
            const count = await transaction.webhook.count();
            if (count >= MAX_WEBHOOKS) {
              throw conflict(`There are ${count} webhooks. Please remove one of them first.`);
            }
            const row = await transaction.webhook.create({
              data: { ...data, secret: createSecret() },
              include: withFailures,
            });
            const { types, sendsPersonalData } = data;
            const details = { types, sendsPersonalData };
            await logStaffAction(transaction, staff, "webhooks.added", toSubject(row.id), details);
            return row;
          },
        });
        return { ...toWebhook(row), secret: row.secret };
      });
    },

    async change(staff, { id, ...data }) {
      checkUrl(data.url);
      return save(async (transaction) => {
        const [before] = await transaction.$queryRaw<{ url: string }[]>`
          SELECT url FROM webhooks WHERE id = ${id} FOR UPDATE`;
        if (!before) throw recordNotFound("webhook");
        await transaction.webhook.update({ where: { id }, data });
        const { types, sendsPersonalData } = data;
        const details = { types, sendsPersonalData };
        await logStaffAction(transaction, staff, "webhooks.changed", toSubject(id), details);
        // The owner of the old address knows the secret, and must not sign for the new address.
        if (data.url !== before.url) return replaceSecret(transaction, staff, id, { hours: 0 });
        return find(transaction, id);
      });
    },

    changeSecret: (staff, id) =>
      prisma.$transaction((transaction) =>
        replaceSecret(transaction, staff, id, { hours: PREVIOUS_SECRET_HOURS }),
      ),

    remove: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const { count } = await transaction.webhook.deleteMany({ where: { id } });
        if (count === 0) return;
        await logStaffAction(transaction, staff, "webhooks.removed", toSubject(id));
      }),

    test: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        if (!(await webhooks.test(transaction, id))) throw recordNotFound("webhook");
        await logStaffAction(transaction, staff, "webhooks.tested", toSubject(id));
      }),

    async deliveries({ id, status, cursor, limit }) {
      await find(prisma, id);
      const select = Prisma.sql`
        SELECT id, type, status, attempts, answer, "lastError", "createdAt", "deliveredAt"
        FROM webhook_deliveries`;
      const conditions = [
        Prisma.sql`"webhookId" = ${id}`,
        ...(status ? [Prisma.sql`status = ${status}`] : []),
      ];
      return readPage<Delivery>(prisma, { select, conditions, limit, cursor });
    },

    resend: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const webhookId = await webhooks.resend(transaction, id);
        if (!webhookId) throw recordNotFound("delivery");
        await logStaffAction(transaction, staff, "webhooks.resent", toSubject(webhookId));
      }),
  };
}
