// In a file of its own, because every page loads it.
/** Targets of links in mails; a button on the page does the action. */
export const CONFIRM_NEWSLETTER_PATH = "/newsletter/confirm";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";
/** Not a page: mail programs POST to it for one-click unsubscribe (RFC 8058). */
export const ONE_CLICK_PATH = "/api/newsletter/unsubscribe";
