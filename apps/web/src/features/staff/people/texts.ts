import type { GrantedRole, Role } from "@headwaters/contracts";

/** The pages of accounts. */
export const peopleTexts = {
  title: "People",
  description: "Everyone who has an account, and who is staff.",
  lead: "Everyone who has an account on this website. Open one to see what they do here, or to give them a role.",
  label: "Accounts",
  search: "Name or email address",
  filter: {
    label: "Who",
    all: "Everyone",
    roles: { staff: "Staff", leader: "Leaders" } satisfies Record<GrantedRole, string>,
  },
  failed: "The list could not be loaded",
  empty: {
    title: "Nobody found",
    text: "Try part of the name or of the address, or look at everyone.",
  },
  roles: { staff: "Staff", leader: "Leader", member: "Account" } satisfies Record<Role, string>,
  suspended: "Suspended",
  columns: { name: "Name", email: "Email address", roles: "Role", since: "Account since" },
} as const;
