import { GUARDIAN_INVITATION_DAYS, PICK_UP_PEOPLE_MAX, retentionDays } from "@headwaters/contracts";

/** The dialog about the guardians of a child and its pick-up. */
export const careTexts = {
  button: "Guardians and pick-up",
  title: (name: string) => `${name}: guardians and pick-up`,
  failed: "This could not be loaded.",
  loading: "One moment…",
  guardians: {
    title: "Guardians",
    text: "Each guardian sees and changes this entry and its registrations, and gets our emails about them. The rest of your family stays unseen.",
    you: "you",
    excluded: "Staff have noted: not to be told, not to pick up",
    invited: "Invited until",
    withdraw: "Withdraw",
    email: "Email of another guardian",
    hint: `We mail a link that only an account with this address can use, for ${GUARDIAN_INVITATION_DAYS} days. It says this first name and yours, and no more.`,
    invite: "Send Invitation",
    pending: "Sending...",
    sent: "The invitation is on its way",
    withdrawn: "The invitation is withdrawn",
  },
  leave: {
    button: "Stop being a guardian",
    title: (name: string) => `Stop being a guardian of ${name}?`,
    text: "The other guardians keep the entry, and its registrations pass to them. To come back you need a new invitation.",
    confirm: "Yes, stop",
    pending: "One moment...",
    keep: "Stay",
    done: "You are a guardian no more",
  },
  pickUp: {
    title: "Who may pick up",
    text: `Guardians, and up to ${PICK_UP_PEOPLE_MAX} people more. Leaders see this list at the event, and ask when anybody else comes. We erase it ${retentionDays.pickUpPeople} days after you saved it, and later while we keep a registration of this child.`,
    person: (index: number) => `Person ${index}`,
    name: "Name",
    phone: "Phone",
    relation: "Relation",
    relationHint: "Such as grandmother or neighbor.",
    add: "Add a person",
    remove: "Remove",
    alone: "May go home alone",
    aloneMeaning: "You agree that leaders let this child go on its own, once it has this age.",
    age: "From age",
    consent: "Agreed by",
    save: "Save",
    pending: "Saving...",
    saved: "Saved",
    failed: "Nothing was saved",
    changed: "Another guardian has saved a newer list meanwhile.",
    reload: "Show the newer list",
  },
} as const;

/** Invitations to become a guardian, on the account's page and by a mail's link. */
export const invitationTexts = {
  title: "An Invitation for You",
  description: "Accept or decline to be a guardian of a child.",
  facts: (invitedBy: string, name: string) =>
    `${invitedBy} invites you to be a guardian of ${name}.`,
  meaning: (name: string) =>
    `As a guardian you see and change the events that ${name} is signed up for, say who may pick ${name} up, and get our emails about them. You see nothing else of ${name}’s other guardians.`,
  until: "The invitation can be accepted until",
  accept: "Accept",
  decline: "Decline",
  pending: "One moment...",
  account: "Your account: ",
  signInFirst:
    "To accept, sign in with the account that has the invited email address, or make one and confirm the address.",
  signIn: "Sign In or Sign Up",
  what: "Answering the invitation",
  failed: "That did not work. Please check your connection and try again.",
  accepted: {
    title: "You Are a Guardian Now",
    text: "The entry and its registrations are on your account’s page.",
  },
  declined: { title: "Declined", text: "The invitation is deleted." },
  toAccount: "To My Account",
  home: "Home",
  incomplete: {
    title: "This link is not complete",
    text: "Open it as it stands in the email. If you have signed in with the invited address, the invitation is on your account’s page, too.",
  },
  over: { title: "This Invitation Is Over" },
} as const;
