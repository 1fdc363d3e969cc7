import { mailKinds } from "../features/index.ts";
import type { Mail } from "../platform/mail/mail.ts";

/** Every kind of mail that has a fixed text, as someone might get it. */
export const samples: Readonly<Record<string, Mail>> = Object.fromEntries(
  Object.entries(mailKinds).flatMap(([kind, { sample }]) => (sample ? [[kind, sample()]] : [])),
);
