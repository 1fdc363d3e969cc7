import { type AccountData, organization, uploadAddress } from "@headwaters/contracts";
import { accountData, TryAgainError } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { ownItems } from "../content/versions/deletion.ts";
import { mailsAbout } from "./accountMails.ts";
import { devicesOf } from "./sessions/devices.ts";

const ABOUT =
  `Everything that this website keeps about your account at ${organization.name}, except your ` +
  "password, of which only a hash is kept. Not in this file, because anyone can type any email " +
  "address into them: messages, membership applications and newsletter subscriptions sent by " +
  `form. To receive those too, write to ${organization.email}.`;

/** Rows that are read, and held, at a time: a saved version may have 100 kB. */
const PAGE = 20;

type Rows = AsyncIterable<unknown> | Iterable<unknown>;
/** The parts of the file that are lists, of any length. */
type List = {
  [Name in keyof AccountData]: AccountData[Name] extends unknown[] ? Name : never;
}[keyof AccountData];
type Lists = Record<List, Rows>;
type Item = AccountData["publishing"][number];
type ItemVersion = AccountData["savedVersions"][number];

/** All rows, read a page at a time, each page after the last row of the one before. */
async function* paged<Row>(read: (last: Row | null) => PromiseLike<Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await read(last);
    yield* rows;
    last = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
  } while (last);
}

const BY_ID = { orderBy: { id: "asc" }, take: PAGE } as const;

/** The same of a table that is read by ascending id. */
const byId = <Row extends { id: string }>(read: (after: string) => PromiseLike<Row[]>) =>
  paged<Row>((last) => read(last?.id ?? ""));

type Account = Awaited<ReturnType<typeof findAccount>>;

async function findAccount(prisma: PrismaClient, userId: string) {
  const account = await prisma.user.findUnique({
    where: { id: userId },
    include: {
      ...{ emailChange: true, emailConfirmation: true },
      ...{ roles: true, ledEvents: true, namedLeaders: true },
    },
  });
  if (account) return account;
  throw new TRPCError({ code: "NOT_FOUND", message: "This account is no longer here." });
}

/** Each row may have more columns than the file shows: the contract's schema leaves the others out. */
function listsOf(prisma: PrismaClient, account: Account, sessionId: string): Lists {
  const { id: userId, roles } = account;
  async function* devices() {
    yield* await devicesOf(prisma, userId, sessionId);
  }
  async function* registrations() {
    const rows = paged<{ place: number }>((last) =>
      prisma.registration.findMany({
        where: { userId, place: { gt: last?.place ?? 0 } },
        orderBy: { place: "asc" },
        take: PAGE,
        include: { party: true },
      }),
    );
    for await (const { party, ...row } of rows as AsyncIterable<{ party: object }>) {
      yield { ...party, ...row };
    }
  }
  async function* pictures() {
    const uploads = byId((after) =>
      prisma.upload.findMany({
        where: { authorId: userId, storedAt: { not: null }, id: { gt: after } },
        ...BY_ID,
      }),
    );
    for await (const upload of uploads) yield { ...upload, url: uploadAddress(upload.id) };
  }
  return {
    roles,
    ledEvents: account.ledEvents,
    namedLeaders: account.namedLeaders,
    devices: devices(),
    mails: byId((after) => mailsAbout(prisma, account, { after, take: PAGE })),
    newsArticles: byId((after) =>
      prisma.newsArticle.findMany({ where: { authorId: userId, id: { gt: after } }, ...BY_ID }),
    ),
    events: byId((after) =>
      prisma.event.findMany({ where: { authorId: userId, id: { gt: after } }, ...BY_ID }),
    ),
    educationArticles: byId((after) =>
      prisma.educationArticle.findMany({
        where: { authorId: userId, id: { gt: after } },
        ...BY_ID,
      }),
    ),
    publishing: paged<Item>(
      (last) => prisma.$queryRaw`
        SELECT * FROM items
        WHERE (kind, id) IN (SELECT kind, id FROM (${ownItems(userId)}) AS own)
          AND (kind, id) > (${last?.kind ?? ""}, ${last?.id ?? ""})
        ORDER BY kind, id LIMIT ${PAGE}`,
    ),
    savedVersions: paged<ItemVersion>(
      (last) => prisma.$queryRaw`
        SELECT * FROM item_versions
        WHERE "savedById" = ${userId} AND (kind, "itemId", version) >
          (${last?.kind ?? ""}, ${last?.itemId ?? ""}, ${last?.version ?? 0}::int)
        ORDER BY kind, "itemId", version LIMIT ${PAGE}`,
    ),
    children: byId((after) =>
      prisma.child.findMany({ where: { userId, id: { gt: after } }, ...BY_ID }),
    ),
    registrations: registrations(),
    pictures: pictures(),
  };
}

/** As JSON.stringify writes it at this depth, for people to read. */
const indented = (value: unknown, depth: number) =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`);

/** A list's rows, each a piece of text; what the schema does not name stays here. */
async function* listPieces(rows: Rows, row: z.ZodType): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const each of rows) {
    yield `${isEmpty ? "[" : ","}\n    ${indented(row.parse(each), 2)}`;
    isEmpty = false;
  }
  yield isEmpty ? "[]" : "\n  ]";
}

async function* filePieces(
  prisma: PrismaClient,
  account: Account,
  sessionId: string,
): AsyncGenerator<string> {
  const lists = listsOf(prisma, account, sessionId);
  const single = {
    ...{ about: ABOUT, savedAt: new Date(), account, newEmail: account.emailChange },
    unconfirmedEmail: account.emailConfirmation,
  };
  let separator = "{";
  for (const [name, schema] of Object.entries(accountData.shape)) {
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    separator = ",";
    if (schema instanceof z.ZodArray) {
      yield* listPieces(lists[name as List], schema.element as z.ZodType);
    } else yield indented(schema.parse(single[name as keyof typeof single]), 1);
  }
  yield "\n}\n";
}

const underWay = () =>
  new TryAgainError(
    "TOO_MANY_REQUESTS",
    "Your data is being downloaded already. Please wait for that file to arrive.",
    10,
  );

/** A file that nobody has begun to read by then never will be: its reader went away, ms. */
const BEGUN_WITHIN = 10_000;

/**
 * The same pieces; calls `ended` when they are all read, when reading breaks off, or when it does not
 * begin. A generator alone would not do: one that was not begun runs no `finally`.
 */
function readOnce(pieces: AsyncGenerator<string>, ended: () => void): AsyncIterable<string> {
  let isOver = false;
  let isTooLate = false;
  const end = () => {
    clearTimeout(unread);
    if (!isOver) ended();
    isOver = true;
  };
  const unread = setTimeout(() => {
    isTooLate = true;
    end();
  }, BEGUN_WITHIN);
  unread.unref();
  const iterator: AsyncIterator<string> = {
    async next() {
      clearTimeout(unread);
      if (isTooLate) throw underWay();
      try {
        const result = await pieces.next();
        if (result.done) end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      try {
        return await pieces.return(undefined);
      } finally {
        end();
      }
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

/** What is kept about an account as a JSON file in pieces, read as fast as they are taken. */
export function accountFiles(prisma: PrismaClient) {
  /** Accounts whose file is being read, or about to be. */
  const reading = new Set<string>();

  return async (userId: string, sessionId: string): Promise<AsyncIterable<string>> => {
    if (reading.has(userId)) throw underWay();
    // Before anything is waited for: of two at once, one is answered that it has to wait.
    reading.add(userId);
    try {
      const account = await findAccount(prisma, userId);
      return readOnce(filePieces(prisma, account, sessionId), () => reading.delete(userId));
    } catch (error) {
      reading.delete(userId);
      throw error;
    }
  };
}
