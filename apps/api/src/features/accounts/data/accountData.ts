import {
  type AccountData,
  LIST_MAX,
  organization,
  type ReadableAccountData,
} from "@headwaters/contracts";
import { accountData, readableAccountData } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { z } from "zod";
import { recordNotFound } from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listAccountMails } from "../accountMails.ts";
import { listDevices } from "../sessions/sessions.ts";
import { readAll, readById } from "./rows.ts";

const ABOUT =
  `Everything that this website keeps about your account at ${organization.name}, except your ` +
  "password, of which only a hash is kept. Not in this file, because anyone can type any email " +
  "address into them: messages, membership applications and newsletter subscriptions sent by " +
  `form. To receive those too, write to ${organization.email}.`;

const include = {
  emailChange: true,
  emailConfirmation: true,
  noticeSetting: true,
  authenticatorApp: true,
} as const;

type Rows = AsyncIterable<unknown> | Iterable<unknown>;
/** Names of the parts of the file that are lists. */
type List = {
  [Name in keyof AccountData]: AccountData[Name] extends unknown[] ? Name : never;
}[keyof AccountData];

/**
 * Reads a feature's rows about an account. The contract's schema drops columns that it does not name.
 */
export type AccountDataReader = (
  prisma: PrismaClient,
  userId: string,
) => Partial<Record<List, Rows>>;

interface AccountDataDeps extends Pick<Platform, "prisma" | "mailPolicies"> {
  /** The features' readers, in the order of features/index.ts. */
  readers: readonly AccountDataReader[];
}

/** Formats a value as JSON.stringify would at this depth of the file. */
const formatJson = (value: unknown, depth: number) =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`);

type Data = Awaited<ReturnType<typeof openData>>;

async function* streamList(rows: Rows, row: z.ZodType): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const each of rows) {
    yield `${isEmpty ? "[" : ","}\n    ${formatJson(row.parse(each), 2)}`;
    isEmpty = false;
  }
  yield isEmpty ? "[]" : "\n  ]";
}

/** The parts of the data, none of whose lists is read yet. */
async function openData(deps: AccountDataDeps, userId: string, sessionId: string) {
  const { prisma, mailPolicies, readers } = deps;
  const account = await prisma.user.findUnique({ where: { id: userId }, include });
  if (!account) throw recordNotFound("account");
  const lists: Partial<Record<List, Rows>> = {
    notices: readAll(() => prisma.notice.findMany({ where: { userId } })),
    accessTokens: readAll(() => prisma.accessToken.findMany({ where: { userId } })),
    auditedTokens: readAll(() => prisma.auditedToken.findMany({ where: { userId } })),
    passkeys: readAll(() => prisma.passkey.findMany({ where: { userId } })),
    recoveryCodes: readAll(() => prisma.recoveryCode.findMany({ where: { userId } })),
    rememberedDevices: readAll(() => prisma.rememberedDevice.findMany({ where: { userId } })),
    devices: readAll(() => listDevices(prisma, userId, sessionId)),
    mails: readById(({ where, take }) =>
      listAccountMails(prisma, mailPolicies, account, { after: where.id.gt, take }),
    ),
  };
  for (const read of readers) Object.assign(lists, read(prisma, userId));
  const single = {
    about: ABOUT,
    savedAt: new Date(),
    account,
    newEmail: account.emailChange,
    unconfirmedEmail: account.emailConfirmation,
    noticeSetting: account.noticeSetting,
    authenticatorApp: account.authenticatorApp,
  };
  return { lists, single };
}

async function* streamFile({ lists, single }: Data): AsyncGenerator<string> {
  let separator = "{";
  for (const [name, schema] of Object.entries(accountData.shape)) {
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    separator = ",";
    if (schema instanceof z.ZodArray) {
      const rows = lists[name as List];
      if (!rows) throw new Error(`No feature reads ${name} of an account.`);
      yield* streamList(rows, schema.element as z.ZodType);
    } else yield formatJson(schema.parse(single[name as keyof typeof single]), 1);
  }
  yield "\n}\n";
}

/** Streams an account's data as a JSON file. Rows are read as fast as the reader consumes them. */
export const accountFiles = (deps: AccountDataDeps) => async (userId: string, sessionId: string) =>
  streamFile(await openData(deps, userId, sessionId));

async function readFirst(rows: Rows = []): Promise<unknown[]> {
  const first: unknown[] = [];
  for await (const row of rows) if (first.push(row) === LIST_MAX) break;
  return first;
}

/** Reads an account's data for a page. */
export const readableData =
  (deps: AccountDataDeps) =>
  async (userId: string, sessionId: string): Promise<ReadableAccountData> => {
    const { lists, single } = await openData(deps, userId, sessionId);
    const read = Object.entries(lists).map(async ([name, rows]) => [name, await readFirst(rows)]);
    return readableAccountData.parse({ ...single, ...Object.fromEntries(await Promise.all(read)) });
  };
