// Fetched together: every page's first load names each file that any page fetches later.

export { DeclineDialog } from "../own/cancel/DeclineDialog.tsx";
export { LeaveEventDialog } from "../own/cancel/LeaveEventDialog.tsx";
export { ChangeChildDialog } from "./ChangeChildDialog.tsx";
export { RemoveChildDialog } from "./RemoveChildDialog.tsx";
