export { AccountSection } from "./account/AccountSection.tsx";
export { ChangeForm } from "./account/change/ChangeForm.tsx";
export { useChangeFailure } from "./account/change/useChangeFailure.ts";
export { toastCreateFailure, toastLoggedOut } from "./session/createFailure.ts";
export {
  useCheckCurrentUser,
  useCurrentUser,
  useFollowOtherTabs,
  useSetCurrentUser,
} from "./session/currentUser.ts";
export { useSignedOut } from "./session/useSignedOut.ts";
