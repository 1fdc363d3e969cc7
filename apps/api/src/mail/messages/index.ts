export { confirmNewEmail } from "./confirmNewEmail.ts";
export { emailChanged } from "./emailChanged.ts";
export { passwordChanged } from "./passwordChanged.ts";
export { passwordReset } from "./passwordReset.ts";
