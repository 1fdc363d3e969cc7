import { mailStatuses } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { ListBarTexts } from "#ui/lists/filters.ts";
import { mailsTexts } from "../texts/staffMails.ts";

export const mailList = { path: paths.mails, fields: { status: mailStatuses } } as const;

const { search, filter, statuses } = mailsTexts;

export const mailBar: ListBarTexts = {
  search,
  choices: [{ field: "status", label: filter.label, all: filter.all, names: statuses }],
};
