import {
  type DeliveryStatus,
  MAX_WEBHOOKS,
  PREVIOUS_SECRET_HOURS,
  retentionDays,
  webhookTypeNames,
} from "@headwaters/contracts";

/** "Someone registers · An event is cancelled" */
export const formatTypes = (types: readonly string[]) =>
  types.map((type) => webhookTypeNames[type]).join(" · ");

/** The page of all webhooks. */
export const webhooksTexts = {
  title: "Webhooks",
  description: "Addresses of other systems that are told what happens here.",
  lead: "Addresses of other systems that are told at once what happens here: a chat, a spreadsheet, a mailing list. Most sites need none.",
  label: "Webhooks",
  columns: {
    url: "Address",
    types: "Told of",
    failures: "Failed",
    since: "Since",
  },
  failed: "The list could not be loaded",
  empty: { title: "No webhooks", text: "Nothing is told to other systems." },
  reference: "How deliveries look, and how they are verified",
  new: "New Webhook",
  tooMany: `There are at most ${MAX_WEBHOOKS} webhooks.`,
  failures: (count: number) => (count === 1 ? "1 delivery failed" : `${count} deliveries failed`),
  form: {
    title: "New webhook",
    change: "Change the webhook",
    url: "Address",
    urlHint: "https://…, as the other system shows it",
    types: "What it is told of",
    personal: "Names people",
    personalHint:
      "First names of those who come, and names, email and phone numbers of those who register, apply or write. Otherwise it gets ids and titles alone. Ask first whether the other system may have them.",
    create: "Add Webhook",
    save: "Save",
    pending: "Saving...",
  },
  created: {
    title: "The webhook’s secret",
    text: "Copy it now into the other system: by it, that system knows that deliveries come from here. It is shown this once.",
    label: "Secret",
  },
  /** After a change of the address. */
  changed: {
    title: "The webhook’s new secret",
    text: "The address has changed, so it has a new secret. Copy it now into the other system; the old one is not used any more. It is shown this once.",
    label: "Secret",
  },
  added: "The webhook is added",
  saved: "The webhook is saved",
  notChanged: "Nothing was changed",
} as const;

/** The page of one webhook. */
export const webhookTexts = {
  description: "What one address is told, and what became of it.",
  back: "Webhooks",
  failed: "This webhook could not be loaded",
  facts: { url: "Address", types: "Told of", people: "People" },
  named: "Their names and addresses are sent",
  notNamed: "Nobody is named",
  change: "Change",
  test: { button: "Send a Test", pending: "Sending...", done: "A test is on its way" },
  secret: {
    button: "New Secret",
    pending: "Making...",
    notNow: "Not now",
    title: "Give it a new secret?",
    text: `The new secret is shown once, to be copied into the other system. For ${PREVIOUS_SECRET_HOURS} hours the old one signs deliveries, too, so that none is refused meanwhile.`,
    done: "It has a new secret",
    shown: {
      title: "The webhook’s new secret",
      text: `Copy it now into the other system, within ${PREVIOUS_SECRET_HOURS} hours. It is shown this once.`,
      label: "Secret",
    },
  },
  remove: {
    button: "Remove",
    pending: "Removing...",
    title: "Remove this webhook?",
    text: "It is told nothing from now on. What it was told is deleted here, and what waits is not sent.",
    done: "The webhook is removed",
  },
  deliveries: {
    title: "Deliveries",
    label: "Deliveries",
    filter: { label: "Status", all: "All" },
    statuses: {
      pending: "On its way",
      delivered: "Delivered",
      failed: "Failed",
    } satisfies Record<DeliveryStatus, string>,
    failed: "The deliveries could not be loaded",
    empty: {
      title: "No deliveries",
      text: `Nothing was sent in the last ${retentionDays.webhookDeliveries} days, or nothing fits this choice.`,
    },
    columns: { what: "What happened", status: "Status", date: "Date" },
    resend: {
      button: "Send Again",
      done: (count: number) =>
        count === 1 ? "One is being sent again" : `${count} are being sent again`,
    },
  },
} as const;
