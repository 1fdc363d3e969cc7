import { ana, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { aboutAccount, type MailKinds } from "../../../platform/mail/delivery/policies.ts";
import { itemPublished } from "./itemPublished.ts";
import { itemReturned } from "./itemReturned.ts";

const article = { ...ana, title: "Herons are back", link: `${SITE}/writing/news/0193-heron` };

export const mails: MailKinds = {
  itemPublished: { policy: aboutAccount, sample: () => itemPublished(article) },
  itemReturned: {
    policy: aboutAccount,
    sample: () =>
      itemReturned({
        ...article,
        note: "Please leave out the children’s last names.\nAnd add where the herons nest.",
      }),
  },
};
