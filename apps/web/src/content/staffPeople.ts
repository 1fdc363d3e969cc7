/** The pages of accounts. */
export const peopleTexts = {
  title: "People",
  description: "Everyone who has an account, and who is staff.",
  lead: "Everyone who has an account on this website, newest first.",
  label: "Accounts",
  search: "Name or email address",
  filter: { label: "Who", all: "Everyone", staff: "Staff" },
  failed: "The list could not be loaded",
  empty: {
    title: "Nobody found",
    text: "Try part of the name or of the address, or look at everyone.",
  },
  roles: { staff: "Staff", leader: "Leader", member: "Member" },
  since: "Account since",
} as const;

export const personTexts = {
  description: "An account, and what staff can do with it.",
  back: "People",
  failed: "This account could not be loaded",
  you: "This is your own account.",
  facts: {
    email: "Email address",
    since: "Account since",
    staffSince: "Staff since",
    devices: "Signed in",
    written: "Written here",
  },
  nowhere: "Nowhere",
  /** Followed by when. */
  lastUsed: "last used",
  nothing: "Nothing yet",
  log: "What they did as staff",
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
  refused: "Nothing was changed",
} as const;
