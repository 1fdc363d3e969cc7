import type { GrantedRole } from "@headwaters/contracts";
import type { Confirmation } from "#ui/forms/dialogs/ConfirmDialog.tsx";

type RoleConfirmation = Confirmation & { done: string };

export interface RoleTexts {
  /** Followed by a date. */
  since: string;
  grant: RoleConfirmation;
  /** `own` replaces texts where people give up their own role. */
  revoke: RoleConfirmation & { own?: Partial<RoleConfirmation> };
}

export const personTexts = {
  /** On the page "My data". */
  myRoles: "Roles",
  rolesSince: "since",
  description: "An account, and what staff can do with it.",
  back: "People",
  failed: "This account could not be loaded",
  you: "This is your own account.",
  facts: {
    email: "Email address",
    since: "Account since",
    suspended: "Suspended since",
    devices: "Signed in",
    twoStep: "Two-step sign-in",
    written: "Written here",
  },
  twoStep: { on: "On", off: "Off" },
  nowhere: "Nowhere",
  /** Followed by the time. */
  lastUsed: "last used",
  /** Followed by a name. */
  suspendedBy: "by",
  nothing: "Nothing yet",
  log: "What they did as staff",
  /** What each role is called, and the questions before it is granted and taken. */
  roles: {
    staff: {
      since: "Staff since",
      grant: {
        button: "Make Staff",
        pending: "Making staff...",
        title: "Make them staff?",
        text: "They will see every application, message and account, publish and take down articles, and send the newsletter. It holds from their next click.",
        done: "They are staff now",
      },
      revoke: {
        button: "Take Staff Role",
        pending: "Taking the role...",
        title: "Take the staff role from them?",
        text: "These pages are closed to them at once. Their account stays, with what they wrote.",
        done: "They are a member like others now",
        own: {
          title: "Give up your staff role?",
          text: "These pages are closed to you at once. Someone else who is staff would have to let you in again.",
          done: "You are a member like others now",
        },
      },
    },
    leader: {
      since: "Leader since",
      grant: {
        button: "Make Leader",
        pending: "Making a leader...",
        title: "Make them a leader?",
        text: "They will see the families who register for their events: names, ages, phone numbers and needs. Their events open for registration without an approval. It holds from their next click.",
        done: "They are a leader now",
      },
      revoke: {
        button: "Take Leader Role",
        pending: "Taking the role...",
        title: "Take the leader role from them?",
        text: "They no longer see who registers for their events. Registration for these closes until you approve them; families keep their seats.",
        done: "They are no leader any more",
      },
    },
  } satisfies Record<GrantedRole, RoleTexts>,
  signOut: {
    button: "Sign Out Everywhere",
    pending: "Signing out...",
    title: "Sign them out everywhere?",
    text: "Every browser that is signed in to this account has to sign in again. Do it when a device was lost, or someone else may know the password.",
    done: "They are signed out everywhere",
    own: {
      title: "Sign out everywhere else?",
      text: "Every other browser that is signed in to your account has to sign in again. This one stays.",
      done: "You are signed out everywhere else",
    },
  },
  factorReset: {
    button: "Turn Off Two-Step Sign-In",
    pending: "Turning it off...",
    title: "Turn off their two-step sign-in?",
    text: "Do it when they have lost their passkeys, their app and their recovery codes, and you have spoken to them: their passkeys and codes are removed, they are signed out everywhere, and their password alone lets them in again. They are told by email.",
    done: "Their two-step sign-in is off",
  },
  suspend: {
    open: "Suspend Account",
    button: "Suspend",
    pending: "Suspending...",
    title: "Suspend this account?",
    text: "It is signed out everywhere and cannot sign in. Its events take no more registrations, and nothing that it has scheduled is published. Families who have a seat keep it, and what is published stays; take it down where it has to go.",
    reason: "Reason",
    missing: "Reason is required",
    notify: "Send the reason by email",
    notifyHint:
      "Otherwise only staff see it. No email goes to an address that nobody has confirmed.",
    notNow: "Not now",
    done: "The account is suspended",
  },
  reinstate: {
    button: "Lift Suspension",
    pending: "Lifting the suspension...",
    title: "Lift the suspension?",
    text: "The account can be signed in to again. Its events take registrations as before.",
    done: "The suspension is lifted",
  },
  delete: {
    button: "Delete Account",
    pending: "Deleting...",
    title: "Delete this account?",
    text: "Do it when its owner asks you to. Their children, registrations to come, drafts and pictures are deleted, and seats go to the waitlist. What is published stays, without their name. It cannot be undone.",
    done: "The account is deleted",
  },
  notChanged: "Nothing was changed",
} as const;

/** Texts of a person's activity. */
export const recordTexts = {
  eventCancelled: "event cancelled",
  content: "Content",
  allContent: "All their content",
  registrations: "Registrations",
  people: (people: number, status: string) =>
    `${people} ${people === 1 ? "person" : "people"}, ${status}`,
  applications: "Applications with this address",
  messages: "Messages with this address",
  answered: "Answered",
  open: "Not answered",
  nothing: "Nothing.",
  failed: "What this person has to do with us could not be loaded.",
} as const;
