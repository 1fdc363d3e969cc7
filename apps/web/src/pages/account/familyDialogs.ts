// Fetched together: every page's first load names each file that any page fetches later.
export { ChangeChildDialog } from "./children/ChangeChildDialog.tsx";
export { RemoveChildDialog } from "./children/RemoveChildDialog.tsx";
export { CancelDialog } from "./registrations/CancelDialog.tsx";
export { DeclineDialog } from "./registrations/DeclineDialog.tsx";
