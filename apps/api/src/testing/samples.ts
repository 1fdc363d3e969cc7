import { mailKinds } from "../features/index.ts";
import type { Mail } from "../platform/mail/mail.ts";

/** A sample of each kind of mail with a fixed text. */
export const samples: Readonly<Record<string, Mail>> = Object.fromEntries(
  Object.entries(mailKinds).flatMap(([kind, { sample }]) => (sample ? [[kind, sample()]] : [])),
);
