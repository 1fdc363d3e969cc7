/** Roles that staff grant, from most to fewest rights. An account may have several; without one it is a member. */
export const grantedRoles = ["staff", "leader"] as const;
export type GrantedRole = (typeof grantedRoles)[number];

export const roles = [...grantedRoles, "member"] as const;
export type Role = (typeof roles)[number];

/** The roles that have each right. Code asks for rights, and never compares roles. */
const rights = {
  /** Their own events take registrations without an approval. */
  authorTrustedEvents: ["staff", "leader"],
  /** Lead events: see and check in the families of events that they wrote or are named for. */
  leadEvents: ["leader"],

  /** Open the staff pages; each page and count there needs a right of its own. */
  openStaffPages: ["staff"],
  /** See the families of every event. */
  seeFamilies: ["staff"],
  /** Change, cancel and fill every event, and write to its families. */
  runAnyEvent: ["staff"],
  /** Approve events of others for registration, and notes on cancelled ones. */
  approveEvents: ["staff"],
  /** Put new wordings of consents into force. */
  editConsentTexts: ["staff"],
  /** Read, change and take down content of all authors, drafts included. */
  editAnyContent: ["staff"],
  /** Publish without review. */
  publishContent: ["staff"],
  /** Decide about content that waits for review. */
  reviewContent: ["staff"],
  /** Read and answer contact messages. */
  seeMessages: ["staff"],
  /** Read and decide membership applications. */
  decideMembership: ["staff"],
  /** Write and send newsletters, and see their subscribers. */
  sendNewsletter: ["staff"],
  /** See all accounts; grant roles, suspend and delete. */
  managePeople: ["staff"],
  /** See the list of sent mails, and send failed ones again. */
  seeMails: ["staff"],
  /** Note the clearances of adults, and say what events need. */
  manageClearances: ["staff"],
  /** Read the audit log. */
  seeLog: ["staff"],
  manageWebhooks: ["staff"],
} as const satisfies Record<string, readonly GrantedRole[]>;
export type Right = keyof typeof rights;

/** The roles that have a right. */
export function findRoles(right: Right): readonly GrantedRole[] {
  return rights[right];
}

/** True if one of the account's roles has the right; false without an account. */
export function can(
  user: { readonly roles: readonly GrantedRole[] } | null | undefined,
  right: Right,
): boolean {
  return user?.roles.some((role) => findRoles(right).includes(role)) ?? false;
}
