export { AccountPart } from "./account/AccountPart.tsx";
export { ChangeForm } from "./account/change/ChangeForm.tsx";
export { nothingChanged } from "./account/change/nothingChanged.ts";
export { toastCreateFailure } from "./session/createFailure.ts";
export {
  useCheckCurrentUser,
  useCurrentUser,
  useFollowOtherTabs,
  useSetCurrentUser,
} from "./session/currentUser.ts";
export { useFollowLostSession } from "./session/useFollowLostSession.ts";
