import { mailStatuses } from "@headwaters/contracts";
import type { ListBarTexts } from "../../../components/items/ListBar.tsx";
import { mailsTexts } from "../../../content/staffMails.ts";
import { paths } from "../../../paths.ts";

export const mailList = { path: paths.mails, fields: { status: mailStatuses } } as const;

const { search, filter, statuses } = mailsTexts;

export const mailBar: ListBarTexts = {
  search,
  choices: [{ field: "status", label: filter.label, all: filter.all, names: statuses }],
};
