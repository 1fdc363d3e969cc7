export { confirmNewEmail } from "./confirmNewEmail.ts";
export { emailChanged } from "./emailChanged.ts";
export { itemPublished } from "./itemPublished.ts";
export { itemReturned } from "./itemReturned.ts";
export { passwordChanged } from "./passwordChanged.ts";
export { passwordReset } from "./passwordReset.ts";
