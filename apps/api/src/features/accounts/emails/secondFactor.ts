import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

const NOT_YOU = `If it was not you, set a new password right away (“Forgot your password?” on the sign-in page) and tell us: ${organization.email}.`;

type Changed = Recipient & {
  /** "an app for codes", "the passkey “Phone”" */
  what: string;
  when: Date;
};

/** Sent when a passkey, an app or new recovery codes were added. */
export function factorAdded({ what, when, ...recipient }: Changed) {
  return composeMail(recipient, {
    kind: "factorAdded",
    subject: "Two-step sign-in: something was added",
    preview: `It was ${what}. If it was not you, set a new password right away.`,
    paragraphs: [
      `On ${momentInWords(when)} your account got ${what} for its second step at sign-in.`,
      "If it was you, all is well.",
      NOT_YOU,
    ],
  });
}

/**
 * Sent when a passkey or the app was removed.
 * @param changed with `isLeft`, whether the account still has a second step
 */
export function factorRemoved({ what, when, isLeft, ...recipient }: Changed & { isLeft: boolean }) {
  return composeMail(recipient, {
    kind: "factorRemoved",
    subject: "Two-step sign-in: something was removed",
    preview: isLeft
      ? "Your account still has another one. If it was not you, tell us right away."
      : "Your password alone signs you in now. If it was not you, tell us right away.",
    paragraphs: [
      `On ${momentInWords(when)} ${what} was removed from your account.`,
      isLeft
        ? "It still asks for a second step when you sign in."
        : "It asks for your password alone now when you sign in.",
      NOT_YOU,
    ],
  });
}

/** Sent when staff, or a command on the server, removed all second factors of an account. */
export function factorsReset(recipient: Recipient) {
  return composeMail(recipient, {
    kind: "factorsReset",
    subject: "Two-step sign-in was turned off for your account",
    preview: "Our staff did it. If you did not ask for it, please tell us right away.",
    paragraphs: [
      "Our staff removed the passkeys, the app and the recovery codes of your account, as for someone who has lost them. You are signed out everywhere, and sign in with your password alone.",
      "Please set up two-step sign-in again on your account page.",
      `If you did not ask for this, please tell us right away: ${organization.email}.`,
    ],
  });
}

/** Sent when someone signed in, or confirmed who they are, with a recovery code. */
export function recoveryCodeUsed({
  left,
  when,
  ...recipient
}: Recipient & { left: number; when: Date }) {
  return composeMail(recipient, {
    kind: "recoveryCodeUsed",
    subject: "A recovery code of your account was used",
    preview: `${left} ${left === 1 ? "is" : "are"} left. If it was not you, set a new password right away.`,
    paragraphs: [
      `On ${momentInWords(when)} one of your recovery codes was used instead of a passkey or your app.`,
      left === 0
        ? "It was the last one. Please make new ones on your account page."
        : `${left === 1 ? "One is" : `${left} are`} left.`,
      NOT_YOU,
    ],
  });
}
