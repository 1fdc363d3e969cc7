export { AccountSection } from "./account/AccountSection.tsx";
export { ChangeForm } from "./account/change/ChangeForm.tsx";
export { nothingChanged } from "./account/change/nothingChanged.ts";
export { PasswordPrompt } from "./password/confirm/PasswordPrompt.tsx";
export { toastCreateFailure } from "./session/createFailure.ts";
export {
  useCheckCurrentUser,
  useCurrentUser,
  useFollowOtherTabs,
  useSetCurrentUser,
} from "./session/currentUser.ts";
export { useFollowLostSession } from "./session/useFollowLostSession.ts";
